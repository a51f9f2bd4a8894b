import type { Assessment, NotChecked } from '@jipsalpim/engine/assessment.ts'
import {
  describeCap,
  describeClean,
  describeNobodyCan,
  describeNotChecked,
  describeUnknown,
} from '@jipsalpim/engine/words/describe.ts'
import { Fragment } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { EvidenceChips } from './evidence-chips.tsx'
import { ReportSection } from './report-section.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

export const uncheckedId = 'unchecked'

/** What could not be checked: each a task, and who can do it. */
export function UncheckedSection({ assessment: { notChecked, caps } }: { assessment: Assessment }) {
  const texts = words.unchecked
  // what would change the grade comes first
  const tasks = notChecked.toSorted((a, b) => Number(b.changesGrade) - Number(a.changesGrade))
  // If all of them would, it is stated once.
  const all = tasks.length > 1 && tasks.every((task) => task.changesGrade)
  return (
    <ReportSection
      id={uncheckedId}
      title={texts.title}
      count={words.findings.count(notChecked.length)}
      note={texts.note}
    >
      {caps
        .filter((cap) => cap.open !== undefined)
        .map((cap) => (
          <p key={cap.finding} className="mb-3 text-note font-semibold">
            {describeCap(cap)}
          </p>
        ))}
      {all && <p className="mb-3 text-note font-semibold text-brand">{texts.allChange}</p>}
      {tasks.length === 0 && <p className="text-note text-ink-2">{texts.empty}</p>}
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <UncheckedItem key={task.id} task={task} marked={task.changesGrade && !all} />
        ))}
      </ul>
    </ReportSection>
  )
}

function UncheckedItem({ task, marked }: { task: NotChecked; marked: boolean }) {
  const texts = words.unchecked
  const description = describeNotChecked(task)
  return (
    <li className="rounded-lg border border-hairline bg-raised px-5 py-4 break-inside-avoid">
      <h3 className="text-body font-semibold">
        <Terms>{description.title}</Terms>
      </h3>
      {marked && (
        <p className="mt-1">
          <Badge tone="brand">{texts.changes}</Badge>
        </p>
      )}
      <p className="mt-1 text-note text-ink-2">
        <Terms>{texts.said(description.body, describeUnknown(task.why))}</Terms>
      </p>
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-hairline pt-2 text-note">
        {[
          { term: texts.who, detail: description.who },
          { term: `${texts.cost} · ${texts.days}`, detail: `${description.cost} · ${description.time}` },
          { term: texts.consent, detail: description.consent },
        ].map(({ term, detail }) => (
          <Fragment key={term}>
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-medium">{detail}</dd>
          </Fragment>
        ))}
      </dl>
    </li>
  )
}

/** What was looked for and not found, and the cancelled entries that were ignored. */
export function CleanSection({ assessment }: { assessment: Assessment }) {
  const texts = words.clean
  const { checkedClean } = assessment
  return (
    <ReportSection title={texts.title} count={words.findings.count(checkedClean.length)} note={texts.note}>
      {checkedClean.length === 0 && <p className="text-note text-ink-2">{texts.empty}</p>}
      <ul>
        {checkedClean.map((clean) => (
          <li
            key={clean.id}
            className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-b border-hairline py-2 last:border-0"
          >
            <Icon name="check" size={18} className="mt-1 text-ink-2" />
            <div className="min-w-0">
              <p className="text-body">
                <Terms>{describeClean(clean)}</Terms>
              </p>
              {clean.excluded.length > 0 && (
                <ul className="text-note text-ink-2">
                  {clean.excluded.map(({ evidence, purpose, cancelledBy }) => (
                    <li key={`${evidence.section} ${evidence.rank} ${evidence.entry}`} className="mt-1">
                      <span className="struck">{purpose}</span>
                      <span className="ml-2">
                        {cancelledBy === null || cancelledBy === 'strike' ? texts.byStrike : texts.by(cancelledBy)}
                      </span>
                      <EvidenceChips assessment={assessment} evidence={[evidence]} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </ReportSection>
  )
}

export function NobodySection({ assessment: { nobodyCan } }: { assessment: Assessment }) {
  const texts = words.nobody
  return (
    <ReportSection title={texts.title} note={texts.note}>
      <dl className="grid gap-3">
        {nobodyCan.map((id) => {
          const description = describeNobodyCan(id)
          return (
            <div key={id}>
              <dt className="text-body font-medium">{description.title}</dt>
              <dd className="text-note text-ink-2">
                <Terms>{description.body}</Terms>
              </dd>
            </div>
          )
        })}
      </dl>
    </ReportSection>
  )
}
