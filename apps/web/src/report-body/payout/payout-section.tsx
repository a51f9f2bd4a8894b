import type { Assessment, Recovery, RecoveryLine } from '@jipsalpim/engine/assessment.ts'
import { cutToMan } from '@jipsalpim/engine/values/won.ts'
import { describeAssumption, describeLine } from '@jipsalpim/engine/words/describe.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { chartWords } from '../../ui/charts/chart-words.ts'
import { PayoutFall } from '../../ui/charts/payout-fall.tsx'
import { Picture } from '../../ui/charts/picture.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { EvidenceChips } from '../register/evidence-chips.tsx'
import { claimsOf } from './payout-claims.ts'
import { RuleNote } from '../explaining/rule-note.tsx'
import { sectionsWords } from '../sections-words.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** Who is paid from the auction, in which order, and what is left for the tenant. */
export function PayoutSection({ assessment }: { assessment: Assessment }) {
  const { recovery } = assessment
  return 'value' in recovery ? <Payout assessment={assessment} recovery={recovery.value} /> : null
}

/** 대항력, as far as it is known: in a trust (신탁) it depends on a consent that may be unknown. */
function opposabilityText({ opposable, assumptions }: Recovery): string {
  if (assumptions.includes('trust-consent-unknown')) return words.payout.trustUnknown
  return opposable ? words.payout.opposable : words.payout.notOpposable
}

function Payout({ assessment, recovery }: { assessment: Assessment; recovery: Recovery }) {
  const { salePrice } = recovery
  const mine = cutToMan(recovery.likely)
  return (
    <Picture
      title={words.payout.title}
      note={words.payout.rate(salePrice.ratePercent.low, salePrice.ratePercent.high)}
      draw={(width) => (
        <PayoutFall
          width={width}
          label={sectionsWords.payoutSaid(cutToMan(salePrice.likely), mine)}
          sale={{ label: words.payout.start, value: cutToMan(salePrice.likely) }}
          claims={claimsOf(recovery)}
          outcome={{
            label: sectionsWords.mine,
            low: cutToMan(recovery.low),
            likely: recovery.likely === recovery.deposit ? recovery.deposit : mine,
            high: recovery.high,
            deposit: recovery.deposit,
            lost: sectionsWords.lost,
            unsure: assessment.grade === '판단보류',
          }}
        />
      )}
      table={<PayoutTable assessment={assessment} recovery={recovery} />}
    >
      <p className="mt-2 text-note text-ink-2">
        <Terms>{opposabilityText(recovery)}</Terms>
      </p>
      <div className="-mb-4 [&>details]:border-b-0">
        <Disclosure title={sectionsWords.howCounted}>
          <How assessment={assessment} recovery={recovery} />
        </Disclosure>
      </div>
    </Picture>
  )
}

function PayoutTable({ assessment, recovery }: { assessment: Assessment; recovery: Recovery }) {
  const { salePrice, lines } = recovery
  const { notChecked } = chartWords
  return (
    <DataTable
      caption={words.payout.caption}
      columns={[
        { key: 'who', label: words.payout.columns.who },
        { key: 'low', label: words.payout.columns.low, numeric: true },
        { key: 'likely', label: words.payout.columns.likely, numeric: true },
        { key: 'high', label: words.payout.columns.high, numeric: true },
      ]}
      rows={[
        { id: 'sale', who: words.payout.start, ...sumsOf(salePrice) },
        ...lines.map((line, i) => ({
          id: `${i} ${line.who}`,
          who: (
            <>
              {labelOf(line)}
              {line.evidence && <EvidenceChips assessment={assessment} evidence={[line.evidence]} short />}
            </>
          ),
          ...sumsOf(line),
        })),
        ...(recovery.assumptions.includes('tax-unknown')
          ? [{ id: 'taxes', who: sectionsWords.taxes, low: notChecked, likely: notChecked, high: notChecked }]
          : []),
        { id: 'mine', who: sectionsWords.mine, ...sumsOf(recovery), total: true },
        { id: 'lost', who: sectionsWords.lost, ...sumsOf(lostOf(recovery)) },
      ]}
    />
  )
}

type Sums = Pick<Recovery, 'low' | 'likely' | 'high'>
/** Rounded down as in the picture. */
const sumsOf = ({ low, likely, high }: Sums) => ({
  low: moneyWords.say(cutToMan(low)),
  likely: moneyWords.say(cutToMan(likely)),
  high: moneyWords.say(cutToMan(high)),
})
const lostOf = ({ deposit, low, likely, high }: Recovery): Sums => ({
  low: Math.max(0, deposit - cutToMan(low)),
  likely: Math.max(0, deposit - cutToMan(likely)),
  high: Math.max(0, deposit - cutToMan(high)),
})

function How({ assessment, recovery }: { assessment: Assessment; recovery: Recovery }) {
  const assumptions = recovery.assumptions.map(describeAssumption)
  return (
    <>
      <ul className="grid gap-2 text-note text-ink-2">
        <li>{words.payout.sale(recovery.salePrice.low, recovery.salePrice.high)}</li>
        <li>
          <Terms>{recovery.smallDeposit > 0 ? words.payout.small(recovery.smallDeposit) : words.payout.noSmall}</Terms>
        </li>
        {recovery.jointCount !== null && (
          <li>{recovery.jointCount > 0 ? words.payout.joint(recovery.jointCount) : words.payout.jointUnknown}</li>
        )}
      </ul>
      {recovery.baseRight && (
        <div className="mt-3">
          <h4 className="text-note font-semibold text-ink-2">
            <Terms>{words.payout.base}</Terms>
          </h4>
          <EvidenceChips assessment={assessment} evidence={[recovery.baseRight]} />
        </div>
      )}
      {assumptions.length > 0 && (
        <div className="mt-3 rounded-md bg-sunk px-4 py-3 text-note">
          <h4 className="font-semibold">{words.payout.assumptions}</h4>
          <ul className="mt-1 list-disc pl-4 text-ink-2">
            {assumptions.map((sentence) => (
              <li key={sentence}>
                <Terms>{sentence}</Terms>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RuleNote rule={recovery.salePrice.rule} />
    </>
  )
}

function labelOf({ who, label }: RecoveryLine): string {
  const name = describeLine(who)
  return label === '' ? name : `${name} · ${label}`
}
