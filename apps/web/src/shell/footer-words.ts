import { translated } from '../lang/translated.ts'
import type { Seller } from '@jipsalpim/contract/privacy/seller.ts'

export const korean = {
  nav: '약관과 언어',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  accuracy: '얼마나 맞나요',
  languages: '언어 · Language',
  reference:
    '집살핌의 보고서는 판단을 돕는 참고 정보예요. 감정평가나 법률 상담, 중개가 아니에요. 계약은 직접 확인하고 정해 주세요.',
  facts: (seller: Seller): readonly (readonly [string, string])[] => [
    ['대표', seller.owner],
    ['사업자등록번호', seller.businessNo],
    ['통신판매업 신고', seller.mailOrderNo],
    ['주소', seller.address],
    ['전화', seller.phone],
    ['이메일', seller.email],
    ['호스팅', seller.hosting],
  ],
}
export const footerWords = translated(korean, {
  en: () => import('./footer-words.en.ts'),
  zh: () => import('./footer-words.zh.ts'),
  vi: () => import('./footer-words.vi.ts'),
})
