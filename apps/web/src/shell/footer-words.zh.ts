import type { Translated } from '../lang/translated.ts'
import type { korean } from './footer-words.ts'

export const words = {
  nav: '条款和语言',
  terms: '使用条款（이용약관）',
  privacy: '隐私政策（개인정보 처리방침）',
  accuracy: '我们有多准',
  languages: '语言',
  reference: '报告帮助您决定。它不是评估、法律意见或中介。请自己确认并决定。',
  facts: (seller) => [
    ['代表', seller.owner],
    ['营业执照号', seller.businessNo],
    ['通信销售号', seller.mailOrderNo],
    ['地址', seller.address],
    ['电话', seller.phone],
    ['邮箱', seller.email],
    ['托管', seller.hosting],
  ],
} satisfies Translated<typeof korean>
