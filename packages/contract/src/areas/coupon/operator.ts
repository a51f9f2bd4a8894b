import { z } from 'zod'
import { call } from '../../call.ts'
import { serviceType, typedCode } from './coupon.ts'
import { operatorReason, secondState } from '../operator/back-office.ts'
import { instantField, seqField, textField, wonField } from '../../values.ts'
import { couponRows } from './rows.ts'

const slug = z.string().regex(/^[a-z0-9-]{3,60}$/, 'bad-characters')
const dongDigits = z.string().regex(/^(\d{2}|\d{5}|\d{8}|\d{10})$/, 'not-a-region')
const campaign = z.object({
  slug,
  issuer: z.string(),
  name: z.string(),
  product: serviceType,
  gives: z.enum(['won', 'percent', 'free']),
  amount: z.number().nullable(),
  most: wonField.nullable(),
  zero_ok: z.boolean(),
  way: z.enum(['code', 'ask', 'welcome']),
  quota: z.number().int().positive().nullable(),
  one_per: z.enum(['account', 'person']),
  from_at: instantField,
  until_at: instantField,
  days_valid: z.number().int().positive().nullable(),
  sources: z.array(z.string().max(40)).nullable(),
  regions: z.array(dongDigits).nullable(),
  new_days: z.number().int().positive().nullable(),
})
export const operatorCampaigns = call(couponRows.operatorCampaigns, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({
    campaigns: z.array(
      campaign.extend({
        taken: z.number(),
        used: z.number(),
        demo: z.boolean(),
        ended_at: instantField.nullable(),
        state: secondState,
        /** The operator's own campaign: another operator must approve it. */
        mine: z.boolean(),
      }),
    ),
  }),
  fails: [],
})
/** `issuer` is a code; a new issuer is created with `issuer_name`. */
export const operatorCampaignMake = call(couponRows.operatorCampaignMake, {
  ours: true,
  audit: ['slug', 'issuer', 'product', 'amount', 'from_at', 'until_at'],
  input: z
    .strictObject({
      ...campaign.shape,
      issuer: z.string().regex(/^[a-z0-9-]{2,40}$/, 'bad-characters'),
      issuer_name: textField(60).optional(),
      name: textField(60).min(1, 'missing'),
      word: typedCode.nullable().default(null),
      /** What users must know beforehand, one sentence each. */
      notices: z.array(textField(200)).max(10).default([]),
      reason: operatorReason,
    })
    .refine((c) => (c.gives === 'free') === (c.amount === null), { path: ['amount'], message: 'amount-does-not-fit' })
    .refine((c) => c.gives !== 'free' || c.zero_ok, { path: ['zero_ok'], message: 'free-is-zero' })
    .refine((c) => c.gives !== 'percent' || (c.amount ?? 0) <= 100, { path: ['amount'], message: 'won-too-much' })
    .refine((c) => c.amount === null || c.amount > 0, { path: ['amount'], message: 'won-zero' })
    .refine((c) => c.most === null || c.gives === 'percent', { path: ['most'], message: 'amount-does-not-fit' })
    .refine((c) => c.word === null || c.way === 'code', { path: ['word'], message: 'way-does-not-fit' })
    .refine((c) => c.from_at < c.until_at, { path: ['until_at'], message: 'day-too-early' }),
  output: z.object({ slug, state: secondState }),
  fails: ['couponRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** Approval by a second operator; not by the one who created the campaign. */
export const operatorCampaignApprove = call(couponRows.operatorCampaignApprove, {
  ours: true,
  audit: ['slug', 'approve'],
  input: z.strictObject({ slug, approve: z.literal(true), reason: operatorReason }),
  output: z.object({ slug, state: secondState }),
  fails: ['couponUnknown'],
})
/** Ends a campaign early: nothing more is issued, issued coupons stay valid. */
export const operatorCampaignEnd = call(couponRows.operatorCampaignEnd, {
  ours: true,
  audit: ['slug'],
  input: z.strictObject({ slug, end: z.literal(true), reason: operatorReason }),
  output: z.object({ ended_at: instantField }),
  fails: ['couponUnknown'],
})
const batch = z.object({
  batch_seq: z.number(),
  campaign: slug,
  file_name: z.string(),
  codes: z.number(),
  /** More than a hundred a day by one operator require a second operator's approval. */
  state: secondState,
})
/**
 * Personal codes: the lines of an issuer's file, or a number of generated ones. Existing lines are not added again, so
 * that a file may be sent in parts and repeated.
 */
export const operatorCodesBring = call(couponRows.operatorCodesBring, {
  ours: true,
  audit: ['campaign'],
  input: z
    .strictObject({
      campaign: slug,
      file_name: textField(120).min(1, 'missing'),
      codes: z.array(z.string().max(60)).max(1000, 'too-long').optional(),
      make: z.number().int().min(1).max(1000).optional(),
      reason: operatorReason,
    })
    .refine((i) => (i.codes === undefined) !== (i.make === undefined), { path: ['codes'], message: 'missing' }),
  output: batch.extend({
    added: z.number(),
    repeated: z.number(),
    /** Rejected lines by their number in the file, from 1: too short, too long, or with invalid characters. */
    refused: z.array(z.object({ line: z.number(), why: z.enum(['too-short', 'too-long', 'bad-characters']) })),
  }),
  fails: ['couponUnknown', 'couponRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** Batches of codes, newest first. */
export const operatorBatches = call(couponRows.operatorBatches, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({
    batches: z.array(
      batch.extend({
        made_by: z.number(),
        made_at: instantField,
        approved_at: instantField.nullable(),
        /** The operator's own codes: another operator must approve them. */
        mine: z.boolean(),
      }),
    ),
  }),
  fails: [],
})
/** Approval by a second operator; not by the one who added the codes. */
export const operatorCodesApprove = call(couponRows.operatorCodesApprove, {
  ours: true,
  audit: ['batch_seq', 'approve'],
  input: z.strictObject({ batch_seq: seqField, approve: z.literal(true), reason: operatorReason }),
  output: batch,
  fails: ['couponUnknown'],
})
/** The codes for export, as CSV with one per line. */
export const operatorCodes = call(couponRows.operatorCodes, {
  ours: true,
  audit: ['batch_seq'],
  input: z.strictObject({ batch_seq: seqField }),
  output: batch.extend({ csv: z.string() }),
  fails: ['couponUnknown'],
})
/** What an issuer pays, by day and campaign, from the ledger. Counts and sums without personal data. */
export const operatorCouponReport = call(couponRows.operatorCouponReport, {
  ours: true,
  audit: ['issuer', 'from', 'to'],
  input: z.strictObject({ issuer: z.string().max(40), from: z.iso.date(), to: z.iso.date() }),
  output: z.object({
    issuer: z.string(),
    lines: z.array(
      z.object({
        day: z.string(),
        campaign: z.string(),
        used: z.number(),
        given_back: z.number(),
        discount: wonField,
        discount_back: wonField,
      }),
    ),
    /** The current balance of the account. */
    balance: wonField,
    csv: z.string(),
  }),
  fails: ['couponUnknown'],
})
