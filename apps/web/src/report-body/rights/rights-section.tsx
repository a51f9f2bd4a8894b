import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Picture } from '../../ui/charts/picture.tsx'
import { EvidenceChip } from '../../ui/display/evidence-chip.tsx'
import { Timeline } from '../../ui/display/timeline.tsx'
import { openEvidence } from '../register/evidence-chips.tsx'
import { RightsPicture } from './rights-picture.tsx'
import { rightsTimeline } from './rights-timeline.ts'
import { words } from '../words.ts'

export function RightsSection({ assessment }: { assessment: Assessment }) {
  const { entries } = assessment.register
  return (
    <Picture
      title={words.timeline.title}
      note={words.timeline.note}
      draw={() => <RightsPicture assessment={assessment} />}
      table={
        <Timeline
          label={words.timeline.all}
          moments={rightsTimeline(assessment).map(({ entry, ...moment }) => ({
            ...moment,
            evidence: entry && (
              <EvidenceChip
                evidence={entry}
                receiptNo={entry.receiptNo}
                onOpen={() =>
                  openEvidence(assessment, {
                    section: entry.section,
                    rank: entry.rank,
                    entry: entry.id,
                    page: entry.page,
                  })
                }
              />
            ),
          }))}
        />
      }
    >
      {entries.length === 0 && <p className="text-note text-ink-2">{words.timeline.empty}</p>}
    </Picture>
  )
}
