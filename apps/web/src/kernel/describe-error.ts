import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { kernelWords } from './words.ts'

/** An error in the user's language; in Korean the server's message may be more exact. */
export const describeError = (error: ErrorName, text = ''): string =>
  kernelWords.errors[error] ?? (text || errors[error].words)
