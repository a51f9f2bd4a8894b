import {
  DOCUMENT_BYTES,
  documentRefusals,
  type DisputePaperKind,
} from '@jipsalpim/contract/areas/report/document-terms.ts'
import { useState } from 'react'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { askConfirm } from '../../../ui/ask.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { showProblem } from '../../../ui/show-problem.ts'
import { toast } from '../../../ui/toast.ts'
import { BarsEditor } from './bars-editor.tsx'
import type { Bar } from './bars.ts'
import { documentWords as w } from './document-words.ts'
import { readPicture, typeOfFile, withBars } from './picture.ts'

type Reply =
  | { ok: true; data: { masked: number } }
  | { ok: false; message: string; fields: Readonly<Record<string, string>> }
type Props<K extends DisputePaperKind> = {
  kinds: readonly K[]
  /** Chosen already. */
  kind?: K | null
  send: (paper: { kind: K; file: Uint8Array }) => Promise<Reply>
  busy: boolean
  onAdded: () => void
}
type Chosen = { name: string } & ({ pdf: Uint8Array } | { picture: HTMLCanvasElement })

/** A photograph is only drawn here, and what is sent is small. */
const LARGEST_PHOTO = 4 * DOCUMENT_BYTES

/** One paper: its kind, its file, and bars over the numbers of a photograph. A refusal loses none of them. */
export function PaperForm<K extends DisputePaperKind>({ kinds, kind: asked = null, send, busy, onAdded }: Props<K>) {
  const [kind, setKind] = useState(asked)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [bars, setBars] = useState<readonly Bar[]>([])
  const [reading, setReading] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    setReading(true)
    setRefused(null)
    setProblem(null)
    const read = await readChosen(file)
    setReading(false)
    if (typeof read === 'string') return setRefused(w.refusals[read])
    setChosen(read)
    setBars([])
  }
  const submit = async () => {
    setTried(true)
    setProblem(null)
    if (kind === null || chosen === null) return showProblem()
    const isBare = 'picture' in chosen && bars.length === 0
    if (isBare && !(await askConfirm({ title: w.askNoBars, message: w.askNoBarsText, yes: w.yesNoBars }))) return
    const file = 'pdf' in chosen ? chosen.pdf : await withBars(chosen.picture, bars)
    if (file === null) return setRefused(w.refusals.broken)
    const reply = await send({ kind, file })
    if (reply.ok) {
      toast(w.sent(reply.data.masked))
      return onAdded()
    }
    const why = documentRefusals.find((name) => name === (reply.fields['file'] ?? reply.fields['body']))
    if (why === undefined) return setProblem(reply.message)
    setRefused(w.refusals[why])
    showProblem()
  }
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
      {chosen && 'picture' in chosen && (
        <section aria-labelledby="cover">
          <h2 id="cover" className="text-body font-bold">
            {w.cover}
          </h2>
          <p className="mt-1 mb-3 text-note text-ink-2">{w.coverText}</p>
          <BarsEditor picture={chosen.picture} bars={bars} onChange={setBars} />
        </section>
      )}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <div>
        <Button type="submit" size="large" wide loading={busy}>
          {w.send}
        </Button>
        <p role="status" className="mt-2 text-center text-note text-ink-2">
          {busy ? w.sending : w.look}
        </p>
      </div>
    </form>
  )
}

async function readChosen(file: File): Promise<Chosen | 'empty' | 'wrong-type' | 'too-large' | 'broken'> {
  if (file.size === 0) return 'empty'
  const type = await typeOfFile(file)
  if (type === null) return 'wrong-type'
  if (file.size > (type === 'pdf' ? DOCUMENT_BYTES : LARGEST_PHOTO)) return 'too-large'
  if (type === 'pdf') return { name: file.name, pdf: new Uint8Array(await file.arrayBuffer()) }
  const picture = await readPicture(file)
  return picture === null ? 'broken' : { name: file.name, picture }
}
