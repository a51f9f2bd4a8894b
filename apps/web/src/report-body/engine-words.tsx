import { engineWords } from '@jipsalpim/engine/words/ko-engine.ts'
import { Suspense, use, type ReactNode } from 'react'
import { loadEngineWords, translatable } from '../lang/catalogue.ts'

translatable('engine', engineWords)

/** What the engine says, once its words in the reader's language are here; the Korean ones are at once. */
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
