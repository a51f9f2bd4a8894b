import type { ErrorName } from '@jipsalpim/contract/errors.ts'
import { translated } from '../../lang/translated.ts'

/** In Korean the server's own messages are displayed. */
export const korean: Partial<Record<ErrorName, string>> = {}
export const errorWords = translated(korean, {
  en: () => import('./error-words.en.ts'),
  zh: () => import('./error-words.zh.ts'),
  vi: () => import('./error-words.vi.ts'),
})
