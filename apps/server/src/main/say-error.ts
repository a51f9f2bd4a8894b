import { stdSerializers } from 'pino'

/** What of an error says where and what, and never whose: PostgreSQL's `detail` quotes a row, `where` and `input` a value. */
const told = [
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

/** An error for a log. The message of one that quotes what it could not read is left out with it. */
export function sayError(error: Error): object {
  // pino's own fields, and whatever the error carries
  const said = stdSerializers.err(error) as unknown as Readonly<Record<string, unknown>>
  const kept = Object.fromEntries(told.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))
  if (!quotes(error)) return kept
  const { message: _message, ...rest } = kept
  return { ...rest, stack: String(error.stack ?? '').slice(String(error.stack ?? '').search(/\n {4}at /) + 1) }
}

/** JSON and other texts that cannot be read (V8 quotes them), and PostgreSQL's class 22, data exceptions. */
const quotes = (error: Error): boolean =>
  error instanceof SyntaxError || ('code' in error && typeof error.code === 'string' && error.code.startsWith('22'))
