import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'
import { wonField } from './values.ts'

/** What the vendor's window needs. The amount is the order's, told by the server. */
export const portoneInfo = call(callTable.portoneInfo, {
  input: z.object({ merchant_uid: z.string().max(60), pg_name: z.string().max(40).optional() }),
  output: z.object({
    sdk_url: z.string(),
    imp_code: z.string(),
    channel_key: z.string(),
    merchant_uid: z.string(),
    name: z.string(),
    amount: wonField,
    buyer_name: z.string(),
    buyer_email: z.string(),
    buyer_tel: z.string(),
    notice_url: z.string(),
  }),
  fails: ['orderNotFound', 'paymentTypeInvalid', 'analysisInProgress'],
})
export const paypleInfo = call(callTable.paypleInfo, {
  input: z.object({ init_type: z.string().max(20).optional() }),
  output: z.object({ sdk_url: z.string(), client_key: z.string() }),
  fails: ['paymentTypeInvalid'],
})
/** The window's parameters for one order (specification, section 5: AUTH at price 0, PAY otherwise). */
export const paypleInfoOrder = call(callTable.paypleInfoOrder, {
  input: z.object({ merchant_uid: z.string().max(60), card_ver: z.enum(['billing', 'appcard']).default('appcard') }),
  output: z.object({
    PCD_PAY_TYPE: z.literal('card'),
    PCD_PAY_WORK: z.enum(['AUTH', 'PAY', 'CERT']),
    PCD_CARD_VER: z.enum(['01', '02']),
    PCD_PAY_GOODS: z.string(),
    PCD_PAY_TOTAL: wonField,
    PCD_PAY_TAXTOTAL: wonField.nullable(),
    PCD_PAY_OID: z.string(),
    PCD_PAYER_NO: z.string(),
    PCD_PAYER_NAME: z.string(),
    PCD_PAYER_HP: z.string(),
    PCD_PAYER_EMAIL: z.string(),
    PCD_RST_URL: z.string(),
  }),
  fails: ['orderNotFound', 'paymentTypeInvalid', 'analysisInProgress'],
})
