import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatDay } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { infoWords as w } from '../info-words.ts'
import { isLiving, leaseText, type Watch } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { minuteText, nextCheckText } from '../shared/when.ts'
import { InfoSection } from './info-section.tsx'

/** The lease whose dates set the schedule, with the last and the next check. */
export function LeaseSection({ watch, today }: { watch: Watch; today: Day }) {
  const go = useGo()
  const { subscribeSeq: id, contract_on, balance_on, move_in_on, end_on, last_check_at } = watch
  const say = (day: Day | null): string => (day === null ? watchWords.unknown : formatDay(day))
  return (
    <>
      <InfoSection title={w.checks} note={w.cadence}>
        <Facts
          facts={[
            {
              term: watchWords.lastCheck,
              detail: last_check_at === null ? watchWords.notYet : minuteText(last_check_at, today),
            },
            {
              term: watchWords.nextCheck,
              detail: nextCheckText(watch, today),
            },
          ]}
        />
      </InfoSection>
      <InfoSection title={w.contractPart} note={leaseText(watch)}>
        {watch.contract_type === null && isLiving(watch) && (
          <div className="mb-3">
            <Banner
              kind="caution"
              title={w.typeUnknown}
              action={
                <Button kind="quiet" onClick={() => go('subscribeContractPrice', { id })}>
                  {w.tellType}
                </Button>
              }
            >
              {w.typeUnknownText}
            </Banner>
          </div>
        )}
        <Facts
          facts={[
            { term: w.contract, detail: say(contract_on) },
            { term: w.balance, detail: say(balance_on) },
            { term: w.moveIn, detail: say(move_in_on) },
            { term: w.end, detail: say(end_on) },
          ]}
        />
        {isLiving(watch) && (
          <LinkList
            items={[
              { id: 'dates', title: w.editDates, to: go.href('subscribeContractDate', { id }) },
              { id: 'money', title: w.editMoney, to: go.href('subscribeContractPrice', { id }) },
              { id: 'loan', title: w.loan, to: go.href('subscribeContractProduct', { id }) },
            ]}
          />
        )}
      </InfoSection>
    </>
  )
}
