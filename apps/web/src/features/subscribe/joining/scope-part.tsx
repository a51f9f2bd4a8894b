import { Icon } from '../../../ui/icon.tsx'
import { aboutWords as w } from './about-words.ts'
import { Section } from './section.tsx'

/** What the watch can or cannot do; both are drawn alike, so that neither is overlooked. */
export function ScopePart({ which }: { which: 'can' | 'cannot' }) {
  const { title, items } = w[which]
  return (
    <Section title={title}>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
            {which === 'can' ? (
              <Icon name="check" size={20} className="mt-0.5 text-brand" />
            ) : (
              <span
                aria-hidden="true"
                className="mt-1 grid size-5 place-items-center rounded-sm border border-dashed border-line text-ink-2"
              >
                <Icon name="minus" size={16} />
              </span>
            )}
            <div>
              <p className="text-body font-semibold">{item.title}</p>
              <p className="text-note text-ink-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
