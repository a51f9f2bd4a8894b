import type { Outcome } from '../outcome.ts'

/** One register (등기기록) found by address, before it is paid for. */
export type RegisterCandidate = {
  /** 14 digits without hyphens (부동산 고유번호). */
  uniqueNo: string
  kind: '토지' | '건물' | '집합건물'
  address: string
  /** 현행 or 폐쇄. */
  state: '현행' | '폐쇄'
  owner: string | null
}
/** The provider's body as received (decoded), and the original print if it was included. */
export type FetchedRegister = { body: unknown; pdfBase64: string | null; transactionId: string }
export type RegisterRefusal = 'not-found' | 'too-many' | 'closed-hours' | 'pending-case'

export interface RegisterPort {
  /** Free search. */
  find(address: {
    text: string
    dong: string | null
    ho: string | null
  }): Promise<Outcome<readonly RegisterCandidate[], RegisterRefusal>>
  /** Costs money (700원 열람). `reference` is ours, stored by the vendor if it can. */
  fetch(uniqueNo: string, reference: string): Promise<Outcome<FetchedRegister, RegisterRefusal>>
}
