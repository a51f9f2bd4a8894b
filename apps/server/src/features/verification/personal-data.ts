import { sql } from 'kysely'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'

export const verificationPersonalData: PersonalData = {
  area: 'verification',
  tables: [
    {
      table: 'verification_attempt',
      key: 'user_verify_seq',
      whose: byUser,
      untold: { phone_index: 'a keyed hash of a number', ci_index: 'a keyed hash of the key beside it' },
    },
  ],
  forget: async (tx, userSeq) => {
    const done = await sql`
      update verification_attempt set name_sealed = null, phone_sealed = null, birth_sealed = null, ci_sealed = null,
        ci_index = null, di_sealed = null, phone_index = null, certification_id = null
      where user_seq = ${userSeq} and num_nonnulls(ci_sealed, phone_index, certification_id) > 0`.execute(tx.db)
    return Number(done.numAffectedRows ?? 0n)
  },
}
