/** Papers of one's own that can stand beside a report. */
export const ownDocumentKinds = ['fixed-dates', 'trust-ledger', 'tax-certificate', 'lease'] as const
export type OwnDocumentKind = (typeof ownDocumentKinds)[number]
/** Papers that can come with a dispute: 'other' is whatever proves it, such as a receipt of a cancellation. */
export const disputePaperKinds = [...ownDocumentKinds, 'other'] as const
export type DisputePaperKind = (typeof disputePaperKinds)[number]
/** With those that were fetched for the report. */
export const documentKinds = [...disputePaperKinds, 'register', 'ledger'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Whether somebody of the desk has looked for personal numbers that are still visible. */
export const documentLooks = ['waiting', 'enough', 'needs-bars'] as const
export type DocumentLook = (typeof documentLooks)[number]

export const DOCUMENT_BYTES = 10 * 1024 * 1024
export const DOCUMENT_PAGES = 50
/** Of one report. */
export const DOCUMENTS_MOST = 20
/** Of one dispute. */
export const DISPUTE_PAPERS_MOST = 5

/** Why a file is not taken. */
export const documentRefusals = [
  'empty',
  'wrong-type',
  'too-large',
  'too-many-pages',
  'password',
  'scripts',
  'attachments',
  'unpacks-too-large',
  'takes-too-long',
  'no-text',
  'broken',
  'too-many-documents',
  'too-many-papers',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]
