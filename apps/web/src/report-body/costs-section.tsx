import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Money } from '../ui/money.tsx'
import { brokerageOf, mayBeVictim, paysRent } from './costs.ts'
import { costsWords } from './costs-words.ts'
import { Facts } from './facts.tsx'
import { RentCreditPart } from './rent-credit-part.tsx'
import { ReportSection } from './report-section.tsx'
import { RuleNote } from './rule-note.tsx'
import { VictimPart } from './victim-part.tsx'

const say = costsWords.brokerage

/**
 * The costs of a lease besides the deposit, and the aid that the law gives a tenant. Default export: it loads tables of
 * its own, after the report.
 */
export default function CostsSection({ assessment }: { assessment: Assessment }) {
  const fee = brokerageOf(assessment)
  const [rent, victim] = [paysRent(assessment), mayBeVictim(assessment)]
  if (fee === null && !rent && !victim) return null
  return (
    <ReportSection title={costsWords.title} note={costsWords.note} onPaper={fee !== null}>
      {victim && (
        <div className="print:hidden">
          <VictimPart assessment={assessment} />
        </div>
      )}
      {fee && (
        <Disclosure title={say.title}>
          <Facts
            facts={[
              { term: say.amount, detail: <Money won={fee.amount} /> },
              { term: say.rate, detail: say.percent(fee.perMille) },
              { term: say.most, detail: say.upTo(fee.ceiling) },
              { term: say.vat, detail: say.vatUpTo(fee.vat) },
            ]}
          />
          <ul className="mt-3 list-disc pl-5 text-note text-ink-2">
            <li>{say.note}</li>
            <li>{say.vatNote}</li>
            {!fee.rentTold && <li>{say.noRent}</li>}
            {fee.doubt === 'area-unknown' && <li>{say.area}</li>}
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
