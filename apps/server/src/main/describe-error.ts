import { stdSerializers } from 'pino'

/**
 * The fields of an error that cannot contain personal data: PostgreSQL's `detail` quotes a row, `where` and `input` a
 * value.
 */
const descriptions = [
  'type',
  'message',
  'stack',
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
]

/** An error for the log. A message that quotes unreadable input is left out. */
export function describeError(error: Error): object {
  // pino's own fields, and any others of the error
  const details = stdSerializers.err(error) as unknown as Readonly<Record<string, unknown>>
  const picked = Object.fromEntries(
    descriptions.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  )
  if (!quotes(error)) return picked
  const { message: _message, ...rest } = picked
  return { ...rest, stack: String(error.stack ?? '').slice(String(error.stack ?? '').search(/\n {4}at /) + 1) }
}

/** Errors that quote their input: JSON and other parsing (V8), and PostgreSQL's class 22, data exceptions. */
const quotes = (error: Error): boolean =>
  error instanceof SyntaxError || ('code' in error && typeof error.code === 'string' && error.code.startsWith('22'))
