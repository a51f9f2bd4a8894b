import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { Guarantee, GuaranteeBasis } from '@jipsalpim/engine/guarantee/answer.ts'
import { describeGuarantee, describeGuaranteeUnchecked } from '@jipsalpim/engine/words/describe.ts'
import { formatWon } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { chartWords } from '../../ui/charts/chart-words.ts'
import { type Limit, LimitBars } from '../../ui/charts/limit-bars.tsx'
import { Picture } from '../../ui/charts/picture.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { GuaranteeFigures } from './guarantee-figures.tsx'
import { guaranteeTones } from './guarantee-tones.ts'
import { OtherGuarantees } from './other-guarantees.tsx'
import { ReportSection } from '../report-section.tsx'
import { RuleNote } from '../explaining/rule-note.tsx'
import { sectionsWords } from '../sections-words.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/**
 * Whether the guarantor would accept this lease: the distance to each limit, the rule that it fails, the highest
 * deposit, the fee and the deadline.
 */
export function GuaranteeSection({ assessment }: { assessment: Assessment }) {
  const { guarantee } = assessment
  const limits = limitsOf(guarantee)
  const answer = <Answer guarantee={guarantee} />
  const details = <Details assessment={assessment} drawn={limits.length > 0} />
  if (limits.length === 0)
    return (
      <Card as="div">
        <ReportSection title={words.guarantee.title}>
          {answer}
          {details}
        </ReportSection>
      </Card>
    )
  const over = limits.filter((l) => l.value > l.limit).length
  return (
    <Picture
      title={words.guarantee.title}
      note={`${sectionsWords.guarantor} · ${sectionsWords.overLimits(over, limits.length)}`}
      draw={(width) => <LimitBars width={width} label={sectionsWords.limitsSaid} limits={limits} />}
      table={
        <DataTable
          caption={sectionsWords.limitsSaid}
          columns={[
            { key: 'what', label: sectionsWords.standard },
            { key: 'value', label: chartWords.now, numeric: true },
            { key: 'limit', label: chartWords.most, numeric: true },
          ]}
          rows={limits.map(({ id, label, value, limit }) => ({
            id,
            what: label,
            value: formatWon(value),
            limit: formatWon(limit),
          }))}
        />
      }
    >
      <div className="mt-3 border-t border-hairline pt-3">{answer}</div>
      <div className="-mb-4 [&>details]:border-b-0">
        <Disclosure title={sectionsWords.guaranteeMore}>{details}</Disclosure>
      </div>
    </Picture>
  )
}

/** The guarantor's limits on amounts; empty if one of their figures is missing, or in reports of an earlier engine. */
function limitsOf({ basis }: Guarantee): Limit[] {
  if (basis === undefined || !('value' in basis)) return []
  const { senior, deposit, value, limits }: GuaranteeBasis = basis.value
  if (limits === undefined) return []
  const names = sectionsWords.limits
  return [
    { id: 'senior', label: names.senior, value: senior, limit: limits.senior },
    { id: 'sum', label: names.sum, value: senior + deposit, limit: value },
    ...(limits.deposit === null
      ? []
      : [{ id: 'deposit', label: names.deposit, value: deposit, limit: limits.deposit }]),
  ]
}

function Answer({ guarantee }: { guarantee: Guarantee }) {
  const { verdict, headroom } = describeGuarantee(guarantee)
  return (
    <>
      <Verdict guarantee={guarantee} />
      <p className="mt-1 text-note font-semibold">{verdict}</p>
      {headroom && <p className="text-note text-ink-2">{headroom}</p>}
    </>
  )
}

function Details({ assessment, drawn }: { assessment: Assessment; drawn: boolean }) {
  const { guarantee } = assessment
  const { against, missing, notes } = describeGuarantee(guarantee)
  return (
    <>
      <Reasons title={words.guarantee.against} reasons={against} />
      <Reasons title={words.guarantee.missing} reasons={missing} />
      <Reasons title={words.guarantee.notes} reasons={notes} />
      <GuaranteeFigures assessment={assessment} />
      {guarantee.others && <OtherGuarantees others={guarantee.others} />}
      {guarantee.unchecked && guarantee.verdict !== 'not-eligible' && (
        <Disclosure title={words.guarantee.unchecked} open={drawn}>
          <ul className="list-disc pl-5 text-note text-ink-2">
            {guarantee.unchecked.map((id) => (
              <li key={id}>{describeGuaranteeUnchecked(id)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-3 text-note text-ink-2">{words.guarantee.final}</p>
      <RuleNote rule={guarantee.rule} />
    </>
  )
}
const Verdict = ({ guarantee: { verdict, borderline } }: { guarantee: Guarantee }) =>
  borderline === true ? (
    <Badge tone="caution">{words.guarantee.borderline}</Badge>
  ) : (
    <Badge tone={guaranteeTones[verdict]}>{words.guarantee.verdict[verdict]}</Badge>
  )

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <div className="mt-3">
      <h4 className="text-note font-semibold text-ink-2">{title}</h4>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-note">
        {reasons.map((reason) => (
          <li key={reason}>
            <Terms>{reason}</Terms>
          </li>
        ))}
      </ul>
    </div>
  )
}
