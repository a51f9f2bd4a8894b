import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { withinTime } from '../../../kernel/chunks.ts'
import { lazyPart } from '../../../kernel/lazy-part.tsx'
import { PieceComing } from '../../../kernel/piece-coming.tsx'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { track } from '../../../kernel/track.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useDropAnywhere } from './drop-anywhere.ts'
import { Paste } from './paste.tsx'
import type { ReadFile, Refusal } from './read-file.ts'
import { ApartNote, RefusalNote } from './refusal-note.tsx'
import { words } from './words.ts'

// The judge and the report are loaded once the first file turns out to have pages, while the pages are read.
const Judged = lazyPart(() => import('./judged.tsx'))
const reading = () => withinTime(import('./read-file.ts'))
const comparing = () => import('./changes.tsx')

/** What is shown. `count` is different for each home, so that the answers for the previous home do not stay. */
type Shown = {
  name: string
  register: RegisterDocument
  count: number
  before: RegisterDocument | null
  swapped: boolean
}
type State = {
  shown: Shown | null
  name: string | null
  reading: { read: number; all: number } | null
  refused: Refusal | null
  /** Why the last register was not compared with the previous one. */
  apart: { title: string; body: string } | null
}

const SOON_MS = 1_000
const BROKEN: { refused: Refusal } = { refused: { name: 'broken', numbers: {} } }
const NOTHING: State = { shown: null, name: null, reading: null, refused: null, apart: null }

/**
 * A register that the user already has, read and judged on the device; a second one of the same home is compared with
 * it. Default export: pages load it lazily.
 */
export default function InstantCheck() {
  const [state, setState] = useState<State>(NOTHING)
  const running = useRef<AbortController | null>(null)
  const shown = useRef<Shown | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** A new file replaces the one being read; the current result stays until the new file is read. */
  const take = async (
    name: string,
    work: (signal: AbortSignal, progress: (read: number, all: number) => void) => Promise<ReadFile>,
  ) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const begun: State = { ...NOTHING, shown: shown.current, name, reading: { read: 0, all: 0 } }
    setState(begun)
    const done = await work(mine.signal, (read, all) => {
      if (read === 1) void Judged.bring().catch(() => null)
      if (!mine.signal.aborted) setState({ ...begun, reading: { read, all } })
    })
      .then((result) => settle(name, result, shown.current))
      .catch(() => BROKEN)
    // Wait for a chunk that is nearly loaded without showing a placeholder.
    if ('shown' in done) await withinTime(Judged.bring(), SOON_MS).catch(() => null)
    if (mine.signal.aborted) return
    if ('refused' in done) return setState({ ...begun, reading: null, refused: done.refused })
    shown.current = done.shown
    track('check-finished')
    setState({ ...begun, ...done, reading: null })
  }
  const takeFile = (file: File) =>
    void take(file.name, async (signal, progress) => (await reading()).readFile(file, progress, signal))
  const takeText = (text: string) => void take(words.pasted, async () => (await reading()).readText(text))
  useDropAnywhere(takeFile)
  const stop = () => {
    running.current?.abort()
    setState({ ...NOTHING, shown: shown.current, name: shown.current?.name ?? null })
  }

  const { refused, apart } = state
  return (
    <div className="grid gap-4">
      <Banner>{words.private}</Banner>
      {state.reading ? (
        <Reading read={state.reading.read} all={state.reading.all} onStop={stop} />
      ) : (
        <FileDrop
          label={words.drop}
          hint={state.shown ? words.dropAgainHint : words.dropHint}
          accept=".pdf,.txt,application/pdf,text/plain"
          onFile={takeFile}
          fileName={state.name}
          folded={state.shown !== null}
        />
      )}
      <EngineWords>
        {refused && <RefusalNote refused={refused} kept={state.shown !== null} />}
        {apart && <ApartNote apart={apart} />}
      </EngineWords>
      {!state.reading && <Paste onText={takeText} />}
      {state.shown && (
        <Suspense fallback={<PieceComing heading lines={6} />}>
          <Judged
            key={state.shown.count}
            register={state.shown.register}
            before={state.shown.before}
            swapped={state.shown.swapped}
          />
        </Suspense>
      )}
    </div>
  )
}

type Settled = { refused: Refusal } | { shown: Shown; apart: State['apart'] }

/**
 * The first register is judged; of two registers of one home the newer one is judged, with what changed since the
 * older.
 */
async function settle(name: string, result: ReadFile, now: Shown | null): Promise<Settled> {
  if ('refused' in result) return result
  const alone = { name, register: result.register, count: (now?.count ?? 0) + 1, before: null, swapped: false }
  if (now === null) return { shown: alone, apart: null }
  const { compare } = await comparing()
  const compared = compare(now.register, result.register)
  if ('apart' in compared) return { shown: alone, apart: compared.apart }
  const { before, after, swapped } = compared
  return { shown: { name, register: after, count: now.count, before, swapped }, apart: null }
}

function Reading({ read, all, onStop }: { read: number; all: number; onStop: () => void }) {
  const description = all > 0 ? words.readingPage(read, all) : words.reading
  return (
    <div
      role="status"
      className="grid min-h-40 content-center gap-4 rounded-lg border-2 border-dashed border-line bg-raised px-6 py-8 text-center"
    >
      <p className="figures text-body font-semibold">{description}</p>
      <ProgressBar part={all > 0 ? read / all : 0} said={description} />
      <div>
        <Button kind="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}
