import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { saveFile } from '../../../shared/saving/save-file.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { paperWords as w } from './paper-words.ts'

type PaperCall = Extract<CallName, 'reportPaper' | 'sharePaper'>
type Props<N extends PaperCall> = { call: N; of: Sent<CallNamed<N>> }

/** Saves the report as a PDF, as the server prints it. */
export function PaperButton<N extends PaperCall>({ call, of }: Props<N>) {
  const print = useAction(call)
  const save = async () => {
    const reply = await print.run(of)
    if (!reply.ok) return toast(reply.message)
    const { file_name, pdf } = reply.data
    const bytes = Uint8Array.from(atob(pdf), (c) => c.charCodeAt(0))
    if (await saveFile(file_name, 'application/pdf', bytes)) toast(w.saved)
  }
  return (
    <Button kind="secondary" wide loading={print.busy} onClick={() => void save()}>
      {print.busy ? w.making : w.save}
    </Button>
  )
}
