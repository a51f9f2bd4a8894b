import type { Guest, User } from '../../kernel/serve.ts'

/** Who requests a verification: a user on one of their devices, or a guest. */
export type Asker = { user: number; guest: null; session: number } | { user: null; guest: number; session: null }

export const askerOf = (who: User | Guest): Asker =>
  'guestUserNo' in who
    ? { user: null, guest: who.guestUserNo, session: null }
    : { user: who.seq, guest: null, session: who.session.seq }
