import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { send } from '../../../kernel/calls/client.ts'
import { saveAs } from '../../../kernel/device/save-as.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { operatorCouponWords as w } from './coupon-words.ts'
import { formatInstant } from '../../../lang/format.ts'
import { operatorName } from '../shared/name-words.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'

type Batch = Output<CallNamed<'operatorBatches'>>['batches'][number]
const c = w.columns

/** Batches of codes: those added by another operator are approved here, approved ones can be exported as a file. */
export function BatchesTable({ batches }: { batches: readonly Batch[] }) {
  const { deed, busy } = useDeed('operatorCodesApprove')
  return (
    <DataTable
      caption={w.batches}
      captionHidden={false}
      empty={w.batchesNone}
      columns={[
        { key: 'file', label: c.file },
        { key: 'campaign', label: c.campaign },
        { key: 'codes', label: c.codes, numeric: true },
        { key: 'who', label: c.who },
        { key: 'at', label: c.at },
        { key: 'act', label: c.act },
      ]}
      rows={batches.map((b) => ({
        id: String(b.batch_seq),
        file: b.file_name,
        campaign: b.campaign,
        codes: groupDigits(b.codes),
        who: operatorName(b.made_by),
        at: formatInstant(b.made_at),
        act:
          b.state === 'live' ? (
            <Button kind="secondary" aria-label={`${w.save}: ${b.file_name}`} onClick={() => void saveCodes(b)}>
              {w.save}
            </Button>
          ) : b.mine ? (
            w.mine
          ) : (
            <WithReason
              label={w.approve}
              named={b.file_name}
              text={w.approveText}
              busy={busy}
              onDo={deed({ batch_seq: b.batch_seq, approve: true }, w.approved)}
            />
          ),
      }))}
    />
  )
}

async function saveCodes({ batch_seq, campaign }: Batch): Promise<void> {
  const reply = await send('operatorCodes', { batch_seq })
  if (reply.ok) saveAs(`${campaign}-${batch_seq}.csv`, 'text/csv', reply.data.csv)
  else await showAlert({ message: reply.message })
}
