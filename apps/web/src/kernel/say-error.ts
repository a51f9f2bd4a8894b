import { errors, type ErrorName } from '@jipsalpim/contract/errors.ts'
import { kernelWords } from './words.ts'

/** An answer that is not success, in the reader's language; in Korean the server may say it more exactly. */
export const sayError = (error: ErrorName, said = ''): string =>
  kernelWords.errors[error] ?? (said || errors[error].words)
