import type { Personal } from '../../crypto/personal.ts'
import type { Context } from '../../kernel/context.ts'
import { keyOfPerson } from '../account/verified/key-of-person.ts'
import type { Person, Reason } from './judge-result.ts'
import { cellPlace, ownAttempt, verifyAttempt, type AttemptRow } from './queries.ts'

/** A person read from the encrypted cells. */
export type SavedPerson = Record<Exclude<keyof Person, 'di'>, Personal> & { di: Personal | null }
type Settled = { ok: true; attempt: AttemptRow } | { ok: false; reason: Reason }

/**
 * Phase three: one 연계정보 is one person. A verified account keeps its person, and a person who has an account already
 * gets an error instead of a second one. A guest has no account and may be anybody.
 */
export const settleVerified = (ctx: Context, attempt: AttemptRow, person: Person): Promise<Settled> =>
  ctx.tx(async (tx): Promise<Settled> => {
    const seq = attempt.user_verify_seq
    if (attempt.user_seq !== null) {
      const holder = await keyOfPerson(tx, person.ci, attempt.user_seq)
      if (holder === 'other-account') return { ok: false, reason: 'known-person' }
      if (holder === 'other-key') return { ok: false, reason: 'other-person' }
    }
    const seal = (column: Parameters<typeof cellPlace>[0], value: string) => tx.seal.seal(cellPlace(column, seq), value)
    await verifyAttempt(tx.db, seq, {
      name_sealed: seal('name_sealed', person.name),
      phone_sealed: seal('phone_sealed', person.phone),
      birth_sealed: seal('birth_sealed', person.birthday),
      ci_sealed: seal('ci_sealed', person.ci),
      ci_index: tx.index.of('ci', person.ci),
      di_sealed: person.di === null ? null : seal('di_sealed', person.di),
    })
    const who =
      attempt.user_seq === null
        ? ({ user: null, guest: attempt.guest_user_no ?? 0, session: null } as const)
        : ({ user: attempt.user_seq, guest: null, session: attempt.session_seq ?? 0 } as const)
    const own = await ownAttempt(tx.db, who, seq)
    if (!own) throw new Error(`verification ${seq} went while it was settled`)
    return { ok: true, attempt: own }
  })

/** Decrypts the agency's data. Throws when the cells were erased. */
export function readCells(ctx: Pick<Context, 'seal'>, attempt: AttemptRow): SavedPerson {
  const open = (column: Parameters<typeof cellPlace>[0]) => {
    const sealed = attempt[column]
    return sealed && ctx.seal.open(cellPlace(column, attempt.user_verify_seq), sealed)
  }
  const [name, phone, birthday, ci] = [
    open('name_sealed'),
    open('phone_sealed'),
    open('birth_sealed'),
    open('ci_sealed'),
  ]
  if (name === null || phone === null || birthday === null || ci === null)
    throw new Error(`verification ${attempt.user_verify_seq} is empty`)
  return { name, phone, birthday, ci, di: open('di_sealed') }
}
