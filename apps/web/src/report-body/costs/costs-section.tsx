import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Money } from '../../ui/display/money.tsx'
import { brokerageOf, mayBeVictim, paysRent } from './costs.ts'
import { costsWords as words } from './costs-words.ts'
import { Facts } from '../facts.tsx'
import { RentCreditPart } from './rent-credit-part.tsx'
import { ReportSection } from '../report-section.tsx'
import { RuleNote } from '../explaining/rule-note.tsx'
import { VictimPart } from './victim-part.tsx'

/**
 * What a lease costs besides the deposit, and the tenant's benefits by law. Default export: its tables are loaded after
 * the report.
 */
export default function CostsSection({ assessment }: { assessment: Assessment }) {
  const fee = brokerageOf(assessment)
  const [rent, victim] = [paysRent(assessment), mayBeVictim(assessment)]
  if (fee === null && !rent && !victim) return null
  return (
    <ReportSection folded title={words.title} note={words.note} onPaper={fee !== null}>
      {victim && (
        <div className="print:hidden">
          <VictimPart assessment={assessment} />
        </div>
      )}
      {fee && (
        <Disclosure title={words.brokerage.title}>
          <Facts
            facts={[
              { term: words.brokerage.amount, detail: <Money won={fee.amount} /> },
              { term: words.brokerage.rate, detail: words.brokerage.percent(fee.perMille) },
              { term: words.brokerage.most, detail: words.brokerage.upTo(fee.ceiling) },
              { term: words.brokerage.vat, detail: words.brokerage.vatUpTo(fee.vat) },
            ]}
          />
          <ul className="mt-3 list-disc pl-5 text-note text-ink-2">
            <li>{words.brokerage.note}</li>
            <li>{words.brokerage.vatNote}</li>
            {!fee.rentTold && <li>{words.brokerage.noRent}</li>}
            {fee.doubt === 'area-unknown' && <li>{words.brokerage.area}</li>}
          </ul>
          <RuleNote rule={fee.rule} />
        </Disclosure>
      )}
      {rent && (
        <div className="print:hidden">
          <RentCreditPart assessment={assessment} />
        </div>
      )}
    </ReportSection>
  )
}
