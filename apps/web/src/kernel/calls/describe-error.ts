import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { errorWords } from './error-words.ts'

/**
 * An error in the user's language; in Korean the server's message may be more exact. Call it only once the texts have
 * loaded (`wordsReady`).
 */
export const describeError = (error: ErrorName, text = ''): string => errorWords[error] ?? (text || errors[error].words)
