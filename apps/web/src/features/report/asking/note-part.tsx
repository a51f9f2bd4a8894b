import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { askingWords as w } from './asking-words.ts'

type Note = Output<CallNamed<'reportNote'>>

/** The buyer's own note on the report: collapsed until there is one. */
export function NotePart({ report }: { report: number }) {
  const read = useCall('reportNote', { report_seq: report })
  return (
    <Disclosure title={w.note.title} open={read.state === 'ready' && read.data.note !== ''}>
      <p className="mb-3 text-note text-ink-2">{w.note.text}</p>
      {read.state === 'loading' && <Skeleton lines={2} />}
      {read.state === 'failed' && (
        <Banner
          kind="caution"
          title={w.note.failed}
          action={
            <Button kind="quiet" onClick={read.again}>
              {w.note.again}
            </Button>
          }
        >
          {read.error.message}
        </Banner>
      )}
      {read.state === 'ready' && <NoteForm report={report} stored={read.data} />}
    </Disclosure>
  )
}

function NoteForm({ report, stored }: { report: number; stored: Note }) {
  const edit = useAction('reportNoteEdit')
  const [typed, setTyped] = useState<string | null>(null)
  const [seen, setSeen] = useState(stored.saved_at)
  const [other, setOther] = useState<Note | null>(null)
  const text = typed ?? stored.note
  const save = async () => {
    const reply = await edit.run({ report_seq: report, note: text, seen_at: seen })
    if (reply.ok) {
      setSeen(reply.data.saved_at)
      setOther(null)
      return toast(w.note.saved)
    }
    if (reply.error !== 'changedSince') return toast(reply.message)
    // A stale save returns the current note as its data.
    const now = reply.data as Note
    setOther(now)
    setSeen(now.saved_at)
  }
  return (
    <>
      <TextArea
        label={w.note.title}
        labelHidden
        lines={3}
        maxLength={2000}
        placeholder={w.note.placeholder}
        value={text}
        onChange={setTyped}
      />
      {other && (
        <div className="mt-2">
          <Banner kind="caution" title={w.note.changed} urgent>
            <span className="block whitespace-pre-line wrap-anywhere">{other.note || w.note.empty}</span>
          </Banner>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <span className="figures text-note text-ink-2">
          {seen === null || stored.note === '' ? '' : w.note.at(formatInstant(seen))}
        </span>
        <Button
          kind="secondary"
          disabled={text === stored.note && !other}
          loading={edit.busy}
          onClick={() => void save()}
        >
          {other ? w.note.overwrite : w.note.save}
        </Button>
      </div>
    </>
  )
}
