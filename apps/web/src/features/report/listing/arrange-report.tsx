import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { openSheet } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { listWords as w } from './list-words.ts'

type Report = { report_seq: number; version: number; name: string | null; hidden: boolean }

/** Opens the sheet in which one of the user's reports is named, hidden or shown again. */
export const ArrangeButton = ({ report, home }: { report: Report; home: string }) => (
  <IconButton
    icon="line"
    label={w.arrange(home)}
    onClick={() =>
      void openSheet<null>({
        title: w.title,
        content: (close) => <Arrange report={report} onDone={() => close(null)} />,
      })
    }
  />
)

function Arrange({ report, onDone }: { report: Report; onDone: () => void }) {
  const edit = useAction('reportOfUserEdit')
  const [name, setName] = useState(report.name ?? '')
  const change = async (changed: { name: string } | { hidden: boolean }, done: string) => {
    const reply = await edit.run({ report_seq: report.report_seq, seen_version: report.version, ...changed })
    toast(reply.ok ? done : reply.message)
    if (reply.ok) onDone()
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void change({ name: name.trim() }, w.saved)
        }}
      >
        <TextField label={w.name} hint={w.nameHint} value={name} onChange={setName} maxLength={30} autoComplete="off" />
        <div className="mt-3">
          <Button type="submit" wide loading={edit.busy} disabled={name.trim() === (report.name ?? '')}>
            {w.save}
          </Button>
        </div>
      </form>
      <div className="mt-6 border-t border-hairline pt-4">
        <Button
          kind="secondary"
          wide
          loading={edit.busy}
          onClick={() => void change({ hidden: !report.hidden }, report.hidden ? w.unhidden : w.hidden)}
        >
          {report.hidden ? w.unhide : w.hide}
        </Button>
        {!report.hidden && <p className="mt-2 text-note text-ink-2">{w.hideNote}</p>}
      </div>
    </>
  )
}
