import type { adviceCatalogue } from '@jipsalpim/engine/words/ko-advice.ts'
import type { changeWords } from '@jipsalpim/engine/words/ko-changes.ts'
import type { engineWords } from '@jipsalpim/engine/words/ko-engine.ts'
import type { findingBodies } from '@jipsalpim/engine/words/ko-findings.ts'
import type { OrderWords } from '../features/analyze/order.funnel.tsx'
import type { MinuteWords } from '../features/analyze/minute.funnel.tsx'
import type { funnelWords } from '../kernel/funnel/words.ts'
import type { dayWords } from './day-words.ts'
import type { kernelWords } from '../kernel/words.ts'
import type { partWords } from '../kernel/part-words.ts'
import type { words as shellWords } from '../shell/words.ts'
import type { words as uiWords } from '../ui/words.ts'
import type { moneyWords } from './money-words.ts'

/** Every catalogue that may be said in another language, by its name. */
export type Catalogues = {
  shell: typeof shellWords
  ui: typeof uiWords
  kernel: typeof kernelWords
  part: typeof partWords
  money: typeof moneyWords
  days: typeof dayWords
  verificationReasons: Record<string, string>
  orderFields: OrderWords['fields']
  orderQuestions: OrderWords['questions']
  funnel: typeof funnelWords
  reasons: Record<string, string>
  minute: MinuteWords
  engine: typeof engineWords
  findings: typeof findingBodies
  advice: typeof adviceCatalogue
  changes: typeof changeWords
  /** Legal terms stay Korean; what they mean is said in the reader's language. */
  glossary: Record<string, string>
}

/** The same shape with other words; whatever is left out stays Korean. */
type Said<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R extends string ? string : R
  : T extends string
    ? string
    : T extends readonly (infer E)[]
      ? readonly Said<E>[]
      : { readonly [K in keyof T]?: Said<T[K]> }
export type Messages = { readonly [N in keyof Catalogues]?: Said<Catalogues[N]> }
