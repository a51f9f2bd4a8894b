import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  bank: 'Ngân hàng',
  names: {
    '004': 'KB Kookmin (KB국민은행)',
    '088': 'Shinhan (신한은행)',
    '020': 'Woori (우리은행)',
    '081': 'Hana (하나은행)',
    '011': 'NH NongHyup (NH농협은행)',
    '003': 'IBK (IBK기업은행)',
    '090': 'KakaoBank (카카오뱅크)',
    '092': 'Toss Bank (토스뱅크)',
    '089': 'K bank (케이뱅크)',
    '023': 'SC First (SC제일은행)',
    '027': 'Citibank Korea (한국씨티은행)',
    '031': 'iM Bank (iM뱅크)',
    '032': 'BNK Busan (BNK부산은행)',
    '034': 'Kwangju (광주은행)',
    '035': 'Jeju (제주은행)',
    '037': 'Jeonbuk (전북은행)',
    '039': 'BNK Kyongnam (BNK경남은행)',
    '045': 'MG (새마을금고)',
    '048': 'Shinhyup (신협)',
    '071': 'Bưu điện (우체국)',
  },
} satisfies Translated<typeof korean>
