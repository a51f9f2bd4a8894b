import type { PaperKind } from '@jipsalpim/contract/areas/report/paper-kinds.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatInstant } from '../../../lang/format.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { documentWords as w } from './document-words.ts'

type Props = { report: number; kind: PaperKind; value: number | null; onChange: (id: number | null) => void }
const NONE = 'none'

/** In which of the report's papers the answer was seen; renders nothing without one of that kind. */
export function PaperPick({ report, kind, value, onChange }: Props) {
  const read = useCall('reportList', { document: report })
  // if the call fails, the answer is saved without a paper, as before
  const papers = (read.data?.documents ?? []).filter((d) => d.kind === kind && d.id !== null && d.look !== 'needs-bars')
  if (papers.length === 0) return null
  return (
    <ChoiceField
      label={w.pick}
      value={value === null ? NONE : String(value)}
      onChange={(picked) => onChange(picked === NONE ? null : Number(picked))}
      options={[
        ...papers.map((d) => ({
          value: String(d.id),
          label: w.kinds[d.kind],
          note: `${w.pages(d.pages)} · ${formatInstant(d.made_at)}`,
        })),
        { value: NONE, label: w.pickNone },
      ]}
    />
  )
}
