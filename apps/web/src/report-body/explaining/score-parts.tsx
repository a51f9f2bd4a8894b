import type { Assessment, Cap } from '@jipsalpim/engine/assessment.ts'
import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import { chartWords } from '../../ui/charts/chart-words.ts'
import { Picture } from '../../ui/charts/picture.tsx'
import { type Ceiling, ScoreCeilings } from '../../ui/charts/score-ceilings.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { sectionsWords } from '../sections-words.ts'

/**
 * What determined the score: the lowest of its ceilings, one of which is the sum of all risks. Renders nothing if the
 * score is withheld.
 */
export function ScoreParts({ assessment }: { assessment: Assessment }) {
  const { score, findings, caps } = assessment
  if (score === null) return null
  const sum = Math.max(0, 100 - findings.reduce((n, f) => n + f.weight, 0))
  const ceilings: Ceiling[] = [
    ...caps.map((cap, i) => ({ id: `${i} ${cap.finding}`, label: nameOf(cap), score: cap.score })),
    { id: 'sum', label: sectionsWords.allFindings(findings.length), score: sum },
  ].toSorted((a, b) => a.score - b.score)
  return (
    <div className="mb-4">
      <Picture
        title={sectionsWords.scoreParts}
        note={sectionsWords.scoreNote}
        draw={(width) => <ScoreCeilings {...{ width, score, ceilings }} label={chartWords.thisScore(score)} />}
        table={
          <DataTable
            caption={sectionsWords.scoreParts}
            columns={[
              { key: 'what', label: chartWords.item },
              { key: 'score', label: chartWords.most, numeric: true },
            ]}
            rows={ceilings.map(({ id, label, score: most }) => ({ id, what: label, score: chartWords.upTo(most) }))}
          />
        }
      />
    </div>
  )
}

const nameOf = ({ finding, open }: Cap): string =>
  open === undefined ? describeTitle(finding) : sectionsWords.openChecks
