import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { useEffect, useRef, useState } from 'react'
import { withinTime } from '../../../kernel/chunks/chunks.ts'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { track } from '../../../kernel/track.ts'
import { noAnswers, type Answers } from './answers.ts'
import type { Apart } from './compare.ts'
import type { ReadFile, Refusal } from './read-file.ts'
import { words } from './words.ts'

// The code that reads a file and displays the result is loaded with the first file.
export const CheckView = lazyPart(() => import('./check-view.tsx'))
// The judge and the report are loaded once the first file turns out to have pages, while the pages are read.
export const Judged = lazyPart(() => import('./judged.tsx'))
export const TwoHomes = lazyPart(() => import('./two-homes.tsx'))
const reading = () => withinTime(import('./read-file.ts'))
const comparing = () => import('./changes.tsx')

/** What is shown. `count` is different for each home, so that the answers for the previous home do not stay. */
export type Shown = {
  name: string
  register: RegisterDocument
  count: number
  before: RegisterDocument | null
  swapped: boolean
  /** Seconds from the file to the register. */
  took: number
}
type State = {
  /** A file was read or refused: the check is shown instead of the page that offers it. */
  open: boolean
  shown: Shown | null
  name: string | null
  reading: { read: number; all: number } | null
  refused: Refusal | null
  /** Why the last register was not compared with the previous one, and the home of that one if it is another. */
  apart: (Apart & { other: Shown | null }) | null
  /** Two homes side by side; else the one that is shown. */
  pair: { a: Shown; b: Shown } | null
}

/** Loads what reading and judging need, before there is a file: choosing one takes seconds. What fails is loaded with the file. */
export function getReady(): void {
  const loading = [reading().then(({ getReadyForPdf }) => getReadyForPdf()), CheckView.bring(), Judged.bring()]
  for (const piece of loading) piece.catch(() => null)
}

const SOON_MS = 1_000
const BROKEN: { refused: Refusal } = { refused: { name: 'broken', numbers: {} } }
const NOTHING: State = { open: false, shown: null, name: null, reading: null, refused: null, apart: null, pair: null }

export type Check = State & {
  takeFile: (file: File) => void
  takeText: (text: string) => void
  /** The pasted text so far; it is kept if it is refused. */
  pasted: string
  setPasted: (text: string) => void
  /** Stops reading; the previous result stays on the screen. */
  stop: () => void
  /** Shows the previous home and the current one side by side; null: only the current one. */
  showPair: (pair: State['pair']) => void
  /** The answers for each home, while the page is open. */
  answers: { of: (count: number) => Answers; keep: (count: number, answers: Answers) => void }
  /** Back to the page without a register. */
  leave: () => void
}

/**
 * The check of a register that the user already has, read and judged on the device; a second one of the same home is
 * compared with it.
 */
export function useCheck(): Check {
  const [state, setState] = useState<State>(NOTHING)
  const [pasted, setPasted] = useState('')
  const running = useRef<AbortController | null>(null)
  const shown = useRef<Shown | null>(null)
  const opened = useRef(false)
  const [kept] = useState(() => new Map<number, Answers>())
  useEffect(() => () => running.current?.abort(), [])

  /** A new file replaces the one being read; the current result stays until the new file is read. */
  const take = async (
    name: string,
    work: (signal: AbortSignal, progress: (read: number, all: number) => void) => Promise<ReadFile>,
  ) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const at = performance.now()
    const begun: State = { ...NOTHING, open: opened.current, shown: shown.current, name, reading: { read: 0, all: 0 } }
    setState(begun)
    void CheckView.bring().catch(() => null)
    const done = await work(mine.signal, (read, all) => {
      if (read === 1) void Judged.bring().catch(() => null)
      if (!mine.signal.aborted) setState({ ...begun, reading: { read, all } })
    })
      .then((result) => settle(name, (performance.now() - at) / 1000, result, shown.current))
      .catch(() => BROKEN)
    // Wait for a chunk that is nearly loaded without showing a placeholder.
    const needed = 'shown' in done ? [CheckView.bring(), Judged.bring()] : [CheckView.bring()]
    await withinTime(Promise.all(needed), SOON_MS).catch(() => null)
    if (mine.signal.aborted) return
    opened.current = true
    if ('refused' in done) return setState({ ...begun, open: true, reading: null, refused: done.refused })
    shown.current = done.shown
    track('check-finished')
    setState({ ...begun, ...done, open: true, reading: null })
  }
  const takeFile = (file: File) =>
    void take(file.name, async (signal, progress) => (await reading()).readFile(file, progress, signal))
  const takeText = (text: string) => void take(words.pasted, async () => (await reading()).readText(text))
  const stop = () => {
    running.current?.abort()
    setState({ ...NOTHING, open: opened.current, shown: shown.current, name: shown.current?.name ?? null })
  }
  const leave = () => {
    running.current?.abort()
    shown.current = null
    opened.current = false
    kept.clear()
    setState(NOTHING)
  }
  const showPair = (pair: State['pair']) => setState((now) => ({ ...now, pair }))
  const answers = {
    of: (count: number) => kept.get(count) ?? noAnswers,
    keep: (count: number, given: Answers) => void kept.set(count, given),
  }
  return { ...state, takeFile, takeText, pasted, setPasted, stop, showPair, answers, leave }
}

type Settled = { refused: Refusal } | { shown: Shown; apart: State['apart'] }

/**
 * The first register is judged; of two registers of one home the newer one is judged, with what changed since the
 * older.
 */
async function settle(name: string, took: number, result: ReadFile, now: Shown | null): Promise<Settled> {
  if ('refused' in result) return result
  const alone = { name, register: result.register, count: (now?.count ?? 0) + 1, before: null, swapped: false, took }
  if (now === null) return { shown: alone, apart: null }
  const { compare } = await comparing()
  const compared = compare(now.register, result.register)
  if ('apart' in compared)
    return { shown: alone, apart: { ...compared.apart, other: compared.apart.twoHomes ? now : null } }
  const { before, after, swapped } = compared
  return { shown: { name, register: after, count: now.count, before, swapped, took }, apart: null }
}
