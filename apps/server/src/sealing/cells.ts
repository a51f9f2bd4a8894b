/** A column whose first byte is the id of its key, and the row's key in the encryption (SQL over that row). */
export type KeyedCell = { table: string; column: string; row: string; plain?: string; source?: string }
/**
 * Every encrypted column. `plain`: long text, compressed; its former unencrypted column is emptied when it is
 * encrypted. It is JSON unless `isText`; `isUnpacked` where it is read more often than written. A test compares this
 * with the database.
 */
export type SealedCell = KeyedCell & { source?: never; isText?: true; isUnpacked?: true }

const cells = (table: string, row: string, columns: readonly string[]): SealedCell[] =>
  columns.map((column) => ({ table, column, row }))

export const sealedCells: readonly SealedCell[] = [
  ...cells('account_user', 'user_seq', [
    'name_sealed',
    'email_sealed',
    'phone_sealed',
    'birth_sealed',
    'ci_sealed',
    'di_sealed',
  ]),
  ...cells('account_login', `provider || ':' || subject`, ['grant_sealed']),
  ...cells('account_login_state', `encode(state_hash, 'hex')`, ['code_sealed', 'name_sealed']),
  ...cells('account_device', `encode(token_hash, 'hex')`, ['token_sealed']),
  ...cells('account_withdrawal', 'withdrawal_seq', ['comment_sealed']),
  ...cells('verification_attempt', 'user_verify_seq', [
    'name_sealed',
    'phone_sealed',
    'birth_sealed',
    'ci_sealed',
    'di_sealed',
  ]),
  ...cells('order_order', 'order_seq', ['landlord_name_sealed', 'faq_write_sealed', 'expectation_reason_sealed']),
  ...cells('payment_refund_account', 'order_seq', ['number_sealed', 'holder_sealed']),
  ...cells('payment_receipt', 'receipt_seq', ['number_sealed']),
  ...cells('ticket_company', 'company_seq', ['representative_sealed', 'invoice_email_sealed']),
  ...cells('order_contract', 'contract_seq', ['loan_sealed']),
  ...cells('report_answer', 'answer_seq', ['value_sealed']),
  ...cells('report_shelf', 'order_seq', ['name_sealed', 'note_sealed']),
  ...cells('report_review', 'review_seq', ['text_sealed', 'reason_sealed']),
  ...cells('report_dispute', 'dispute_seq', [
    'words_sealed',
    'contact_sealed',
    'ask_sealed',
    'reply_sealed',
    'reason_sealed',
    'stands_sealed',
  ]),
  ...cells('report_question', 'question_seq', ['content_sealed', 'email_sealed', 'answer_sealed']),
  ...cells('report_inquiry', 'inquiry_seq', ['content_sealed', 'answer_sealed']),
  ...cells('payment_card', 'card_seq', ['key_sealed']),
  ...cells('coupon_code', `encode(code_index, 'hex')`, ['code_sealed']),
  ...cells('report_share', 'share_seq', ['name_sealed', 'phone_sealed', 'link_sealed', 'masked_sealed']),
  ...cells('operator_factor', 'user_seq', ['secret_sealed']),
  ...cells('loan_result', 'result_seq', ['body_sealed']),
  ...cells('subscribe_home', 'home_seq', ['owner_sealed', 'facts_sealed']),
  ...cells('subscribe_print', 'print_seq', ['register_sealed']),
  ...cells('subscribe_watch', 'watch_seq', ['remark_sealed']),
  ...cells('subscribe_alert', 'alert_seq', ['judgement_sealed']),
  {
    table: 'report_report',
    column: 'input_sealed',
    row: 'report_seq',
    plain: 'input',
  },
  {
    table: 'report_report',
    column: 'assessment_sealed',
    row: 'report_seq',
    plain: 'assessment',
    isUnpacked: true,
  },
  {
    table: 'report_step',
    column: 'answer_sealed',
    row: `report_seq || ':' || step`,
    plain: 'answer',
  },
  {
    table: 'platform_once',
    column: 'answer_sealed',
    row: `user_seq || ':' || route || ':' || key`,
    plain: 'answer',
  },
  {
    table: 'payment_webhook',
    column: 'body_sealed',
    row: `vendor || ':' || event_key`,
    plain: 'body',
    isText: true,
  },
]
/** The app role cannot read it: re-encrypted only by the owner's command. */
export const apartCells: readonly SealedCell[] = cells('apart.record', 'ref', ['body_sealed'])

/** Every blind index that is stored for longer than a day, and the encrypted column from which it is made. */
export type IndexedCell = KeyedCell & { source: string; plain?: never; says: Indexed }
export type Indexed = 'ci' | 'phone' | 'email'
const found = (column: string, says: Indexed): IndexedCell => ({
  table: 'account_user',
  column,
  row: 'user_seq',
  source: `${says}_sealed`,
  says,
})
export const indexedCells: readonly IndexedCell[] = [
  found('ci_index', 'ci'),
  found('phone_index', 'phone'),
  found('email_index', 'email'),
]
/**
 * Indexes of an attempt count for a day and are then emptied: their key is needed that long, and they are not rebuilt.
 */
export const shortIndexes: readonly KeyedCell[] = ['ci_index', 'phone_index'].map((column) => ({
  table: 'verification_attempt',
  column,
  row: 'user_verify_seq',
}))

export const cellName = ({ table, column }: KeyedCell): string => `${table}.${column}`
