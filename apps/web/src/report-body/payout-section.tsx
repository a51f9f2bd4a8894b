import type { Assessment, Recovery, RecoveryLine } from '@jipsalpim/engine/assessment.ts'
import { cutToMan } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../lang/money-words.ts'
import { describeAssumption, describeLine } from '@jipsalpim/engine/words/describe.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Waterfall } from '../ui/waterfall.tsx'
import { EvidenceChips } from './evidence-chips.tsx'
import { ReportSection } from './report-section.tsx'
import { RuleNote } from './rule-note.tsx'
import { sectionsWords } from './sections-words.ts'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

/** Who is paid from the auction, in which order, and what is left for the tenant. */
export function PayoutSection({ assessment }: { assessment: Assessment }) {
  const { recovery } = assessment
  return 'value' in recovery ? <Payout assessment={assessment} recovery={recovery.value} /> : null
}

/** 대항력, as far as it can be told: in a trust (신탁) it hangs on a consent that may be unknown. */
function standingOf({ opposable, assumptions }: Recovery): string {
  if (assumptions.includes('trust-consent-unknown')) return words.payout.trustUnknown
  return opposable ? words.payout.opposable : words.payout.notOpposable
}

function Payout({ assessment, recovery }: { assessment: Assessment; recovery: Recovery }) {
  const assumptions = recovery.assumptions.map(describeAssumption)
  const { salePrice } = recovery
  // What the buyer assumes is not part of the sale price.
  const paid = recovery.lines.filter((l) => l.who !== 'assumed-by-buyer')
  const owed = recovery.lines.filter((l) => l.who === 'assumed-by-buyer')
  return (
    <ReportSection
      title={words.payout.title}
      note={`${words.payout.sale(salePrice.low, salePrice.high)} · ${words.payout.rate(salePrice.ratePercent.low, salePrice.ratePercent.high)}`}
    >
      <Waterfall
        caption={words.payout.caption}
        from={{ label: words.payout.start, value: cutToMan(salePrice.likely) }}
        lines={paid.map((line, i) => ({
          id: `${i} ${line.who}`,
          label: labelOf(line),
          value: cutToMan(line.likely),
          kind: kindOf(line),
          evidence: line.evidence && <EvidenceChips assessment={assessment} evidence={[line.evidence]} short />,
        }))}
      />
      <Disclosure title={words.payout.asTable}>
        <DataTable
          caption={words.payout.caption}
          columns={[
            { key: 'who', label: words.payout.columns.who },
            { key: 'low', label: words.payout.columns.low, numeric: true },
            { key: 'likely', label: words.payout.columns.likely, numeric: true },
            { key: 'high', label: words.payout.columns.high, numeric: true },
          ]}
          rows={[
            {
              id: 'sale',
              who: words.payout.start,
              low: moneyWords.say(salePrice.low),
              likely: moneyWords.say(salePrice.likely),
              high: moneyWords.say(salePrice.high),
            },
            ...[...paid, ...owed].map((line, i) => ({
              id: `${i} ${line.who}`,
              who: labelOf(line),
              low: moneyWords.say(line.low),
              likely: moneyWords.say(line.likely),
              high: moneyWords.say(line.high),
            })),
          ]}
        />
      </Disclosure>
      <ul className="mt-4 grid gap-2 text-note text-ink-2">
        <li>
          <Terms>{standingOf(recovery)}</Terms>
        </li>
        <li>
          <Terms>{recovery.smallDeposit > 0 ? words.payout.small(recovery.smallDeposit) : words.payout.noSmall}</Terms>
        </li>
        {recovery.jointCount !== null && (
          <li>{recovery.jointCount > 0 ? words.payout.joint(recovery.jointCount) : words.payout.jointUnknown}</li>
        )}
      </ul>
      <Disclosure title={sectionsWords.howCounted}>
        {recovery.baseRight && (
          <div className="mb-4">
            <h4 className="text-note font-semibold text-ink-2">
              <Terms>{words.payout.base}</Terms>
            </h4>
            <EvidenceChips assessment={assessment} evidence={[recovery.baseRight]} />
          </div>
        )}
        {assumptions.length > 0 && (
          <div className="rounded-md bg-sunk px-4 py-3 text-note">
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
        <RuleNote rule={salePrice.rule} />
      </Disclosure>
    </ReportSection>
  )
}

function labelOf({ who, label }: RecoveryLine): string {
  const name = describeLine(who)
  return label === '' ? name : `${name} · ${label}`
}

const kindOf = ({ who }: RecoveryLine): 'yours' | 'rest' | 'out' =>
  who === 'tenant' || who === 'small-deposit' ? 'yours' : who === 'surplus' ? 'rest' : 'out'
