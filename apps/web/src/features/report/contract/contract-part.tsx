import { Suspense } from 'react'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { ContractDiffers } from './contract-differs.tsx'
import type { ContractState } from './contract-draft.ts'
import { contractWords as w } from './contract-words.ts'

// The rules for the deadlines are loaded only if there is a contract with dates.
const ContractDays = lazyPart(async () => ({ default: (await import('./contract-days.tsx')).ContractDays }))

/** The contract behind a report: its answers and deadlines, or the way to enter it. */
export function ContractPart({ order }: { order: number }) {
  const go = useGo()
  const read = useCall('contractReport', { id: order })
  const to = go.href('reportContractDate', { order_seq: order })
  // If the call fails, the error is shown where the contract is entered.
  if (read.state !== 'ready' || read.data.contract === null)
    return <LinkList items={[{ id: 'contract', to, title: w.add, note: w.addNote }]} />
  const { contract, lease } = read.data
  return (
    <section aria-labelledby="contract" className="mb-4">
      <h2 id="contract" className="text-body font-bold">
        {w.mine}
      </h2>
      <Facts facts={factsOf(contract)} />
      <ContractDiffers order={order} lease={lease} deposit={contract.deposit_amount} rent={contract.rental_amount} />
      <div className="-ml-5 mt-2 mb-6">
        <Button kind="quiet" onClick={() => go('reportContractDate', { order_seq: order })}>
          {w.edit}
        </Button>
      </div>
      <Suspense fallback={<ChunkPlaceholder lines={4} />}>
        <ContractDays contract={contract} lease={lease} />
      </Suspense>
    </section>
  )
}

function factsOf(contract: NonNullable<ContractState['contract']>) {
  const { start_on, end_on, deposit_amount, rental_amount, area, loan_yn, bank_name, loan_name } = contract
  const rent = rental_amount ? formatWon(rental_amount) : null
  const loan = [bank_name, loan_name].filter(Boolean).join(' · ')
  return [
    { term: w.period, detail: w.between(formatDay(start_on), formatDay(end_on)) },
    ...(deposit_amount === null ? [] : [{ term: w.sums, detail: w.lease(formatWon(deposit_amount), rent) }]),
    ...(area === null ? [] : [{ term: w.area, detail: area }]),
    { term: w.loan, detail: loan_yn === 'N' ? w.loanNone : loan || w.loanSome },
  ]
}
