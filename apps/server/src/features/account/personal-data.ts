import { sql } from 'kysely'
import { revealed } from '../../crypto/personal.ts'
import type { TxContext } from '../../kernel/context.ts'
import { readContact } from './person/read-contact.ts'
import type { ApartRecord, PersonalData } from '../../kernel/personal-data.ts'
import { byUser } from '../../kernel/personal-data.ts'

const hash = 'a hash of a secret that the person holds'

/** The account, its logins, its agreements and its history. */
export const accountPersonalData: PersonalData = {
  area: 'account',
  tables: [
    {
      table: 'account_user',
      key: 'user_seq',
      whose: byUser,
      untold: {
        ci_index: 'a keyed hash of the key beside it',
        phone_index: 'a keyed hash of the number beside it',
        email_index: 'a keyed hash of the mail beside it',
      },
    },
    {
      table: 'account_login',
      key: `provider || ':' || subject`,
      whose: byUser,
      untold: { grant_sealed: 'a key of ours at the provider, for unlinking' },
    },
    { table: 'account_session', key: 'session_seq', whose: byUser },
    {
      table: 'account_session_token',
      key: 'session_seq',
      whose: (userSeq) =>
        sql<boolean>`session_seq in (select session_seq from account_session where user_seq = ${userSeq})`,
      untold: { token_hash: hash },
    },
    {
      table: 'account_login_state',
      key: `encode(state_hash, 'hex')`,
      whose: (userSeq) => sql<boolean>`link_user_seq = ${userSeq}`,
      untold: { state_hash: hash, nonce: 'a secret of ten minutes', code_sealed: 'a secret of ten minutes' },
    },
    { table: 'account_terms_agreement', key: 'code', whose: byUser },
    { table: 'account_consent', key: 'consent_seq', whose: byUser },
    { table: 'account_invite_code', key: 'code', whose: byUser },
    { table: 'account_invite', key: 'user_seq', whose: byUser, untold: { code: 'another person’s' } },
    {
      table: 'account_device',
      key: `encode(token_hash, 'hex')`,
      whose: byUser,
      untold: { token_hash: hash, token_sealed: 'a key by which the device is sent to' },
    },
    { table: 'account_event', key: 'event_seq', whose: byUser },
    { table: 'account_withdrawal', key: 'withdrawal_seq', whose: byUser },
    {
      table: 'account_withdrawal_step',
      key: 'step',
      whose: (userSeq) =>
        sql<boolean>`withdrawal_seq in (select withdrawal_seq from account_withdrawal where user_seq = ${userSeq})`,
    },
    { table: 'account_stay', key: 'stay_seq', whose: byUser },
  ],
  apart: retainAgreements,
  forget: forgetAccount,
}

/** Consent to the terms is part of the contract: stored for five years, in a separate table. */
async function retainAgreements(tx: TxContext, userSeq: number): Promise<readonly ApartRecord[]> {
  const agreements = await tx.db
    .selectFrom('account_consent')
    .select(['code', 'version', 'act', 'road', 'at'])
    .where('user_seq', '=', userSeq)
    .orderBy('consent_seq')
    .execute()
  if (agreements.length === 0) return []
  const { rows } = await sql<{ until: string }>`
    select ((app_now() at time zone 'Asia/Seoul')::date + interval '5 years')::date::text as until`.execute(tx.db)
  const { name, phone, email } = await readContact(tx, userSeq)
  const until = rows[0]?.until ?? ''
  return [
    {
      ref: `agreements:${userSeq}`,
      kind: 'agreements',
      body: { name: revealed(name), phone: revealed(phone), email: revealed(email), agreements },
      until,
    },
  ]
}

async function forgetAccount(tx: TxContext, userSeq: number): Promise<number> {
  let rows = 0
  const did = async (statement: ReturnType<typeof sql>) => {
    rows += Number((await statement.execute(tx.db)).numAffectedRows ?? 0n)
  }
  // A code that others used stays, without its owner.
  await did(sql`delete from account_invite where user_seq = ${userSeq}`)
  await did(sql`delete from account_device where user_seq = ${userSeq}`)
  await did(sql`delete from account_consent where user_seq = ${userSeq}`)
  await did(sql`delete from account_terms_agreement where user_seq = ${userSeq}`)
  await did(sql`delete from account_login where user_seq = ${userSeq}`)
  await did(sql`delete from account_login_state where link_user_seq = ${userSeq}`)
  await did(sql`delete from account_stay where user_seq = ${userSeq}`)
  // The device's name and its tokens are deleted; the session row stays, because other rows reference it.
  await did(sql`delete from account_session_token where session_seq in
    (select session_seq from account_session where user_seq = ${userSeq})`)
  await did(sql`update account_session set device = null, provider = null, revoked_at = coalesce(revoked_at, app_now())
    where user_seq = ${userSeq} and (device is not null or provider is not null or revoked_at is null)`)
  await did(
    sql`update account_withdrawal set comment_sealed = null where user_seq = ${userSeq} and comment_sealed is not null`,
  )
  await did(sql`update account_user set name_sealed = null, email_sealed = null, phone_sealed = null, phone_verified_at = null,
      ci_sealed = null, ci_index = null, phone_index = null, email_index = null, di_sealed = null, birth_sealed = null, signup_source = null, stated_type = null, gone_at = app_now()
    where user_seq = ${userSeq} and gone_at is null`)
  return rows
}
