import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { type Side, sideOf, type Stage, stageOf } from '@jipsalpim/engine/risk/stage.ts'
import { describeStage } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { useState } from 'react'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { FindingCard, FindingRow } from './finding-card.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { usePrinting } from '../printing.ts'
import './finding-words.ts'
import { groupFindings, linesOf } from './group-findings.ts'
import { useCountedFrom } from '../verdict/counted-from.ts'
import { ReportGroup } from '../report-group.tsx'
import { sectionsWords } from '../sections-words.ts'
import { words } from '../words.ts'

const sides = ['prospective', 'living'] as const satisfies readonly Side[]

/**
 * The findings, separately for users who have not signed and for those who live there: other actions, other texts.
 * Default export: it is loaded with its catalogue.
 */
export default function FindingsSection({ assessment }: { assessment: Assessment }) {
  const { findings, lease } = assessment
  const leaseStage = stageOf(lease, useCountedFrom())
  const [picked, setPicked] = useState<Side | null>(null)
  const byDates = 'value' in leaseStage ? leaseStage.value : null
  const side = picked ?? (byDates === null ? 'prospective' : sideOf(byDates))
  return (
    <ReportGroup name="risks" title={sectionsWords.risks} measure={findings.length > 0 && measureOf(findings)}>
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
    </ReportGroup>
  )
}

function measureOf(findings: Assessment['findings']): string {
  const serious = findings.filter((f) => f.severity !== 'note')
  const notes = findings.length - serious.length
  return [
    ...(serious.length > 0 ? [sectionsWords.risksFrom(linesOf(serious), serious.length)] : []),
    ...(notes > 0 ? [sectionsWords.notes(notes)] : []),
  ].join(' · ')
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
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {groupFindings(assessment.findings).map((group, i) => (
          // the engine returns them worst first; one signal may be about two rights
          <li key={`${i} ${group.findings[0].id}`}>
            {group.findings[0].severity === 'note' && !printing ? (
              <div className="rounded-lg border border-hairline bg-raised px-5">
                <FindingRow assessment={assessment} finding={group.findings[0]} stage={stage} />
              </div>
            ) : (
              <FindingCard assessment={assessment} group={group} stage={stage} whole={i === 0 || printing} />
            )}
            {printing &&
              group.findings.map((finding, at) => (
                <div key={`${at} ${finding.id}`} className="mt-4 mb-6 px-5">
                  {at > 0 && <h3 className="mb-2 text-body font-semibold">{describeFinding(finding).title}</h3>}
                  <FindingDetail assessment={assessment} finding={finding} stage={stage} />
                </div>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}
