import type { ChangeJudgement, JudgedChange } from '@jipsalpim/engine/diff/judge-change.ts'
import type { Evidence } from '@jipsalpim/engine/assessment.ts'
import {
  describeActDue,
  describeChange,
  describeChangeAct,
  describeChanges,
  describeEffect,
  describeGradeChange,
  describeGuaranteeChange,
  describeMoneyChange,
  formatViewed,
} from '@jipsalpim/engine/words/describe-changes.ts'
import { bearingWords, doubtWords, meaningWords, urgencyWords } from '@jipsalpim/engine/words/ko/changes.ts'

/** The changes since the older register in plain text: urgency, money and action first, then line by line. */
export function printChanges(j: ChangeJudgement): string {
  const { diff, urgency, act } = j
  const [guarantee, due] = [describeGuaranteeChange(j), describeActDue(act)]
  const head = [
    `[바뀐 것]  ${formatViewed(diff.from)} → ${formatViewed(diff.to)}`,
    `${describeChanges(j)}${urgency === null ? '' : ` · ${urgencyWords[urgency]}`}`,
    describeMoneyChange(j),
    [describeGradeChange(j), guarantee].filter((s) => s !== null).join(' · '),
    `할 일: ${describeChangeAct(act).title}${due === null ? '' : ` (${due})`}. ${describeChangeAct(act).body}`,
  ]
  const items = j.changes.flatMap((c) => lines(c))
  const doubts = diff.doubts.flatMap((d) => [
    `? ${doubtWords[d.id].title}${d.evidence === null ? '' : `  [${place(d.evidence)}]`}`,
    ...(d.words === null ? [] : [`  ${d.words.before} / ${d.words.after}`]),
    `  ${doubtWords[d.id].body}`,
  ])
  return `${[...head, ...items, ...doubts].join('\n')}\n`
}

function lines({ change, bearing, effect, urgency }: JudgedChange): string[] {
  const where = [...change.entries, ...change.on].slice(0, 1).map(place)
  const receipt = [
    ...where,
    ...(change.day === null
      ? []
      : [`${change.day} 접수${change.receiptNo === null ? '' : ` 제${change.receiptNo}호`}`]),
  ]
  const money = describeEffect(effect)
  return [
    `${marks[urgency]} ${describeChange(change)}${receipt.length === 0 ? '' : `  [${receipt.join(' · ')}]`}`,
    ...[...change.meaning.map((m) => meaningWords[m]), ...bearing.map((b) => bearingWords[b])].map((s) => `  ${s}`),
    ...(money === null ? [] : [`  ${money}.`]),
  ]
}

const marks = { alarm: '◆', look: '▲', note: '·' }
const place = (e: Evidence): string => `${e.section}${e.rank === '' ? '' : ` ${e.rank}`}`
