import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** One table of JSON values by key, in the order in which the keys were first inserted. */
export type Rows<T> = {
  get: (key: string) => T | undefined
  put: (key: string, value: T) => void
  remove: (key: string) => void
  all: () => readonly (readonly [key: string, value: T])[]
}
export type State = {
  rows: <T>(table: string) => Rows<T>
  /** 1, 2, 3 …: identifiers that are the same on every run. */
  next: (counter: string) => number
}
/** The rows of each table, by key. */
export type Dump = Readonly<Record<string, Readonly<Record<string, unknown>>>>
export type Journal = {
  /** The tables of one owner; owners cannot access each other's. */
  under: (owner: string) => State
  dump: () => Dump
  /** Deletes every table for which `keep` is false, and loads `then` instead. */
  clear: (keep?: (table: string) => boolean, then?: Dump) => void
  close: () => void
}

type Line = { t: string; k: string; v?: unknown }

/**
 * Every put is one line, written before the answer is sent: what the outside world has confirmed survives kill -9. A
 * truncated last line belongs to an unanswered request and is dropped.
 */
export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'sandbox.jsonl')
  const tables = readJournal(file)
  let fd = rewrite(file, tables)
  let closed = false

  const write = (line: Line) => {
    apply(tables, line)
    // A write after the close, as after a kill, is dropped.
    if (closed) return
    writeSync(fd, `${JSON.stringify(line)}\n`)
  }
  const under = (owner: string): State => {
    // the caller names the type of the values that it put itself
    const rows = <T>(table: string): Rows<T> => {
      const t = `${owner}/${table}`
      return {
        get: (k) => tables.get(t)?.get(k) as T | undefined,
        put: (k, v) => write({ t, k, v: structuredClone(v) }),
        remove: (k) => write({ t, k }),
        all: () => [...(tables.get(t) ?? [])] as [string, T][],
      }
    }
    const counters = rows<number>('#counters')
    return {
      rows,
      next: (counter) => {
        const n = (counters.get(counter) ?? 0) + 1
        counters.put(counter, n)
        return n
      },
    }
  }
  return {
    under,
    dump: () => Object.fromEntries([...tables].map(([t, rows]) => [t, Object.fromEntries(rows)])),
    clear: (keep = () => false, then = {}) => {
      for (const t of tables.keys()) if (!keep(t)) tables.delete(t)
      for (const [t, rows] of Object.entries(then)) if (!keep(t)) tables.set(t, new Map(Object.entries(rows)))
      closeSync(fd)
      fd = rewrite(file, tables)
    },
    close: () => {
      closed = true
      closeSync(fd)
    },
  }
}

type Tables = Map<string, Map<string, unknown>>

function readJournal(file: string): Tables {
  const tables: Tables = new Map()
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const lines = text.split('\n')
  // the kill truncated what follows the last line break
  for (const raw of lines.slice(0, -1)) if (raw) apply(tables, JSON.parse(raw))
  return tables
}

function apply(tables: Tables, line: Line): void {
  const rows = tables.get(line.t) ?? new Map<string, unknown>()
  if (line.v === undefined) rows.delete(line.k)
  else rows.set(line.k, line.v)
  tables.set(line.t, rows)
}

/** Writes the whole state to a new file with one rename, then opens it for appending. */
function rewrite(file: string, tables: Tables): number {
  const fresh = `${file}.new`
  const lines = [...tables].flatMap(([t, rows]) =>
    [...rows].map(([k, v]) => JSON.stringify({ t, k, v } satisfies Line)),
  )
  writeFileSync(fresh, lines.length ? `${lines.join('\n')}\n` : '')
  const written = openSync(fresh, 'r+')
  fsyncSync(written)
  closeSync(written)
  renameSync(fresh, file)
  return openSync(file, 'a')
}
