import type { z } from 'zod'
import type { CallRow } from './row.ts'
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

/** How often one caller may make a call. Counted in PostgreSQL, so that it holds over processes and restarts. */
export type Limit = ({ perMinute: number } | { perHour: number }) & { by: 'address' | 'user' }

/** What only the server and the tests ask about a call. */
type Facts = {
  limit?: Limit
  /** The specification implies this call and names none. */
  ours?: true
  /** The fields of the input that go into the operators' access log: on which row something is done, never personal data. */
  audit?: readonly string[]
}

export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  F extends ErrorName = ErrorName,
  R extends CallRow = CallRow,
> = { row: R; input: I; output: O; fails: readonly F[] } & Facts

/** An operator's call does not compile without it. */
type Audited<R extends CallRow, I extends z.ZodType> = R['access'] extends 'operator'
  ? { audit: readonly (keyof z.output<I> & string)[] }
  : { audit?: never }

/**
 * A promise between browser and server: the row (method, path, access) stands in `call-table.ts`, so that the client's
 * entry carries no schema; here are what goes in (path, query and body as one), what comes out, how it may fail, how
 * often it may be made, and what an operator's access log keeps of it.
 */
export const call = <R extends CallRow, I extends z.ZodType, O extends z.ZodType, const F extends ErrorName>(
  row: R,
  c: { input: I; output: O; fails: readonly F[]; limit?: Limit; ours?: true } & Audited<R, I>,
): Call<I, O, F, R> => ({ row, ...c })

export type Input<C extends Call> = z.output<C['input']>
export type Sent<C extends Call> = z.input<C['input']>
export type Output<C extends Call> = z.output<C['output']>
export type Fails<C extends Call> = C['fails'][number] | AnyFails

/** What every call answers. `data` of an `invalidInput` is `{ field: reason }`. */
export type Envelope<T> = { code: 0; data: T; message: '' } | { code: number; data: unknown; message: string }
