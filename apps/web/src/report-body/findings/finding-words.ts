import type { Finding } from '@jipsalpim/engine/assessment.ts'
import { adviceIdOf } from '@jipsalpim/engine/risk/advice-rules.ts'
import { adviceWords } from '@jipsalpim/engine/words/ko/advice.ts'
import { language } from '../../lang/language.ts'

/**
 * The Korean text of a contract clause and of a question to a realtor, for users of another language; null if the user
 * reads Korean.
 */
export const koreanOf = (finding: Finding): { clause: string | null; question: string } | undefined =>
  language() === 'ko' ? undefined : adviceWords[adviceIdOf(finding)]
