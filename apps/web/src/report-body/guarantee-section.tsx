import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { Guarantee } from '@jipsalpim/engine/guarantee/answer.ts'
import { describeGuarantee, describeGuaranteeUnchecked } from '@jipsalpim/engine/words/describe.ts'
import { Badge } from '../ui/badge.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { GuaranteeFigures } from './guarantee-figures.tsx'
import { guaranteeTones } from './guarantee-tones.ts'
import { OtherGuarantees } from './other-guarantees.tsx'
import { ReportSection } from './report-section.tsx'
import { RuleNote } from './rule-note.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

/** Would the guarantor take this lease, by which rule not, up to what deposit, for how much and until when. */
export function GuaranteeSection({ assessment }: { assessment: Assessment }) {
  const { guarantee } = assessment
  const description = describeGuarantee(guarantee)
  return (
    <ReportSection title={words.guarantee.title}>
      <Verdict guarantee={guarantee} />
      <p className="mt-2 text-body font-semibold">{description.verdict}</p>
      {description.headroom && <p className="mt-1 text-body">{description.headroom}</p>}
      <Reasons title={words.guarantee.against} reasons={description.against} />
      <Reasons title={words.guarantee.missing} reasons={description.missing} />
      <Reasons title={words.guarantee.notes} reasons={description.notes} />
      <GuaranteeFigures assessment={assessment} />
      {guarantee.others && <OtherGuarantees others={guarantee.others} />}
      {guarantee.unchecked && guarantee.verdict !== 'not-eligible' && (
        <Disclosure title={words.guarantee.unchecked}>
          <ul className="list-disc pl-5 text-note text-ink-2">
            {guarantee.unchecked.map((id) => (
              <li key={id}>{describeGuaranteeUnchecked(id)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-3 text-note text-ink-2">{words.guarantee.final}</p>
      <RuleNote rule={guarantee.rule} />
    </ReportSection>
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
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-body">
        {reasons.map((reason) => (
          <li key={reason}>
            <Terms>{reason}</Terms>
          </li>
        ))}
      </ul>
    </div>
  )
}
