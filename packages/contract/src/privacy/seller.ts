/**
 * The seller, as the law requires it to be shown (전자상거래법 제10조·제13조), and the person responsible for personal data. Set
 * by the operator.
 */
export const sellerFields = [
  'name',
  'owner',
  'businessNo',
  'mailOrderNo',
  'address',
  'phone',
  'email',
  'privacyOfficer',
  'privacyEmail',
  'hosting',
  /**
   * Of work that several vendors do, or that may be left out, those that the operator has chosen: ids of
   * `processors.ts`, separated by commas.
   */
  'chosen',
] as const
export type Seller = Readonly<Record<(typeof sellerFields)[number], string>>
