import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  bank: '银行',
  names: {
    '004': '国民银行（KB국민은행）',
    '088': '新韩银行（신한은행）',
    '020': '友利银行（우리은행）',
    '081': '韩亚银行（하나은행）',
    '011': '农协银行（NH농협은행）',
    '003': '企业银行（IBK기업은행）',
    '090': 'KakaoBank（카카오뱅크）',
    '092': 'Toss Bank（토스뱅크）',
    '089': 'K bank（케이뱅크）',
    '023': 'SC 第一银行（SC제일은행）',
    '027': '韩国花旗银行（한국씨티은행）',
    '031': 'iM Bank（iM뱅크）',
    '032': '釜山银行（BNK부산은행）',
    '034': '光州银行（광주은행）',
    '035': '济州银行（제주은행）',
    '037': '全北银行（전북은행）',
    '039': '庆南银行（BNK경남은행）',
    '045': 'MG（새마을금고）',
    '048': '信协（신협）',
    '071': '邮政（우체국）',
  },
} satisfies Translated<typeof korean>
