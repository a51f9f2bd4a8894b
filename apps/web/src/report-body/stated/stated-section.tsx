import { formatWon } from '../../lang/format.ts'
import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Facts, type Fact } from '../facts.tsx'
import { ReportSection } from '../report-section.tsx'
import { statedWords as w } from './stated-words.ts'

/** The user's other statements, next to what was found: not part of the assessment. */
export function StatedSection({ stated, assessment }: { stated: Stated; assessment: Assessment }) {
  const facts = factsOf(stated, assessment.price)
  if (facts.length === 0) return null
  return (
    <ReportSection folded title={w.title} note={w.note}>
      <Facts facts={facts} />
    </ReportSection>
  )
}

function factsOf(s: Stated, price: Assessment['price']): Fact[] {
  const stated = s.expectation_price
  return [
    ...(stated === null
      ? []
      : [
          { term: w.realtorPrice, detail: formatWon(stated) },
          { term: w.ours, detail: 'value' in price ? w.range(price.value.low, price.value.high) : w.notKnown },
          ...('value' in price
            ? [{ term: w.difference, detail: w.gap(stated, price.value.low, price.value.high) }]
            : []),
        ]),
    ...(s.expectation_reason === null ? [] : [{ term: w.realtorReason, detail: lines(s.expectation_reason) }]),
    ...(s.first_repay_yn === null
      ? []
      : [
          {
            term: w.firstRepay,
            detail: s.first_repay_yn === 'N' ? w.repayNo : w.repayYes(s.first_repay_amount),
          },
        ]),
    ...(s.cash_amount === null ? [] : [{ term: w.cash, detail: formatWon(s.cash_amount) }]),
    ...(s.loan === null ? [] : [{ term: w.loan, detail: s.loan === 'Y' ? w.loanYes : w.loanNo }]),
    ...(s.contract_months === null ? [] : [{ term: w.term, detail: w.months(s.contract_months) }]),
    ...(s.faq_write === null ? [] : [{ term: w.question, detail: lines(s.faq_write) }]),
  ]
}

const lines = (text: string) => <span className="whitespace-pre-line">{text}</span>
