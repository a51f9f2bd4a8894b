import type { z } from 'zod'
import type { CallRow } from './row.ts'
import type { ErrorName } from './errors.ts'

/** Errors that any call may return, besides those that it declares. */
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

/** How often one caller may make a call. Counted in PostgreSQL, so that it applies across processes and restarts. */
export type Limit = ({ perMinute: number } | { perHour: number }) & { by: 'address' | 'user' }

/** Facts about a call that only the server and the tests need. */
type Facts = {
  limit?: Limit
  /**
   * It opens a payment window, or asks or charges a gateway: served separately from the other calls, so that heavy load
   * does not stop it.
   */
  lane?: 'payment'
  /** The specification implies this call and does not name it. */
  ours?: true
  /** The input fields for the operators' access log: which row the action is about, never personal data. */
  audit?: readonly (string | AuditedAs<string>)[]
}

export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  F extends ErrorName = ErrorName,
  R extends CallRow = CallRow,
> = { row: R; input: I; output: O; fails: readonly F[] } & Facts

/** A field whose name alone does not show what it identifies, and its name in the access log. */
type AuditedAs<F extends string> = readonly [field: F, as: string]
/** An operator's call does not compile without it. */
type Audited<R extends CallRow, I extends z.ZodType> = R['access'] extends 'operator'
  ? { audit: readonly ((keyof z.output<I> & string) | AuditedAs<keyof z.output<I> & string>)[] }
  : { audit?: never }

/**
 * A contract between browser and server: the row (method, path, access, touches) is in `call-table.ts`, so that the client's
 * entry chunk has no schemas; here are the input (path, query and body as one), the output, the errors, the rate limit,
 * and what goes to the operators' access log.
 */
export const call = <R extends CallRow, I extends z.ZodType, O extends z.ZodType, const F extends ErrorName>(
  row: R,
  c: { input: I; output: O; fails: readonly F[]; limit?: Limit; lane?: 'payment'; ours?: true } & Audited<R, I>,
): Call<I, O, F, R> => ({ row, ...c })

export type Input<C extends Call> = z.output<C['input']>
export type Sent<C extends Call> = z.input<C['input']>
export type Output<C extends Call> = z.output<C['output']>
export type Fails<C extends Call> = C['fails'][number] | AnyFails

/** The envelope of every answer. `data` of an `invalidInput` is `{ field: reason }`. */
export type Envelope<T> = { code: 0; data: T; message: '' } | { code: number; data: unknown; message: string }
