import { chooseTranslation } from '@jipsalpim/engine/words/chosen.ts'
import type { Translation } from '@jipsalpim/engine/words/translation.ts'
import { Suspense, use, type ReactNode } from 'react'
import { wordsInTime } from '../kernel/chunks/in-time.ts'
import { language, type Lang } from '../lang/language.ts'

/** Renders its children once the engine's texts in the user's language have loaded; the Korean ones need no loading. */
export const EngineWords = ({ children, until = null }: { children: ReactNode; until?: ReactNode }) => (
  <Suspense fallback={until}>
    <Brought>{children}</Brought>
  </Suspense>
)

function Brought({ children }: { children: ReactNode }) {
  const words = loadEngineWords()
  if (words !== null) use(words)
  return children
}

let brought: Promise<void> | undefined
/** Loads the engine's texts in the chosen language; if that fails, Korean is used. Null: they have loaded. */
function loadEngineWords(): Promise<void> | null {
  const lang = language()
  if (lang === 'ko') return null
  return (brought ??= wordsInTime(load[lang]()).then(
    ({ translation }) => chooseTranslation(translation),
    () => undefined,
  ))
}
const load: Record<Exclude<Lang, 'ko'>, () => Promise<{ translation: Translation }>> = {
  en: () => import('@jipsalpim/engine/words/en.ts'),
  zh: () => import('@jipsalpim/engine/words/zh.ts'),
  vi: () => import('@jipsalpim/engine/words/vi.ts'),
}
