import type { Finding } from '@jipsalpim/engine/assessment.ts'
import { adviceIdOf } from '@jipsalpim/engine/risk/advice-rules.ts'
import { adviceCatalogue } from '@jipsalpim/engine/words/ko-advice.ts'
import { findingBodies } from '@jipsalpim/engine/words/ko-findings.ts'
import { translatable } from '../lang/catalogue.ts'
import { language } from '../lang/language.ts'

/** What goes into a Korean contract and what a Korean realtor is asked, as they are before another language is laid over them. */
const korean = Object.fromEntries(
  Object.entries(adviceCatalogue.advice).map(([id, { clause, question }]) => [id, { clause, question }]),
)
translatable('findings', findingBodies)
translatable('advice', adviceCatalogue)

/** The Korean of a clause and a question, for readers of another language; nothing where Korean is read. */
export const koreanOf = (finding: Finding): { clause: string | null; question: string } | undefined =>
  language() === 'ko' ? undefined : korean[adviceIdOf(finding)]
