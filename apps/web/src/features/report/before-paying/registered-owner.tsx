import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { fraudWords as w } from './fraud-words.ts'

/** The owner on the register of the user's report, to compare with the account's holder. Renders nothing if unknown. */
export function RegisteredOwner({ report }: { report: number }) {
  const go = useGo()
  const read = useCall('reportOfUser', { id: report })
  const owners = read.data?.assessment.register.owners
  if (!owners || !('value' in owners) || owners.value.length === 0) return null
  return (
    <div className="grid gap-3">
      <div className="rounded-md border border-hairline bg-raised px-4 py-3">
        <p className="text-body font-semibold" lang="ko">
          {w.owner(owners.value.map((o) => o.name).join(', '))}
        </p>
        <p className="text-note text-ink-2">{w.ownerAsOf}</p>
      </div>
      <LinkList items={[{ id: 'corp', to: go.href('reportCorpQuery'), title: w.company, note: w.corpNote }]} />
    </div>
  )
}
