/** The user's own papers that can be stored with a report. */
export const ownDocumentKinds = ['fixed-dates', 'trust-ledger', 'tax-certificate', 'lease'] as const
export type OwnDocumentKind = (typeof ownDocumentKinds)[number]
/** Papers that can be added to a dispute: 'other' is any other evidence, such as a receipt of a cancellation. */
export const disputePaperKinds = [...ownDocumentKinds, 'other'] as const
export type DisputePaperKind = (typeof disputePaperKinds)[number]
/** Including those that were fetched for the report. */
export const documentKinds = [...disputePaperKinds, 'register', 'ledger'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Whether an operator has checked it for personal numbers that are still visible. */
export const inspectionResults = ['waiting', 'enough', 'needs-bars'] as const
export type InspectionResult = (typeof inspectionResults)[number]

export const DOCUMENT_BYTES = 10 * 1024 * 1024
export const DOCUMENT_PAGES = 50
/** Per report. */
export const DOCUMENTS_MOST = 20
/** Per dispute. */
export const DISPUTE_PAPERS_MOST = 5

/** Why a file is refused. */
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
