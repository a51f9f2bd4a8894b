import { paperKinds, type PaperKind } from '@jipsalpim/contract/areas/report/paper-kinds.ts'
import { answerSources, type AnswerSource, type QuestionId } from '@jipsalpim/engine/answers/questions.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../../kernel/today.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { PaperPick } from '../documents/paper-pick.tsx'
import { answerWords as w } from './answer-words.ts'

/** Where an answer comes from. A paper is named only if the answer was seen in one. */
export type Beside = { source: AnswerSource; as_of: Day | null; paper: PaperKind | null; document: number | null }

type Props = {
  report: number
  question: QuestionId
  value: Beside
  onChange: (value: Beside) => void
  tried: boolean
  note?: boolean
}

export function BesideFields({ report, question, value, onChange, tried, note = false }: Props) {
  const today = useToday()
  return (
    <div className="grid gap-6">
      <ChoiceField
        label={w.sourceLabel}
        hint={note ? w.toldNote : undefined}
        columns={2}
        options={answerSources.map((source) => ({ value: source, label: w.sources[source] }))}
        value={value.source}
        onChange={(source) =>
          onChange({ ...value, source, ...(source === 'seen' ? {} : { paper: null, document: null }) })
        }
      />
      <DayField
        label={w.asOf}
        value={value.as_of}
        max={today}
        onChange={(as_of) => onChange({ ...value, as_of })}
        error={tried && value.as_of === null ? w.asOfFuture : null}
      />
      {value.source === 'seen' && (
        <ChoiceField
          label={w.paperLabel}
          columns={2}
          options={papersOf(question).map((kind) => ({ value: kind, label: w.papers[kind] }))}
          value={value.paper}
          onChange={(paper) => onChange({ ...value, paper, document: null })}
        />
      )}
      {value.source === 'seen' && value.paper !== null && (
        <PaperPick
          report={report}
          kind={value.paper}
          value={value.document}
          onChange={(document) => onChange({ ...value, document })}
        />
      )}
    </div>
  )
}

/** The papers that show such a fact, the usual one first. */
const papers: Readonly<Record<QuestionId, readonly PaperKind[]>> = {
  'household-deposits': ['fixed-dates', 'residents'],
  'other-deposits': ['fixed-dates', 'residents'],
  'price-told': ['look-up', 'lease'],
  'joint-homes': ['register', 'look-up'],
  'official-price': ['look-up'],
  'landlord-name': ['lease', 'identity'],
  payee: ['bankbook', 'lease'],
  signer: ['identity', 'authority'],
  'agent-papers': ['authority'],
  'trust-consent': ['consent', 'trust-ledger'],
  broker: ['licence', 'look-up'],
  taxes: ['tax-certificate', 'look-up'],
  'public-list': ['look-up'],
  'landlord-record': ['look-up'],
  'side-offer': ['lease'],
  'asked-to-move-out': ['lease'],
  'first-repay': ['lease'],
  'lease-terms': ['lease'],
  'lease-days': ['lease'],
}
const papersOf = (question: QuestionId): readonly PaperKind[] => paperKinds.filter((kind) => isOffered(question, kind))
const isOffered = (question: QuestionId, kind: PaperKind) => kind === 'other' || papers[question].includes(kind)
