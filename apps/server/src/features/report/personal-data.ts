import { sql } from 'kysely'
import type { Context, TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type PersonalData } from '../../kernel/personal-data.ts'
import { retainDisputes } from './disputing/retain-disputes.ts'

const byReport = (userSeq: number) =>
  sql<boolean>`report_seq in (select report_seq from report_report where ${byOrder(userSeq)})`

const byShare = (userSeq: number) =>
  sql<boolean>`share_seq in (select share_seq from report_share where user_seq = ${userSeq})`

/**
 * Documents of this user's reports, or of a dispute of theirs: what other people sent about their report is not theirs.
 */
const ofDocuments = (userSeq: number) =>
  sql<boolean>`(${byOrder(userSeq)} and (dispute_seq is null
    or dispute_seq in (select dispute_seq from report_dispute where user_seq = ${userSeq})))`

export const reportPersonalData: PersonalData = {
  area: 'report',
  tables: [
    {
      table: 'report_report',
      key: 'report_seq',
      whose: byOrder,
      untold: { assessment_sha256: 'a hash of the judgement beside it' },
    },
    { table: 'report_answer', key: 'answer_seq', whose: byUser },
    { table: 'report_shelf', key: 'order_seq', whose: byOrder },
    {
      table: 'report_question',
      key: 'question_seq',
      whose: byUser,
      untold: { answered_by: 'another person' },
    },
    {
      table: 'report_inquiry',
      key: 'inquiry_seq',
      whose: byUser,
      untold: { answered_by: 'another person' },
    },
    { table: 'report_look_up', key: 'look_up_seq', whose: byUser },
    {
      table: 'report_review',
      key: 'review_seq',
      whose: byUser,
      untold: { decided_by: 'another person' },
    },
    {
      table: 'report_dispute',
      key: 'dispute_seq',
      whose: byUser,
      untold: {
        key_hash: 'a hash of the way back of somebody without an account',
        decided_by: 'another person',
      },
    },
    {
      table: 'report_document',
      key: 'document_seq',
      whose: ofDocuments,
      untold: { looked_by: 'another person', pages: 'where its pages lie in the file' },
    },
    { table: 'report_step', key: 'report_seq', whose: byReport },
    {
      table: 'report_share',
      key: 'share_seq',
      whose: byUser,
      untold: {
        token_hash: 'a hash of the link',
        masked_sealed: 'the report beside it, masked',
        realtor_seq: 'another person',
        phone_sealed: 'another person’s number, until the message is sent',
        link_sealed: 'the link of a message that is being sent',
      },
    },
    { table: 'report_share_view', key: 'view_seq', whose: byShare },
  ],
  files,
  apart: retainDisputes,
  forget: forgetReports,
}

/** Documents, and registers that no other user's report was made from: identical bytes are one file. */
async function files(db: Context['db'], userSeq: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct file_sha256 as sha256 from report_step s where file_sha256 is not null and ${byReport(userSeq)}
      and not exists (select from report_step t where t.file_sha256 = s.file_sha256 and not (${byReport(userSeq)}))
    union select file_sha256 from report_document where file_sha256 is not null and ${ofDocuments(userSeq)}`.execute(db)
  return rows.map((row) => row.sha256)
}

/**
 * Erases the judgement, its input, the user's answers and the sources' answers: all of it identifies a home and its
 * owner.
 */
async function forgetReports(tx: TxContext, userSeq: number): Promise<number> {
  const steps = await sql`
    update report_step set answer = null, answer_sealed = null, file_sha256 = null, reference = null
    where ${byReport(userSeq)} and num_nonnulls(answer, answer_sealed, file_sha256, reference) > 0`.execute(tx.db)
  const reports = await sql`
    update report_report set state = case when state in ('ready', 'superseded', 'preparing') then 'voided' else state end,
      voided_at = coalesce(voided_at, app_now()), input = null, input_sealed = null,
      assessment = null, assessment_sealed = null, assessment_sha256 = null, unique_no = null,
      grade = null, score = null
    where ${byOrder(userSeq)} and (num_nonnulls(input, input_sealed, assessment, assessment_sealed, unique_no) > 0 or state in ('ready', 'superseded', 'preparing'))`.execute(
    tx.db,
  )
  // Shares made by this user are deleted; shares for them as a realtor end.
  const made = await sql`delete from report_share where user_seq = ${userSeq}`.execute(tx.db)
  const got =
    await sql`update report_share set revoked_at = coalesce(revoked_at, app_now()), realtor_seq = null, masked_sealed = null,
    message = case when message in ('pending', 'unknown') then 'failed' else message end, phone_sealed = null, link_sealed = null
    where realtor_seq = ${userSeq}`.execute(tx.db)
  const answers = await sql`
    update report_answer set value_sealed = null, as_of = null, paper = null, document_seq = null
    where user_seq = ${userSeq} and num_nonnulls(value_sealed, as_of, paper) > 0`.execute(tx.db)
  const settings = await sql`delete from report_shelf where ${byOrder(userSeq)}`.execute(tx.db)
  const questions = await sql`delete from report_question where user_seq = ${userSeq}`.execute(tx.db)
  const lookUps = await sql`delete from report_look_up where user_seq = ${userSeq}`.execute(tx.db)
  const inquiries = await sql`delete from report_inquiry where user_seq = ${userSeq}`.execute(tx.db)
  const reviews = await sql`delete from report_review where user_seq = ${userSeq}`.execute(tx.db)
  // deleted before the disputes that they belong to
  const documents = await sql`delete from report_document where ${ofDocuments(userSeq)}`.execute(tx.db)
  const disputes = await sql`delete from report_dispute where user_seq = ${userSeq}`.execute(tx.db)
  // In another person's dispute about this user's report, this user's reply is deleted.
  const replies = await sql`update report_dispute set reply_sealed = null
    where ${byOrder(userSeq)} and reply_sealed is not null`.execute(tx.db)
  return [
    documents,
    inquiries,
    lookUps,
    questions,
    reviews,
    disputes,
    replies,
    made,
    got,
    steps,
    reports,
    answers,
    settings,
  ].reduce((n, done) => n + Number(done.numAffectedRows ?? 0n), 0)
}
