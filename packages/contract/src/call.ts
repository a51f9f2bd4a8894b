import type { z } from 'zod'
import type { CallRow } from './rows/row.ts'
import type { ErrorName } from './errors.ts'

/** Errors that any call may answer, besides those that it declares. */
export type AnyFails =
  | 'invalidInput'
  | 'logInFirst'
  | 'notAllowed'
  | 'withdrawing'
  | 'processingStopped'
  | 'termsMissing'
  | 'notFound'
  | 'tooMany'
  | 'tryLater'
  | 'systemError'

export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  F extends ErrorName = ErrorName,
  R extends CallRow = CallRow,
> = { row: R; input: I; output: O; fails: readonly F[] }

/**
 * A promise between browser and server: the row (method, path, access) stands in `call-table.ts`, so that the client's
 * entry carries no schema; here are what goes in (path, query and body as one), what comes out, and how it may fail.
 */
export const call = <R extends CallRow, I extends z.ZodType, O extends z.ZodType, const F extends ErrorName>(
  row: R,
  c: { input: I; output: O; fails: readonly F[] },
): Call<I, O, F, R> => ({ row, ...c })

export type Input<C extends Call> = z.output<C['input']>
export type Sent<C extends Call> = z.input<C['input']>
export type Output<C extends Call> = z.output<C['output']>
export type Fails<C extends Call> = C['fails'][number] | AnyFails

/** What every call answers. `data` of an `invalidInput` is `{ field: reason }`. */
export type Envelope<T> = { code: 0; data: T; message: '' } | { code: number; data: unknown; message: string }
