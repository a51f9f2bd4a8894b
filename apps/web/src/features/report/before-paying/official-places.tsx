import { Icon } from '../../../ui/icon.tsx'
import { businessNoWords as w } from './business-no-words.ts'

/** The offices where it can be looked up; no user data in the links. */
const places = [
  { id: 'iros', url: 'https://www.iros.go.kr' },
  { id: 'hometax', url: 'https://hometax.go.kr' },
  { id: 'renthome', url: 'https://www.renthome.go.kr' },
  { id: 'khug', url: 'https://www.khug.or.kr' },
] as const

export function OfficialPlaces() {
  return (
    <ul className="border-t border-hairline">
      {places.map(({ id, url }) => (
        <li key={id} className="border-b border-hairline">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-16 items-center justify-between gap-4 py-3 hover:bg-sunk"
          >
            <span className="min-w-0">
              <span className="block text-body font-semibold">{w.places[id].title}</span>
              <span className="block text-note text-ink-2">{w.places[id].note}</span>
              <span className="sr-only">{w.opens}</span>
            </span>
            <Icon name="next" size={20} className="text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  )
}
