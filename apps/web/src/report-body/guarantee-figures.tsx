import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { GuaranteeBasis, GuaranteeFee } from '@jipsalpim/engine/guarantee/answer.ts'
import { sayDiscount, sayFeeAssumption } from '@jipsalpim/engine/words/ko.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Money } from '../ui/money.tsx'
import { Facts, type Fact } from './facts.tsx'
import { RuleNote } from './rule-note.tsx'
import { words } from './words.ts'

const say = words.guarantee

/** The guarantor's figures, the fee for the term and the last day to apply. Reports of an earlier engine have none. */
export function GuaranteeFigures({ assessment: { guarantee } }: { assessment: Assessment }) {
  const told = <T,>(k: Parameters<typeof valueOf<T>>[0] | undefined): T | null => (k === undefined ? null : valueOf(k))
  const basis = told(guarantee.basis)
  const fee = told(guarantee.fee)
  const apply = told(guarantee.apply)
  const facts: Fact[] = [
    ...(basis === null ? [] : basisFacts(basis)),
    ...(apply === null ? [] : [{ term: say.apply, detail: say.applyBy(apply.lastDay, apply.termAssumed) }]),
    ...(fee === null ? [] : [{ term: say.fee, detail: <Fee fee={fee} /> }]),
    ...(fee !== null && guarantee.support
      ? [{ term: say.support, detail: say.supportOf(guarantee.support.most) }]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <div className="mt-4">
      <Facts facts={facts} />
      {fee !== null && (
        <Disclosure title={say.feeHow}>
          <ul className="list-disc pl-5 text-note text-ink-2">
            {fee.surcharge > 0 && <li>{say.surcharge(fee.surcharge)}</li>}
            {fee.assumed.map((id) => (
              <li key={id}>{sayFeeAssumption(id)}</li>
            ))}
          </ul>
          {fee.discounts.length > 0 && (
            <>
              <h3 className="mt-3 text-note font-semibold">{say.discounts}</h3>
              <Facts
                facts={fee.discounts.map(({ id, won }) => ({ term: sayDiscount(id), detail: <Money won={won} /> }))}
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
    term: say.value,
    detail: (
      <>
        <Money won={value} /> <span className="text-ink-2">{say.valueOf(price, percent)}</span>
      </>
    ),
  },
  { term: say.senior, detail: senior === 0 ? say.none : <Money won={senior} /> },
  { term: say.debtRatio, detail: say.percent(debtRatio / 10) },
]

const Fee = ({ fee: { won, rate, days } }: { fee: GuaranteeFee }) => (
  <>
    <Money won={won} /> <span className="text-ink-2">{say.feeOf(days, rate / 1000)}</span>
  </>
)
