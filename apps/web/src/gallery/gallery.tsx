import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Basics } from './basics.tsx'
import { Fields } from './fields.tsx'
import { Figures } from './figures.tsx'
import { pages } from './pages.tsx'
import { ShellParts } from './shell-parts.tsx'
import { words } from './words.ts'

/**
 * Every component in every state, light and dark. In development only; `?page=` shows a whole page, `?theme=` one
 * theme.
 */
export function Gallery() {
  const [query] = useSearchParams()
  const page = pages[query.get('page') ?? '']
  if (page) return <div className="fixed inset-0 z-20 overflow-y-auto bg-paper">{page()}</div>
  const themes = (['light', 'dark'] as const).filter((theme) => (query.get('theme') ?? theme) === theme)
  return (
    <main id="main" className="fixed inset-0 z-20 overflow-y-auto bg-paper">
      <h1 className="sr-only">{words.title}</h1>
      <div className="wide:flex">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="flex-1 bg-sheet px-5 py-8">
            <h2 className="mb-4 text-title font-bold">{words[theme]}</h2>
            <p className="mb-8 flex flex-wrap gap-2">
              {Object.keys(pages).map((name) => (
                <ButtonLink key={name} to={`?page=${name}`} kind="secondary">
                  {name}
                </ButtonLink>
              ))}
            </p>
            <div className="max-w-card">
              <Figures />
              <Basics />
              <Fields />
              <ShellParts />
            </div>
          </div>
        ))}
      </div>
    </main>
  )
}
