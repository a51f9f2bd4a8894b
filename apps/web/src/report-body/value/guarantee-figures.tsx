import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { GuaranteeBasis, GuaranteeFee } from '@jipsalpim/engine/guarantee/answer.ts'
import { describeDiscount, describeFeeAssumption } from '@jipsalpim/engine/words/describe.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Money } from '../../ui/display/money.tsx'
import { Facts, type Fact } from '../facts.tsx'
import { RuleNote } from '../explaining/rule-note.tsx'
import { words } from '../words.ts'

/** The guarantor's figures, the fee for the term and the last day to apply. Missing in reports of an earlier engine. */
export function GuaranteeFigures({ assessment: { guarantee } }: { assessment: Assessment }) {
  const valueOrNull = <T,>(k: Parameters<typeof valueOf<T>>[0] | undefined): T | null =>
    k === undefined ? null : valueOf(k)
  const basis = valueOrNull(guarantee.basis)
  const fee = valueOrNull(guarantee.fee)
  const apply = valueOrNull(guarantee.apply)
  const facts: Fact[] = [
    ...(basis === null ? [] : basisFacts(basis)),
    ...(apply === null
      ? []
      : [{ term: words.guarantee.apply, detail: words.guarantee.applyBy(apply.lastDay, apply.termAssumed) }]),
    ...(fee === null ? [] : [{ term: words.guarantee.fee, detail: <Fee fee={fee} /> }]),
    ...(fee !== null && guarantee.support
      ? [{ term: words.guarantee.support, detail: words.guarantee.supportOf(guarantee.support.most) }]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <div className="mt-4">
      <Facts facts={facts} />
      {fee !== null && (
        <Disclosure title={words.guarantee.feeHow}>
          <ul className="list-disc pl-5 text-note text-ink-2">
            {fee.surcharge > 0 && <li>{words.guarantee.surcharge(fee.surcharge)}</li>}
            {fee.assumed.map((id) => (
              <li key={id}>{describeFeeAssumption(id)}</li>
            ))}
          </ul>
          {fee.discounts.length > 0 && (
            <>
              <h4 className="mt-3 text-note font-semibold">{words.guarantee.discounts}</h4>
              <Facts
                facts={fee.discounts.map(({ id, won }) => ({
                  term: describeDiscount(id),
                  detail: <Money won={won} />,
                }))}
              />
            </>
          )}
          <RuleNote rule={fee.rule} />
        </Disclosure>
      )}
    </div>
  )
}

const basisFacts = ({ price, percent, value, senior, debtRatio }: GuaranteeBasis): Fact[] => [
  {
    term: words.guarantee.value,
    detail: (
      <>
        <Money won={value} /> <span className="text-ink-2">{words.guarantee.valueOf(price, percent)}</span>
      </>
    ),
  },
  { term: words.guarantee.senior, detail: senior === 0 ? words.guarantee.none : <Money won={senior} /> },
  { term: words.guarantee.debtRatio, detail: words.guarantee.percent(debtRatio / 10) },
]

const Fee = ({ fee: { won, rate, days } }: { fee: GuaranteeFee }) => (
  <>
    <Money won={won} /> <span className="text-ink-2">{words.guarantee.feeOf(days, rate / 1000)}</span>
  </>
)
