import { judgeChange, type ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import type { PendingApplication, RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { lastPrint, type CaseRow, type HomeRow, type WatchRow } from '../queries.ts'
import { inputOf } from './input-of.ts'
import { openPrint } from './registers.ts'

/** What an event is about: an application, or two registers. Neither for an outage. */
export type About = { application?: CaseRow; registers?: { before: RegisterDocument; after: RegisterDocument } }

export type Compared = NonNullable<About['registers']>

/** The registers that an event is judged by, the same for every watch of the home; null if none are known. */
export const comparedBy = async (
  tx: Pick<Context, 'db' | 'seal'>,
  home: HomeRow,
  { registers, application }: About,
): Promise<Compared | null> => registers ?? (application ? await withApplication(tx, home, application) : null)

/**
 * The effect of an event on the lease of one watch, on a day (default: today); null if no registers are known, or they cannot
 * be compared.
 */
export async function judgeFor(
  tx: Pick<Context, 'db' | 'seal' | 'now'>,
  watch: WatchRow,
  home: HomeRow,
  compared: Compared | null,
  day = dayInSeoul(tx.now()),
): Promise<ChangeJudgement | null> {
  if (!compared) return null
  const after = await inputOf(tx, watch, home, compared.after, day)
  const judged = judgeChange({ ...after, register: compared.before }, after, day)
  return 'refused' in judged ? null : judged
}

/** The last register, and the same one with the application pending. */
async function withApplication(tx: Pick<Context, 'db' | 'seal'>, home: HomeRow, application: CaseRow) {
  const register = openPrint(tx, await lastPrint(tx.db, home.home_seq))
  if (!register) return null
  const before = { ...register, pending: [], pendingNote: null }
  return { before, after: { ...before, pending: [pendingOf(application)] } }
}

const pendingOf = ({ purpose, received_on, receipt_no, state_word }: CaseRow): PendingApplication => ({
  purpose: purpose === '' ? null : purpose,
  receivedAt: received_on,
  receiptNo: receipt_no,
  status: state_word,
})
