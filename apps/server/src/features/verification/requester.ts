import type { Guest, User } from '../../kernel/serve.ts'

/** Who requests a verification: a user on one of their devices, or a guest. */
export type Requester = { user: number; guest: null; session: number } | { user: null; guest: number; session: null }

export const requesterOf = (who: User | Guest): Requester =>
  'guestUserNo' in who
    ? { user: null, guest: who.guestUserNo, session: null }
    : { user: who.seq, guest: null, session: who.session.seq }
