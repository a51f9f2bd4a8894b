import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useState } from 'react'
import { canStore, forgetReport, savePage, savedReport, saveReport } from '../../../kernel/device/offline.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { offlineWords as w } from './offline-words.ts'

export type ReportData = Output<CallNamed<'reportOfUser'>>

/** Saves this report, and the page that shows it, on the device by choice; a later visit updates both. */
export function OfflineSave({ seq, report }: { seq: number; report: ReportData }) {
  const [state, setState] = useState<'unknown' | 'none' | 'busy' | 'kept'>('unknown')
  const save = async () => {
    setState('busy')
    const end = await savePage(() => import('../list.page.tsx'))
    if (end === 'kept') await saveReport(seq, report, new Date())
    else toast(end === 'changed' ? w.changed : w.failed)
    setState(end === 'kept' ? 'kept' : 'none')
  }
  useEffect(() => {
    if (!canStore()) return
    void savedReport<ReportData>(seq).then(async (saved) => {
      setState(saved ? 'kept' : 'none')
      if (saved && navigator.onLine) {
        await saveReport(seq, report, new Date())
        await savePage(() => import('../list.page.tsx'))
      }
    })
  }, [seq, report])
  if (state === 'unknown') return null
  if (state === 'kept')
    return (
      <div className="text-center">
        <p role="status" className="text-note text-ink-2">
          {w.saved} {w.note}
        </p>
        <Button kind="quiet" onClick={() => void forgetReport(seq).then(() => (setState('none'), toast(w.removed)))}>
          {w.remove}
        </Button>
      </div>
    )
  return (
    <Button kind="secondary" wide loading={state === 'busy'} onClick={() => void save()}>
      {state === 'busy' ? w.saving : w.save}
    </Button>
  )
}
