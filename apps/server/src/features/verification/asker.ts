import type { Guest, User } from '../../kernel/serve.ts'

/** Who asks for a verification: a person at one of his devices, or a guest. */
export type Asker = { user: number; guest: null; session: number } | { user: null; guest: number; session: null }

export const askerOf = (who: User | Guest): Asker =>
  'guestUserNo' in who
    ? { user: null, guest: who.guestUserNo, session: null }
    : { user: who.seq, guest: null, session: who.session.seq }
