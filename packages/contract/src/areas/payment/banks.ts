/** 금융결제원's codes of the banks for a user's account. */
export const banks = {
  '004': 'KB국민은행',
  '088': '신한은행',
  '020': '우리은행',
  '081': '하나은행',
  '011': 'NH농협은행',
  '003': 'IBK기업은행',
  '090': '카카오뱅크',
  '092': '토스뱅크',
  '089': '케이뱅크',
  '023': 'SC제일은행',
  '027': '한국씨티은행',
  '031': 'iM뱅크',
  '032': 'BNK부산은행',
  '034': '광주은행',
  '035': '제주은행',
  '037': '전북은행',
  '039': 'BNK경남은행',
  '045': '새마을금고',
  '048': '신협',
  '071': '우체국',
} as const satisfies Record<string, string>
export type BankCode = keyof typeof banks
// Object.keys widens the keys; the table above has no others, and is not empty.
export const bankCodes = Object.keys(banks) as [BankCode, ...BankCode[]]
