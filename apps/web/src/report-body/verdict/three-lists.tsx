import type { Assessment, NotChecked } from '@jipsalpim/engine/assessment.ts'
import {
  describeCap,
  describeClean,
  describeNobodyCan,
  describeNotChecked,
  describeUnknown,
} from '@jipsalpim/engine/words/describe.ts'
import { Fragment, type ReactNode } from 'react'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EvidenceChips } from '../register/evidence-chips.tsx'
import { usePrinting } from '../printing.ts'
import { ReportSection } from '../report-section.tsx'
import { sectionsWords } from '../sections-words.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** What the user has found out meanwhile, and where they enter it. */
export type Checks = {
  /** ids of look-ups that are done. */
  done: readonly string[]
  /** Below the details of a look-up, in its sheet: what was found out. `close` closes the sheet. */
  answer: (task: NotChecked, close: () => void) => ReactNode
}

/**
 * What could not be checked: one line each, and a sheet with where to look it up, how long it takes and what it costs.
 */
export function UncheckedList({
  assessment: { notChecked, caps },
  checks,
}: {
  assessment: Assessment
  checks?: Checks | undefined
}) {
  const printing = usePrinting()
  const texts = words.unchecked
  // what would change the grade comes first
  const tasks = notChecked.toSorted((a, b) => Number(b.changesGrade) - Number(a.changesGrade))
  // If all of them would, it is stated once.
  const all = tasks.length > 1 && tasks.every((task) => task.changesGrade)
  const marked = !all && tasks.some((task) => task.changesGrade)
  const asks = tasks.some((task) => task.consent !== 'none')
  const openCaps = caps.filter((cap) => cap.open !== undefined)
  return (
    <div>
      {tasks.length === 0 && <p className="text-note text-ink-2">{texts.empty}</p>}
      {openCaps.map((cap) => (
        <p key={cap.finding} className="mt-2 text-note font-semibold">
          {describeCap(cap)}
        </p>
      ))}
      {all && <p className="mt-2 text-note font-semibold text-brand">{texts.allChange}</p>}
      <ul className={printing ? 'grid gap-4' : '-mt-2'}>
        {tasks.map((task) =>
          printing ? (
            <li key={task.id} className="break-inside-avoid">
              <h3 className="text-body font-semibold">{describeNotChecked(task).title}</h3>
              <TaskDetail task={task} />
            </li>
          ) : (
            <li key={task.id} className="border-b border-hairline last:border-0">
              <TaskRow task={task} marked={task.changesGrade && !all} checks={checks} />
            </li>
          ),
        )}
      </ul>
      {!printing && (marked || asks) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-ink-2">
          {marked && (
            <span className="flex items-center gap-2">
              <ChangeDot /> {sectionsWords.changesNote}
            </span>
          )}
          {asks && (
            <span className="flex items-center gap-2">
              <Badge>{sectionsWords.consent}</Badge> {sectionsWords.consentNote}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** A dashed ring: still to do. The blue dot: it may change the grade. */
function TaskRow({ task, marked, checks }: { task: NotChecked; marked: boolean; checks: Checks | undefined }) {
  const { title, cost, time } = describeNotChecked(task)
  const done = checks?.done.includes(task.id) ?? false
  const open = () =>
    void openSheet({
      title,
      content: (close) => (
        <>
          <TaskDetail task={task} />
          {checks && <div className="mt-6">{checks.answer(task, () => close(null))}</div>}
        </>
      ),
    })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={open}
      className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left"
    >
      {done ? (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
          <Icon name="check" size={16} />
          <span className="sr-only">{sectionsWords.checkedOne}</span>
        </span>
      ) : (
        <span aria-hidden="true" className="size-6 shrink-0 rounded-full border-2 border-dashed border-line" />
      )}
      <span className="min-w-0 flex-1 text-body font-semibold">
        {title}
        {marked && (
          <>
            {'\u00a0'}
            <ChangeDot />
            <span className="sr-only">{sectionsWords.changes}</span>
          </>
        )}
      </span>
      <span className="figures flex max-w-2/5 flex-wrap items-center justify-end gap-x-2 text-right text-note text-ink-3">
        {task.consent !== 'none' && <Badge>{sectionsWords.consent}</Badge>}
        {cost} · {time}
      </span>
    </button>
  )
}

const ChangeDot = () => (
  <span aria-hidden="true" className="inline-block size-2 shrink-0 rounded-full bg-brand align-middle" />
)

/** Why it is unknown, if a source was asked: what only the user can find out has no reason to show. */
const saysWhy = ({ id, why }: NotChecked): boolean =>
  why !== 'not-given' && (why !== 'not-found' || id === 'price' || id === 'official-price')

function TaskDetail({ task }: { task: NotChecked }) {
  const texts = words.unchecked
  const description = describeNotChecked(task)
  return (
    <>
      <p className="text-body">
        <Terms>{saysWhy(task) ? texts.said(description.body, describeUnknown(task.why)) : description.body}</Terms>
      </p>
      <dl className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-hairline pt-3 text-note">
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
    </>
  )
}

/** What was looked for and not found, and the cancelled entries that were ignored. */
export function CleanSection({ assessment }: { assessment: Assessment }) {
  const texts = words.clean
  const { checkedClean } = assessment
  return (
    <ReportSection folded title={texts.title} count={words.findings.count(checkedClean.length)} note={texts.note}>
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
    <ReportSection folded title={texts.title} count={sectionsWords.things(nobodyCan.length)} note={texts.note}>
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
