import type { Assessment, Recovery, RecoveryLine } from '@jipsalpim/engine/assessment.ts'
import { cutToMan } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../lang/money-words.ts'
import { sayAssumption } from '@jipsalpim/engine/words/ko.ts'
import { lineWords } from '@jipsalpim/engine/words/ko/recovery.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Waterfall } from '../ui/waterfall.tsx'
import { EvidenceChips } from './evidence-chips.tsx'
import { ReportSection } from './report-section.tsx'
import { RuleNote } from './rule-note.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

/** Who is paid from the auction, in which order, and what is left for the tenant. */
export function PayoutSection({ assessment }: { assessment: Assessment }) {
  const { recovery } = assessment
  return 'value' in recovery ? <Payout assessment={assessment} recovery={recovery.value} /> : null
}

const say = words.payout

/** 대항력, as far as it is known: in a trust (신탁) it depends on a consent that may be unknown. */
function standingOf({ opposable, assumptions }: Recovery): string {
  if (assumptions.includes('trust-consent-unknown')) return say.trustUnknown
  return opposable ? say.opposable : say.notOpposable
}

function Payout({ assessment, recovery }: { assessment: Assessment; recovery: Recovery }) {
  const assumptions = recovery.assumptions.map(sayAssumption)
  const { salePrice } = recovery
  // What the buyer assumes is not part of the sale price.
  const paid = recovery.lines.filter((l) => l.who !== 'assumed-by-buyer')
  const owed = recovery.lines.filter((l) => l.who === 'assumed-by-buyer')
  return (
    <ReportSection
      title={say.title}
      note={`${say.sale(salePrice.low, salePrice.high)} · ${say.rate(salePrice.ratePercent.low, salePrice.ratePercent.high)}`}
    >
      <Waterfall
        caption={say.caption}
        from={{ label: say.start, value: cutToMan(salePrice.likely) }}
        lines={paid.map((line, i) => ({
          id: `${i} ${line.who}`,
          label: labelOf(line),
          value: cutToMan(line.likely),
          kind: kindOf(line),
          evidence: line.evidence && <EvidenceChips assessment={assessment} evidence={[line.evidence]} short />,
        }))}
      />
      <Disclosure title={say.asTable}>
        <DataTable
          caption={say.caption}
          columns={[
            { key: 'who', label: say.columns.who },
            { key: 'low', label: say.columns.low, numeric: true },
            { key: 'likely', label: say.columns.likely, numeric: true },
            { key: 'high', label: say.columns.high, numeric: true },
          ]}
          rows={[
            {
              id: 'sale',
              who: say.start,
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
          <Terms>{recovery.smallDeposit > 0 ? say.small(recovery.smallDeposit) : say.noSmall}</Terms>
        </li>
        {recovery.jointCount !== null && (
          <li>{recovery.jointCount > 0 ? say.joint(recovery.jointCount) : say.jointUnknown}</li>
        )}
      </ul>
      {recovery.baseRight && (
        <div className="mt-4">
          <h3 className="text-note font-semibold text-ink-2">
            <Terms>{say.base}</Terms>
          </h3>
          <EvidenceChips assessment={assessment} evidence={[recovery.baseRight]} />
        </div>
      )}
      {assumptions.length > 0 && (
        <div className="mt-4 rounded-md bg-sunk px-4 py-3 text-note">
          <h3 className="font-semibold">{say.assumptions}</h3>
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
    </ReportSection>
  )
}

function labelOf({ who, label }: RecoveryLine): string {
  const name = lineWords[who]
  return label === '' ? name : `${name} · ${label}`
}

const kindOf = ({ who }: RecoveryLine): 'yours' | 'rest' | 'out' =>
  who === 'tenant' || who === 'small-deposit' ? 'yours' : who === 'surplus' ? 'rest' : 'out'
