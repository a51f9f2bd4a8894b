import type { LoanProduct } from '@jipsalpim/engine/loan/products.ts'
import { translated } from '../../lang/translated.ts'

/** Names of the loans, and the text about each. Rates are hundredths of a percent. */
export const korean = {
  products: {
    general: '일반 버팀목',
    youth: '청년전용 버팀목',
    newlywed: '신혼부부 버팀목',
    newborn: '신생아 특례 버팀목',
    'small-firm-youth': '중소기업취업청년 전세대출',
    'youth-rent': '청년 보증부월세',
    'monthly-rent': '주거안정 월세',
    victim: '전세피해 임차인 버팀목',
    'victim-stays': '전세피해 대환',
    'victim-priority': '최우선변제금 버팀목',
    vulnerable: '주거취약계층 버팀목',
    didimdol: '디딤돌 (집을 살 때)',
    'newborn-purchase': '신생아 특례 디딤돌 (집을 살 때)',
    bogeumjari: '보금자리론 (집을 살 때)',
  } satisfies Record<LoanProduct, string>,
  verdicts: { eligible: '조건이 맞아 보여요', conditional: '확인하면 정해져요', notEligible: '조건이 맞지 않아요' },
  bankDecides: '결정은 은행이 해요',
  rate: (low: number, high: number): string => (low === high ? `연 ${high / 100}%` : `연 ${low / 100}~${high / 100}%`),
  upTo: (won: string): string => `${won}까지`,
  monthly: (won: string): string => `한 달 이자 ${won}`,
  range: (low: string, high: string): string => `${low} ~ ${high}`,
  home: {
    regions: { seoul: '서울', capital: '경기·인천', busan: '부산', other: '그 밖의 도시', rural: '그 밖의 읍·면' },
    deposit: (won: string): string => `보증금 ${won}`,
    rent: (won: string): string => `월세 ${won}`,
    area: (m2: number): string => `전용 ${m2}㎡`,
  },
}
export const productWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
