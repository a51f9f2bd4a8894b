import type { BearingId } from '../diff/bearing.ts'
import type { Change, DoubtId, MeaningId, OwnerLine } from '../diff/change.ts'
import type { ChangeAct } from '../diff/change-acts.ts'
import type { ChangeJudgement } from '../diff/judge-change.ts'
import type { Effect, Urgency } from '../diff/urgency.ts'
import { isDay } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { chosen } from './chosen.ts'
import { changeWords } from './ko/change-words.ts'

const words = (): typeof changeWords => chosen(changeWords, ({ changes }) => changes)

type Difference = Pick<ChangeJudgement, 'difference'>

/** '새 근저당 1억 2,000만 원' */
export const describeChange = (c: Change): string => words().sentences.change(c)
export const describeOwners = (owners: Known<readonly OwnerLine[]>): string => words().sentences.owners(owners)
/** One sentence for all changes: how many, and how urgent. */
export const describeChanges = (j: ChangeJudgement): string => words().sentences.all(j)
/** '돌려받을 돈 1.5억 → 9,000만', or why it could not be computed. */
export const describeMoneyChange = (j: Difference): string => words().sentences.money(j)
/** The effect of this one change on the money. */
export const describeEffect = (effect: Effect): string | null =>
  effect === null ? null : words().sentences.effect(effect)
export const describeGradeChange = ({ difference: { grade } }: Difference): string =>
  words().sentences.grade(grade.before, grade.after)
/** The answer, and the deposit that would pass; null if both are unchanged. */
export function describeGuaranteeChange({ difference }: Difference): string | null {
  const { before, after, room } = difference.guarantee
  const lines = [
    ...(before === after ? [] : [words().sentences.guarantee(before, after)]),
    ...(room.before === null || room.after === null || room.before === room.after
      ? []
      : [words().sentences.room(room.before, room.after)]),
  ]
  return lines.length === 0 ? null : lines.join(', ')
}

/** '2026년 11월 20일' of a viewing time; an unknown one is described as unknown. */
export function formatViewed(at: Known<string>): string {
  const day = valueOf(at)?.slice(0, 10)
  return words().sentences.viewed(isDay(day) ? day : null)
}

export const describeChangeAct = (act: Pick<ChangeAct, 'id'>): { title: string; body: string } => words().acts[act.id]

/** The day of an act: a deadline for most, the day itself for acts that belong to it. */
export function describeActDue({ id, due }: Pick<ChangeAct, 'id' | 'due'>): string | null {
  if (due === null) return null
  if (id === 'do-not-sign') return words().due.contract(due)
  if (id === 'hold-payment') return words().due.balance(due)
  return onTheDay.has(id) ? words().due.on(due) : words().due.by(due)
}
const onTheDay: ReadonlySet<ChangeAct['id']> = new Set([
  'look-again-before-paying',
  'look-after-move-in',
  'wait-for-application',
])

export const describeUrgency = (urgency: Urgency): string => words().urgency[urgency]
/** A short mark for lists of changes, where the whole sentence would be repeated for each one. */
export const markUrgency = (urgency: Urgency): string => words().marks[urgency]
export const describeMeaning = (id: MeaningId): string => words().meanings[id]
export const describeBearing = (id: BearingId): string => words().bearings[id]
export const describeDoubt = (id: DoubtId): { title: string; body: string } => words().doubts[id]
