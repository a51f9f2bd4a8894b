import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatWon } from '../../../lang/format.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { confirmWords as w } from './confirm-words.ts'

/** The lease that the report is judged by, with the way to correct it. */
export function CorrectLease({ order }: { order: Order }) {
  const go = useGo()
  const { merchant_uid, contract_type, deposit_amount, rental_amount } = order
  const said = questionWords.leaseTermsSaid(
    questionWords.leaseKinds[contract_type].label,
    formatWon(deposit_amount),
    rental_amount === 0 ? null : formatWon(rental_amount),
  )
  return (
    <div className="mt-6">
      <LinkList
        items={[
          {
            id: 'lease',
            to: go.href('reportWaitingConfirmType', { merchant_uid }),
            title: w.correct,
            note: said,
          },
        ]}
      />
    </div>
  )
}
