import type { Finding } from '@jipsalpim/engine/assessment.ts'
import { adviceIdOf } from '@jipsalpim/engine/risk/advice-rules.ts'
import { adviceWords } from '@jipsalpim/engine/words/ko/advice.ts'
import { language } from '../lang/language.ts'

/**
 * The Korean of what goes into a Korean contract and of what a Korean realtor is asked, for readers of another language;
 * nothing where Korean is read.
 */
export const koreanOf = (finding: Finding): { clause: string | null; question: string } | undefined =>
  language() === 'ko' ? undefined : adviceWords[adviceIdOf(finding)]
