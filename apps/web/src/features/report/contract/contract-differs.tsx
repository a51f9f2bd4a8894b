import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ContractState } from './contract-draft.ts'
import { contractWords as w } from './contract-words.ts'

type Props = { order: number; lease: ContractState['lease']; deposit: Won | null; rent: Won | null }

/** The amounts used for the report, if the contract states other ones. */
export function ContractDiffers({ order, lease, deposit, rent }: Props) {
  const go = useGo()
  if (lease === null || deposit === null || rent === null) return null
  if (deposit === lease.deposit_amount && rent === lease.rental_amount) return null
  const judgedRent = lease.rental_amount === 0 ? null : formatWon(lease.rental_amount)
  return (
    <Banner
      kind="caution"
      title={w.differs}
      action={
        <Button kind="quiet" onClick={() => go('reportWaitingConfirmType', { order_seq: order })}>
          {w.order}
        </Button>
      }
    >
      {w.differsText(w.lease(formatWon(lease.deposit_amount), judgedRent))}
    </Banner>
  )
}
