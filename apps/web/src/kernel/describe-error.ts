import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { errorWords } from './error-words.ts'

/** Its words come with the file that says them, so an answer is described once they are here. An error in the user's language; in Korean the server's message may be more exact. */
export const describeError = (error: ErrorName, text = ''): string => errorWords[error] ?? (text || errors[error].words)
