import { found, type Signal } from '../signal.ts'

/** '신청사건 처리중': something was applied for that this print does not show yet. */
export const judge: Signal = (f) =>
  f.register.pendingNote === null
    ? null
    : found('pending-application', 121, { numbers: { note: f.register.pendingNote } })
