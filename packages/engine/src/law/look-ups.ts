import type { NotChecked } from '../assessment.ts'
import { day } from '../values/day.ts'
import { dated, type Source } from './dated.ts'

export const lookUpIds = [
  'price',
  'deposit',
  'other-deposits',
  'resident-households',
  'tax-arrears',
  'landlord-record',
  'lender-registration',
  'landlord-identity',
  'building-ledger',
  'official-price',
  'trust-ledger',
  'land-register',
  'full-register',
  'owner',
  'joint-list',
  'public-list',
  'payee-account',
  'agent-papers',
  'trust-consent',
  'broker-licence',
  'unit-number',
  'guarantee-paper',
  'households',
  'move-in-day',
] as const
export type LookUpId = (typeof lookUpIds)[number]

/** Where to get an answer. `who` is the usual name of the place. */
export type LookUp = Omit<NotChecked, 'id' | 'why'>

const guide: Source = {
  title: '국토교통부·주택도시보증공사 전세계약 안내, 등기사항증명서 등 수수료규칙',
  confidence: 'official',
  checkedOn: day('2026-11-21'),
}
const at = (
  who: string,
  costWon: number | null,
  takesDays: number | null,
  consent: NotChecked['consent'],
  changesGrade: boolean,
): LookUp => ({
  who,
  costWon,
  takesDays,
  consent,
  changesGrade,
})

export const lookUps = dated<Readonly<Record<LookUpId, LookUp>>>('look-ups', 'event', [
  {
    from: day('2025-06-23'),
    value: {
      price: at('국토교통부 실거래가, 부동산테크', 0, 0, 'none', true),
      deposit: at('임대차계약서', 0, 0, 'none', true),
      'other-deposits': at('주민센터 확정일자 부여현황', 600, 0, 'landlord', true),
      'resident-households': at('주민센터 전입세대확인서', 300, 0, 'landlord', true),
      'tax-arrears': at('세무서·주민센터 미납세금 열람', 0, 0, 'landlord', true),
      'landlord-record': at('안심전세앱 임대인 정보조회', 0, 7, 'none', true),
      'lender-registration': at('금융감독원 파인(등록대부업체 통합조회)', 0, 0, 'none', false),
      'landlord-identity': at('임대인 신분증과 등기부 소유자', 0, 0, 'none', true),
      'building-ledger': at('정부24 건축물대장', 0, 0, 'none', true),
      'official-price': at('부동산공시가격알리미', 0, 0, 'none', true),
      'trust-ledger': at('등기소 신탁원부', 1_200, 1, 'none', true),
      'land-register': at('인터넷등기소 토지 등기부', 700, 0, 'none', true),
      'full-register': at('인터넷등기소 등기부(말소사항 포함)', 700, 0, 'none', true),
      owner: at('인터넷등기소 등기부(말소사항 포함)', 700, 0, 'none', true),
      'joint-list': at('인터넷등기소 공동담보목록', 700, 0, 'none', true),
      'public-list': at('안심전세포털·안심전세앱 상습 채무불이행자 명단', 0, 0, 'none', true),
      'payee-account': at('임대인, 은행 앱의 예금주 확인', 0, 0, 'none', true),
      'agent-papers': at('대리인이 가져온 위임장과 인감증명서, 소유자와 통화', 0, 0, 'owner', true),
      'trust-consent': at('수탁자(신탁회사)와 우선수익자', 0, null, 'owner', true),
      'broker-licence': at('브이월드 부동산중개업 조회', 0, 0, 'none', true),
      'unit-number': at('현관문과 건축물대장 현황도', 0, 0, 'owner', false),
      'guarantee-paper': at('주택도시보증공사(보증서 번호 확인)', 0, 0, 'none', false),
      households: at('정부24 건축물대장', 0, 0, 'none', true),
      'move-in-day': at('임대차계약서', 0, 0, 'none', true),
    },
    source: guide,
  },
])

/** Facts that no document or office can show before the contract. */
export const nobodyCanIds = [
  'possessory-lien',
  'wage-claims',
  'tax-not-yet-assessed',
  'later-debts',
  'landlord-intent',
  'same-room-lease',
  'hidden-agreement',
] as const
export type NobodyCanId = (typeof nobodyCanIds)[number]
