/** The kind of paper that an answer was seen in. */
export const paperKinds = [
  'fixed-dates',
  'residents',
  'trust-ledger',
  'consent',
  'tax-certificate',
  'identity',
  'authority',
  'bankbook',
  'lease',
  'licence',
  'register',
  'look-up',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]
