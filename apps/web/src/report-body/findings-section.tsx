import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { type Side, sideOf, type Stage, stageOf } from '@jipsalpim/engine/risk/stage.ts'
import { describeStage } from '@jipsalpim/engine/words/describe-advice.ts'
import { useState } from 'react'
import { Tabs } from '../ui/tabs.tsx'
import { FindingCard } from './finding-card.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { usePrinting } from './printing.ts'
import './finding-words.ts'
import { ReportSection } from './report-section.tsx'
import { words } from './words.ts'

const sides = ['prospective', 'living'] as const satisfies readonly Side[]

/**
 * The findings, separately for users who have not signed and for those who live there: other actions, other texts.
 * Default export: it is loaded with its catalogue.
 */
export default function FindingsSection({ assessment }: { assessment: Assessment }) {
  const { findings, lease, day } = assessment
  const leaseStage = stageOf(lease, day)
  const [picked, setPicked] = useState<Side | null>(null)
  const byDates = 'value' in leaseStage ? leaseStage.value : null
  const side = picked ?? (byDates === null ? 'prospective' : sideOf(byDates))
  return (
    <ReportSection title={words.findings.title} count={words.findings.count(findings.length)}>
      {findings.length === 0 ? (
        <p className="text-body text-ink-2">{words.findings.none}</p>
      ) : (
        <Tabs
          label={words.findings.side.label}
          value={side}
          onChange={setPicked}
          items={sides.map((key) => {
            const stage = stageFor(key, byDates)
            return {
              key,
              label: words.findings.side[key],
              content: (
                <FindingCards assessment={assessment} stage={stage} note={noteFor(stage, byDates, picked, lease)} />
              ),
            }
          })}
        />
      )}
    </ReportSection>
  )
}

/** The stage by the dates if they belong to this side, else the first stage of the side. */
function stageFor(side: Side, byDates: Stage | null): Stage {
  if (byDates !== null && sideOf(byDates) === side) return byDates
  return side === 'living' ? 'living' : 'before-contract'
}

function noteFor(stage: Stage, byDates: Stage | null, picked: Side | null, lease: Assessment['lease']): string {
  if (stage === byDates) return words.findings.stageTold(describeStage(stage))
  if (picked === null) return words.findings.stageOpen
  const forgot = sideOf(stage) === 'living' && 'unknown' in lease.moveInDate
  return forgot
    ? `${words.findings.stagePicked(describeStage(stage))} ${words.findings.moveInOpen}`
    : words.findings.stagePicked(describeStage(stage))
}

function FindingCards({ assessment, stage, note }: { assessment: Assessment; stage: Stage; note: string }) {
  const printing = usePrinting()
  return (
    <>
      <p className="mb-3 text-note text-ink-2 print:hidden">{note}</p>
      <p className="mb-3 hidden text-note font-semibold print:block">
        {words.findings.forWhom(words.findings.side[sideOf(stage)], describeStage(stage))}
      </p>
      <ul className="grid gap-3">
        {assessment.findings.map((finding, i) => (
          // the engine returns them worst first; one signal may be about two rights
          <li key={`${i} ${finding.id}`}>
            <FindingCard assessment={assessment} finding={finding} stage={stage} />
            {printing && (
              <div className="mt-4 mb-6 px-5">
                <FindingDetail assessment={assessment} finding={finding} stage={stage} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
