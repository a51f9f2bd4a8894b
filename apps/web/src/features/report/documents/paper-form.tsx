import {
  DOCUMENT_BYTES,
  documentRefusals,
  type DisputePaperKind,
} from '@jipsalpim/contract/areas/report/document-terms.ts'
import { useRef, useState } from 'react'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { toast } from '../../../ui/dialogs/toast.ts'
import { CoverPages, type BarsOfPages } from './cover-pages.tsx'
import { documentWords as w } from './document-words.ts'
import { LONGEST, onePage, readPicture, typeOfFile, withBars, withBarsOnAll, type Pages } from './picture.ts'

type Reply =
  | { ok: true; data: { masked: number } }
  | { ok: false; error: string; message: string; fields: Readonly<Record<string, string>> }
export type Paper<K> = { kind: K; file: Uint8Array; covered?: 'yes' }
type Props<K extends DisputePaperKind> = {
  kinds: readonly K[]
  /** Preselected. */
  kind?: K | null
  send: (paper: Paper<K>) => Promise<Reply>
  /** From `useUpload`. */
  upload: { busy: boolean; share: number | null; cancel: () => void }
  onAdded: () => void
}
type Chosen = { name: string } & ({ pdf: Uint8Array } | { pages: Pages; isScan: boolean })

/** A photograph is redrawn here, so what is sent is small. */
const LARGEST_PHOTO = 4 * DOCUMENT_BYTES

/** One paper: its kind, its file, and bars over the numbers of a photograph. All of them are kept if the call fails. */
export function PaperForm<K extends DisputePaperKind>({ kinds, kind: asked = null, send, upload, onAdded }: Props<K>) {
  const [kind, setKind] = useState(asked)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [bars, setBars] = useState<BarsOfPages>({})
  // A retry after a lost answer must send the same bytes: the idempotency key belongs to them.
  const built = useRef<{ chosen: Chosen; bars: BarsOfPages; file: Uint8Array } | null>(null)
  const stopped = useRef(false)
  const [making, setMaking] = useState(false)
  const [reading, setReading] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    // while a file is sent, it must stay the one that is shown
    if (upload.busy || making) return
    setReading(true)
    setRefused(null)
    setProblem(null)
    const read = await readChosen(file)
    setReading(false)
    if (typeof read === 'string') return setRefused(w.refusals[read])
    if (chosen && 'pages' in chosen) chosen.pages.end()
    setChosen(read)
    setBars({})
  }
  const submit = async () => {
    setTried(true)
    setProblem(null)
    if (kind === null || chosen === null) return showProblem()
    const isBare = 'pages' in chosen && Object.values(bars).every((some) => some.length === 0)
    if (isBare && !(await askConfirm({ title: w.askNoBars, message: w.askNoBarsText, yes: w.yesNoBars }))) return
    setMaking(true)
    const file = await fileOf(chosen)
    setMaking(false)
    if (typeof file === 'string') {
      setRefused(w.refusals[file])
      return showProblem()
    }
    stopped.current = false
    const isCovered = 'pages' in chosen && chosen.isScan
    const reply = await send({ kind, file, ...(isCovered && { covered: 'yes' as const }) })
    if (reply.ok) {
      toast(w.sent(reply.data.masked))
      return onAdded()
    }
    const why = documentRefusals.find((name) => name === (reply.fields['file'] ?? reply.fields['body']))
    if (why === undefined)
      return setProblem(stopped.current ? w.stopped : reply.error === 'offline' ? w.notSent : reply.message)
    setRefused(w.refusals[why])
    showProblem()
  }
  const fileOf = async (from: Chosen): Promise<Uint8Array | 'broken' | 'too-large'> => {
    if ('pdf' in from) return from.pdf
    if (built.current?.chosen === from && built.current.bars === bars) return built.current.file
    const file = await drawn(from.pages, from.isScan, bars).catch(() => null)
    if (file === null) return 'broken'
    if (file !== 'too-large') built.current = { chosen: from, bars, file }
    return file
  }
  const busy = upload.busy || making || reading
  const percent = upload.share === null ? null : Math.floor(upload.share * 100)
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChoiceField
        label={w.kindLabel}
        columns={2}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: w.kinds[value] }))}
        error={tried && kind === null ? describeReason('not-an-option') : null}
      />
      <FileDrop
        label={w.fileLabel}
        hint={w.fileHint}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        folded={chosen !== null}
        fileName={chosen?.name ?? null}
        busy={reading}
        onFile={(file) => void take(file)}
        error={refused ?? (tried && chosen === null ? w.noFile : null)}
      />
      {chosen && 'pdf' in chosen && <Banner>{w.pdf}</Banner>}
      {chosen && 'pages' in chosen && (
        <section aria-labelledby="cover">
          <h2 id="cover" className="text-body font-bold">
            {w.cover}
          </h2>
          <p className="mt-1 mb-3 text-note text-ink-2">{chosen.isScan ? w.coverScan : w.coverText}</p>
          <CoverPages
            key={chosen.name}
            pages={chosen.pages}
            bars={bars}
            onChange={setBars}
            onBroken={() => {
              setChosen(null)
              setRefused(w.refusals.broken)
            }}
          />
        </section>
      )}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      {percent === null ? (
        <div>
          <Button type="submit" size="large" wide loading={busy}>
            {problem === null ? w.send : w.again}
          </Button>
          <p role="status" className="mt-2 text-center text-note text-ink-2">
            {w.look}
          </p>
        </div>
      ) : (
        <section aria-label={w.sent100(percent)} className="grid gap-3">
          <ProgressBar part={percent / 100} said={w.sent100(percent)} />
          <p role="status" className="figures text-center text-note text-ink-2">
            {percent < 100 ? w.sent100(percent) : w.sending}
          </p>
          <Button
            kind="secondary"
            size="large"
            wide
            onClick={() => {
              stopped.current = true
              upload.cancel()
            }}
          >
            {w.stop}
          </Button>
        </section>
      )}
    </form>
  )
}

async function readChosen(file: File): Promise<Chosen | 'empty' | 'wrong-type' | 'too-large' | 'broken'> {
  if (file.size === 0) return 'empty'
  const type = await typeOfFile(file)
  if (type === null) return 'wrong-type'
  if (file.size > (type === 'pdf' ? DOCUMENT_BYTES : LARGEST_PHOTO)) return 'too-large'
  if (type === 'pdf') {
    const pdf = new Uint8Array(await file.arrayBuffer())
    const pages = await scanned(pdf)
    return pages === null ? { name: file.name, pdf } : { name: file.name, pages, isScan: true }
  }
  const picture = await readPicture(file)
  return picture === null ? 'broken' : { name: file.name, pages: onePage(picture), isScan: false }
}

/** Null if the server reads its text. The PDF reader is loaded only now; if that fails, the server decides. */
async function scanned(pdf: Uint8Array): Promise<Pages | null> {
  try {
    const { readScan } = await import('./scan.ts')
    return await readScan(pdf)
  } catch {
    return null
  }
}

async function drawn(pages: Pages, isScan: boolean, bars: BarsOfPages): Promise<Uint8Array | 'too-large' | null> {
  if (isScan) return withBarsOnAll(pages, (page) => bars[page] ?? [], DOCUMENT_BYTES)
  return withBars(await pages.draw(1, LONGEST), bars[1] ?? [])
}
