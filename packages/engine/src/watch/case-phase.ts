import { squeeze } from '../register/squeeze.ts'

/**
 * The phase of one application (등기신청사건). Received: effective from then on once it is entered (부동산등기법 6조②). Completed:
 * the registrar's final check, 교합 (11조④). Dismissed: 각하 (29조) or 취하 (부동산등기규칙 51조).
 */
export const casePhases = ['received', 'in-progress', 'completed', 'dismissed', 'unknown'] as const
export type CasePhase = (typeof casePhases)[number]

/** The words of the status column (처리상태), and what the office prints after them. An open set. */
const stems: Readonly<Record<string, CasePhase>> = {
  접수: 'received',
  신청: 'received',
  수리: 'received',
  조사: 'in-progress',
  심사: 'in-progress',
  기입: 'in-progress',
  보정: 'in-progress',
  교합: 'completed',
  완료: 'completed',
  등기완료: 'completed',
  처리완료: 'completed',
  취하: 'dismissed',
  각하: 'dismissed',
  반려: 'dismissed',
  기각: 'dismissed',
}
const word = new RegExp(
  `^(?:(${Object.keys(stems).join('|')})(완료|결정|통지|명령|사유보기|됨|중|처리중|대기|예정)?|처리중)$`,
)
const notYet: ReadonlySet<string> = new Set(['중', '처리중', '대기', '예정'])

type Read = { stem: string; phase: CasePhase; still: boolean }

/** A step in progress does not end the case: '교합대기' is not 교합. */
function read(printed: string): Read | null {
  const m = word.exec(squeeze(printed))
  if (m === null) return null
  const [, stem, tail = ''] = m
  if (stem === undefined) return { stem: '', phase: 'in-progress', still: true }
  const phase = stems[stem] ?? 'unknown'
  const still = notYet.has(tail)
  return { stem, still, phase: still && isOver(phase) ? 'in-progress' : phase }
}

/** The phase of a status as printed. An unknown word is 'unknown', never treated as an end. */
export const phaseOfWord = (printed: string): CasePhase => read(printed)?.phase ?? 'unknown'

/** A defect must be corrected (보정): by the day after the order, otherwise 각하 (부동산등기법 29조 단서). */
export const isCorrection = (printed: string): boolean =>
  read(printed)?.stem === '보정' && !squeeze(printed).endsWith('완료')

/** Withdrawn by the applicant, or dismissed by the registrar; null for any other word. */
export function howDismissed(printed: string): 'withdrawn' | 'dismissed' | null {
  const r = read(printed)
  if (r?.phase !== 'dismissed') return null
  return r.stem === '취하' ? 'withdrawn' : 'dismissed'
}

/** The case itself has ended. */
export const isOver = (phase: CasePhase): boolean => phase === 'completed' || phase === 'dismissed'
