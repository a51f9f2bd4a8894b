import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { translatable } from '../lang/catalogue.ts'

/** For readers of another language, the verdict, the act and a word about the rest; empty in Korean, where the engine's sentences stand. */
export const verdictWords = {
  grade: {} as Partial<Record<Grade, string>>,
  acts: {} as Partial<Record<string, string>>,
  korean: '',
}
translatable('verdict', verdictWords)
