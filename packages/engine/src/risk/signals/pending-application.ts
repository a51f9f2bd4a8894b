import { pendingOf } from '../../register/pending.ts'
import { found, type Signal } from '../signal.ts'

/** An application that is not on the print yet, known from its note ('신청사건 처리중') or the registry's list. */
export const judge: Signal = (f) => {
  const waiting = pendingOf(f.register).filter((a) => !/각하|취하/.test(a.status ?? ''))
  if (waiting.length === 0) return null
  return found('pending-application', 121, {
    numbers: {
      note: f.register.pendingNote ?? '',
      count: waiting.length,
      purposes: [...new Set(waiting.flatMap((a) => a.purpose ?? []))].join(', '),
    },
  })
}
