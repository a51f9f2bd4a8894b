import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDropAnywhere } from './drop-anywhere.ts'
import type { ReadFile, Refusal } from './read-file.ts'
import { RefusalNote } from './refusal-note.tsx'
import { words } from './words.ts'

// The judge and the report come with the first file that could be read.
const Judged = lazy(() => import('./judged.tsx'))

type State =
  | { at: 'waiting' }
  | { at: 'reading'; name: string; read: number; all: number }
  | { at: 'refused'; name: string; refused: Refusal }
  // `count` tells one reading from the next, so that the answers of the last home do not stay
  | { at: 'read'; name: string; register: RegisterDocument; count: number }

const BROKEN: ReadFile = { refused: { name: 'broken', numbers: {} } }

/** A register that the person has already, read and judged on the device. Default export: pages bring it in lazily. */
export default function InstantCheck() {
  const [state, setState] = useState<State>({ at: 'waiting' })
  const running = useRef<AbortController | null>(null)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  /** A second file takes the place of the first, also while that one is being read. */
  const take = async (
    name: string,
    work: (signal: AbortSignal, progress: (read: number, all: number) => void) => Promise<ReadFile>,
  ) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState({ at: 'reading', name, read: 0, all: 0 })
    const result = await work(mine.signal, (read, all) => {
      if (!mine.signal.aborted) setState({ at: 'reading', name, read, all })
    }).catch(() => BROKEN)
    if (mine.signal.aborted) return
    if ('refused' in result) return setState({ at: 'refused', name, refused: result.refused })
    count.current += 1
    setState({ at: 'read', name, register: result.register, count: count.current })
  }
  const takeFile = (file: File) =>
    void take(file.name, async (signal, progress) => (await import('./read-file.ts')).readFile(file, progress, signal))
  const takeText = (text: string) =>
    void take(words.pasted, async () => (await import('./read-file.ts')).readText(text))
  useDropAnywhere(takeFile)
  const stop = () => {
    running.current?.abort()
    setState({ at: 'waiting' })
  }

  return (
    <div className="grid gap-4">
      <Banner>{words.private}</Banner>
      {state.at === 'reading' ? (
        <Reading read={state.read} all={state.all} onStop={stop} />
      ) : (
        <FileDrop
          label={words.drop}
          hint={words.dropHint}
          accept=".pdf,.txt,application/pdf,text/plain"
          onFile={takeFile}
          fileName={state.at === 'waiting' ? null : state.name}
        />
      )}
      {state.at === 'refused' && <RefusalNote refused={state.refused} />}
      {(state.at === 'waiting' || state.at === 'refused') && <Paste onText={takeText} />}
      {state.at === 'read' && (
        <Suspense fallback={<Skeleton heading lines={6} />}>
          <Judged key={state.count} register={state.register} />
        </Suspense>
      )}
    </div>
  )
}

function Reading({ read, all, onStop }: { read: number; all: number; onStop: () => void }) {
  const said = all > 0 ? words.readingPage(read, all) : words.reading
  return (
    <div
      role="status"
      className="grid min-h-40 content-center gap-4 rounded-lg border-2 border-dashed border-line bg-raised px-6 py-8 text-center"
    >
      <p className="figures text-body font-semibold">{said}</p>
      <ProgressBar part={all > 0 ? read / all : 0} said={said} />
      <div>
        <Button kind="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}

function Paste({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <Disclosure title={words.pasteTitle}>
      <div className="grid gap-3">
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          lines={6}
          value={text}
          error={error}
          onChange={(next) => {
            setText(next)
            setError(null)
          }}
        />
        <Button kind="secondary" onClick={() => (text.trim() === '' ? setError(words.pasteEmpty) : onText(text))}>
          {words.pasteRead}
        </Button>
      </div>
    </Disclosure>
  )
}
