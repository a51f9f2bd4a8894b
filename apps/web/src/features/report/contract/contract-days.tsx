import { leaseDeadlines } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { DeadlineList } from '../../../content/deadline-list.tsx'
import { useToday } from '../../../kernel/today.ts'
import type { ContractState } from './contract-draft.ts'
import { contractWords as w } from './contract-words.ts'

type Props = { contract: NonNullable<ContractState['contract']>; lease: ContractState['lease'] }

/** The legal deadlines of this contract, from its dates. */
export function ContractDays({ contract, lease }: Props) {
  const today = useToday()
  const found = leaseDeadlines({
    contractDate: lease?.contract_date ?? null,
    moveInDate: contract.start_on,
    balanceDate: null,
    endDate: contract.end_on,
    deposit: contract.deposit_amount ?? lease?.deposit_amount ?? null,
    rent: contract.rental_amount ?? lease?.rental_amount ?? null,
    dongCode: null,
    distributionBy: null,
    on: today,
  })
  return (
    <section aria-labelledby="contract-days">
      <h2 id="contract-days" className="text-body font-bold">
        {w.days}
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-2">{w.daysNote}</p>
      <DeadlineList found={found} today={today} />
    </section>
  )
}
