/** Answered look-ups per user and day in Seoul. */
export const LOOK_UPS_A_DAY = 20

export const keywordTypes = ['phone', 'account'] as const
export type KeywordType = (typeof keywordTypes)[number]

/**
 * The digits of a number as it was typed or pasted: '+82 10-1234-5678' and '０１０ 1234 5678' are 01012345678. Null for
 * anything that is not a Korean phone number, or not an account number of 8 to 16 digits.
 */
export function keywordDigits(type: KeywordType, typed: string): string | null {
  const bare = typed.normalize('NFKC').replace(/[\s().·‐-―−\p{Cf}-]/gu, '')
  if (type === 'account') return /^\d{8,16}$/.test(bare) ? bare : null
  const domestic = bare.replace(/^(?:\+|00)820?(?=[1-9])/, '0').replace(/^82(?=10\d{8}$)/, '0')
  return /^(?:0[1-9]\d{7,10}|1[5-8]\d{6})$/.test(domestic) ? domestic : null
}
