import { grades } from '@jipsalpim/engine/assessment.ts'
import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, textField } from '../../values.ts'
import { addressStates } from '../order/order.ts'
import { reportBody } from './report.ts'
import { partsField, shareKeyField, sharedPart } from './share-parts.ts'
import { reportRows } from './rows.ts'

/** Messages with a link that a user may send per day. */
export const SHARE_MESSAGES_A_DAY = 5

export const shareStates = ['live', 'expired', 'revoked', 'ended'] as const
/** The state of the message with the link: on its way, accepted by the vendor, or not sent. */
const messageStates = ['pending', 'sent', 'failed'] as const

/** The recipient: a number that gets a message, a realtor with an account, or anyone with the link. */
const recipient = z
  .strictObject({
    phone: textField(30).optional(),
    realtor_seq: seqField.optional(),
    link: z.literal(true).optional(),
  })
  .refine((to) => Object.values(to).filter((v) => v !== undefined).length === 1, 'one-of')

/** The link is returned only once: afterwards only its hash is stored. */
export const shareMake = call(reportRows.shareMake, {
  input: z.strictObject({
    report_seq: seqField,
    to: recipient,
    /** The sender's name for the recipient: '엄마'. */
    name: textField(20).nullable().default(null),
    /** The last day, in Seoul: from tomorrow, and within 30 days. */
    until: dayField.optional(),
    parts: partsField.default([...shareParts]),
  }),
  output: z.object({ share_seq: z.number(), url: z.string(), until: dayField }),
  fails: ['dayLimit'],
})

export const shareChange = call(reportRows.shareChange, {
  input: z.strictObject({
    share_seq: seqField,
    /** 'sign': the realtor with whom it is shared confirms having read it. */
    act: z.enum(['revoke', 'prolong', 'sign']),
    until: dayField.optional(),
  }),
  output: z.object({ state: z.enum(shareStates), until: dayField }),
  fails: ['shareEnded'],
})

const share = z.object({
  share_seq: z.number(),
  report_seq: z.number(),
  state: z.enum(shareStates),
  /** The last four digits of the number that the message was sent to. */
  phone_tail: z.string().nullable(),
  message: z.enum(messageStates).nullable(),
  parts: partsField,
  made_at: instantField,
  until: dayField,
  views: z.number(),
  opened_at: instantField.nullable(),
  signed_at: instantField.nullable(),
})
/** The user's own shares, newest first, by recipient. */
export const shareList = call(reportRows.shareList, {
  input: z.strictObject({ report_seq: seqField.optional() }),
  output: z.object({
    groups: z.array(
      z.object({
        /**
         * The sender's own name for the recipient; for a realtor with an account their name, masked. Null: a link for
         * anyone.
         */
        name: z.string().nullable(),
        /** For a realtor: whether their phone number is verified. */
        verified: z.boolean().nullable(),
        shares: z.array(share),
      }),
    ),
  }),
  fails: [],
})

/** What a link is, before it is opened: without data about the home. */
export const shareLook = call(reportRows.shareLook, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({ id: shareKeyField }),
  output: z.object({
    made_at: instantField,
    age_days: z.number(),
    state: z.literal('live'),
    /** 'login': only the realtor with whom it is shared may open it. */
    needs: z.enum(['none', 'login']),
  }),
  fails: ['shareEnded'],
})

/** A shared report: masked by the server, with the parts that its owner chose. */
export const shareRead = call(reportRows.shareRead, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({
    /** The link's token. */
    document: shareKeyField.optional(),
    /** A realtor's own key, instead of a token. */
    realtor: shareKeyField.optional(),
  }),
  output: reportBody
    .omit({ report_seq: true, order_seq: true, stated: true, shared: true })
    .extend({ shared: sharedPart }),
  fails: ['shareEnded'],
})

/** A lower count would reveal too much about individuals. */
export const FEWEST_COUNTED = 5
const few = z.number().min(FEWEST_COUNTED).nullable()
export const realtorInfo = call(reportRows.realtorInfo, {
  input: z.strictObject({ order_seq: seqField }),
  output: z.object({
    /** The realtor with an account with whom this order's report was last shared. */
    realtor: z
      .object({
        realtor_seq: z.number(),
        name: z.string().nullable(),
        /** Not looked up in any register yet: null does not mean "none". */
        office: z.string().nullable(),
        registration: z.string().nullable(),
        verified: z.boolean(),
      })
      .nullable(),
    address_gu: z.string().nullable(),
    realtor_count: few,
    report_count: few,
    contract_count: few,
  }),
  fails: ['orderNotFound'],
})

export const reportUsers = call(reportRows.reportUsers, {
  input: z.strictObject({ report_seq: seqField.optional() }),
  output: z.object({
    people: z.array(
      z.object({
        report_seq: z.number().nullable(),
        role: z.enum(['me', 'family', 'realtor']),
        name: z.string().nullable(),
        state: z.enum(shareStates).nullable(),
        opened_at: instantField.nullable(),
      }),
    ),
  }),
  fails: [],
})

export const orderUsers = call(reportRows.orderUsers, {
  input: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({
    orders: z.array(
      z.object({
        order_seq: z.number(),
        role: z.enum(['me', 'realtor']),
        address_state: z.enum(addressStates),
        /** For somebody else's order without the lot and the unit. */
        address: z.string().nullable(),
        report_seq: z.number().nullable(),
        grade: z.enum(grades).nullable(),
        /** The key for the realtor with whom the report is shared. */
        realtor: z.string().nullable(),
        created_at: instantField,
      }),
    ),
    total: z.number(),
  }),
  fails: [],
})
