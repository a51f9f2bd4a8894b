import type { FindingId } from '../risk/finding-ids.ts'
import { day } from '../values/day.ts'
import { type Confidence, type Dated, dated, type RuleRef } from './dated.ts'

type Leaning = readonly [from: string, title: string, article: string | null, confidence: Confidence]

const statute = (from: string, title: string, article: string): Leaning => [from, title, article, 'statute']
const study = '안선영·이상엽(2025), 주택금융연구 9(2): 부채비율별 보증사고율'
const hug = '주택도시보증공사 전세보증금반환보증 상품 안내'
const guide = '국토교통부 전세계약 안내'
const warning = '국토교통부·주택도시보증공사 전세사기 예방 안내'

/** The rule that each finding leans on, with the day from which it applies. */
const leanings: Readonly<Record<FindingId, Leaning>> = {
  'mortgage-high': ['2017-02-01', hug, '선순위채권 한도', 'official'],
  'jeonse-high': ['2025-06-01', study, null, 'official'],
  'jeonse-notable': ['2025-06-01', study, null, 'official'],
  'secured-debts': ['2025-06-01', study, null, 'official'],
  'deposit-not-covered': statute('2002-07-01', '민사집행법', '제145조·제148조'),
  'deposit-not-covered-low': statute('2002-07-01', '민사집행법', '제145조·제148조'),
  'deposit-over-official': ['2023-05-01', hug, '주택가격 산정(공시가격 140%)과 담보인정비율 90%', 'official'],
  'falling-price': ['2022-09-01', warning, '시세와 전세가율 확인', 'official'],
  'price-conflict': ['2022-09-01', warning, '시세와 전세가율 확인', 'official'],
  'price-untested': ['2022-09-01', warning, '신축 빌라의 시세 부풀리기', 'official'],
  'accident-area': ['2026-06-01', '한국부동산원 부동산테크 임대차시장 정보', '보증사고율', 'official'],
  'tenancy-registration': statute('1999-03-01', '주택임대차보호법', '제3조의3'),
  'past-tenancy-registration': statute('1999-03-01', '주택임대차보호법', '제3조의3'),
  'late-mortgage': statute('1981-03-05', '주택임대차보호법', '제3조제1항'),
  'later-mortgage': statute('1989-12-30', '주택임대차보호법', '제3조의2제2항'),
  'private-lender': ['2022-09-01', guide, '등기사항 확인', 'official'],
  'debt-of-another': statute('1960-01-01', '민법', '제341조·제370조'),
  'mortgage-sold': statute('1960-01-01', '민법', '제361조·제449조'),
  seizure: statute('2021-01-01', '국세징수법', '제45조·제46조'),
  'provisional-seizure': statute('2002-07-01', '민사집행법', '제276조·제293조'),
  'provisional-disposition': statute('2002-07-01', '민사집행법', '제300조·제305조'),
  'provisional-registration': statute('2011-10-13', '부동산등기법', '제88조·제91조'),
  'provisional-security': statute('2011-10-13', '부동산등기법', '제88조·제91조'),
  'compulsory-administration': statute('2002-07-01', '민사집행법', '제163조·제164조'),
  'auction-opening': statute('2002-07-01', '민사집행법', '제83조·제94조'),
  'public-sale': statute('2021-01-01', '국세징수법', '제72조·제74조'),
  'share-auction': statute('2002-07-01', '민사집행법', '제139조·제140조'),
  trust: statute('2012-07-26', '신탁법', '제4조·제31조'),
  'trust-no-consent': statute('2012-07-26', '신탁법', '제4조·제31조'),
  insolvency: statute('2006-04-01', '채무자 회생 및 파산에 관한 법률', '제24조'),
  'notice-registration': statute('1960-01-01', '구 부동산등기법', '제4조'),
  redemption: statute('1960-01-01', '민법', '제590조·제592조'),
  'owner-mismatch': statute('1960-01-01', '민법', '제130조·제135조'),
  'payee-mismatch': ['2022-09-01', warning, '임대인 본인 명의 계좌로 입금', 'official'],
  'agent-without-papers': statute('1960-01-01', '민법', '제130조·제135조'),
  'agent-unproven': statute('1960-01-01', '민법', '제114조·제130조'),
  sublease: statute('1960-01-01', '민법', '제629조'),
  'no-broker': statute('2014-07-29', '공인중개사법', '제25조·제30조'),
  'side-offer': ['2022-09-01', warning, '이자 지원·이사비를 내세운 계약', 'official'],
  'move-out-request': statute('1981-03-05', '주택임대차보호법', '제3조제1항'),
  'co-owned': statute('1960-01-01', '민법', '제265조'),
  'company-owner': statute('2007-04-11', '근로기준법', '제38조'),
  'malicious-landlord': statute('2023-09-29', '주택도시기금법', '제34조의5'),
  'guarantee-ban': statute('2025-05-27', '주택도시기금법', '제34조의7'),
  'landlord-subrogation': statute('2025-05-27', '주택도시기금법', '제34조의7'),
  'many-homes': ['2025-05-27', '국토교통부 보도자료', '임대인의 보유 주택 수별 보증사고율', 'news'],
  'tax-arrears': statute('2023-04-01', '국세기본법', '제35조'),
  'tax-refused': statute('2023-04-18', '주택임대차보호법', '제3조의7'),
  'recent-owner-change': statute('1981-03-05', '주택임대차보호법', '제3조제4항'),
  'owner-changed-in-lease': statute('1981-03-05', '주택임대차보호법', '제3조제4항'),
  'rapid-transfers': ['2022-09-01', warning, '단기간의 소유자 변경', 'official'],
  'joint-collateral': statute('1960-01-01', '민법', '제368조'),
  'jeonse-right': statute('1960-01-01', '민법', '제303조'),
  'lease-right': statute('1960-01-01', '민법', '제621조'),
  superficies: statute('1960-01-01', '민법', '제279조·제291조'),
  'land-right-missing': statute('1985-04-11', '집합건물의 소유 및 관리에 관한 법률', '제20조'),
  'separate-registration': statute('2011-10-13', '부동산등기규칙', '제90조'),
  basement: ['2022-09-01', guide, '등기사항 확인', 'official'],
  'neighbourhood-facility': statute('2008-03-22', '건축법', '제19조'),
  'living-accommodation': statute('2021-05-04', '건축법 시행령', '별표 1 제15호'),
  'non-residential-use': statute('1981-03-05', '주택임대차보호법', '제2조'),
  'illegal-building': statute('2008-03-22', '건축법', '제79조'),
  'building-unapproved': statute('2011-10-13', '부동산등기법', '제66조'),
  'sources-disagree': statute('2011-10-13', '부동산등기법', '제29조제11호·제41조'),
  'new-building': ['2022-09-01', guide, '신축 주택의 시세', 'official'],
  'other-deposits-unknown': statute('2023-04-18', '주택임대차보호법', '제3조의6·제3조의7'),
  'other-deposits-low': statute('2023-04-18', '주택임대차보호법', '제3조의6·제3조의7'),
  prohibition: statute('2016-08-12', '주택법', '제61조'),
  'residence-duty': statute('2021-02-19', '주택법', '제57조의2·제64조'),
  'special-terms': statute('2011-10-13', '부동산등기법', '제53조·제54조'),
  'registered-rental': statute('2020-12-10', '민간임대주택에 관한 특별법', '제5조의2·제43조·제49조'),
  'past-seizure': ['2022-09-01', guide, '등기사항 확인', 'official'],
  'past-dispute': ['2022-09-01', guide, '등기사항 확인', 'official'],
  'pending-application': statute('2011-10-13', '부동산등기규칙', '제30조제4항'),
  'unknown-purpose': statute('2011-10-13', '부동산등기법', '제48조'),
  'cancel-conflict': statute('2011-10-13', '부동산등기규칙', '제112조·제116조'),
  'summary-conflict': statute('2011-10-13', '부동산등기법', '제19조'),
  'share-right': statute('1960-01-01', '민법', '제263조'),
  'partial-cancellation': statute('2011-10-13', '부동산등기규칙', '제112조'),
  'land-register': statute('2011-10-13', '부동산등기법', '제14조·제15조'),
  'unread-lines': statute('2011-10-13', '부동산등기법', '제15조'),
  'pages-missing': statute('2011-10-13', '부동산등기규칙', '제30조'),
  'current-only': statute('2011-10-13', '부동산등기규칙', '제29조'),
  'register-old': ['2022-09-01', guide, '등기사항 확인', 'official'],
}

// the keys of leanings are FindingId by its type; Object.keys forgets that
const ids = Object.keys(leanings) as FindingId[]

/** Ready to cite: one reference a finding, made once. */
export const signalRules: Readonly<Record<FindingId, RuleRef>> = Object.fromEntries(
  ids.map((id): [FindingId, RuleRef] => {
    const [from, title, article, confidence] = leanings[id]
    return [id, { key: `finding-${id}`, from: day(from), title, ...(article === null ? {} : { article }), confidence }]
  }),
) as Record<FindingId, RuleRef> // every id of leanings is mapped above

const checkedOn = day('2026-11-21')

/** The same as tables of the rule pack. */
export const signalRuleTables: readonly Dated<true>[] = ids.map((id) => {
  const { key, from, ...source } = signalRules[id]
  return dated<true>(key, 'event', [{ from, value: true, source: { ...source, checkedOn } }])
})
