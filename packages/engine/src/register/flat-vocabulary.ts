import { anyOf, isDigitAt, isSpaceAt } from './letter-at.ts'
import type { PurposeKind } from './vocabulary.ts'
import { longestPurpose, purposeKind } from './vocabulary.ts'

/** For text without columns: decides what belongs to the purpose, the cause and the last cell. */

let asked = ''
let answer = ''
/** Several checks in a row test the same piece. */
function squeeze(s: string): string {
  if (s === asked) return answer
  if (!s.includes(' ')) return s
  asked = s
  return (answer = s.replace(/\s+/g, ''))
}

/** For patterns at the beginning of a text: gaps are removed only if it does not match as printed. */
const begins = (head: RegExp, text: string) => head.test(text) || (text.includes(' ') && head.test(squeeze(text)))

const purposeEnd =
  /(설정|이전|변경|경정|말소|압류|가처분|개시결정|경매신청|보존|가등기|임차권|예고등기|질권|회복|담보추가|소멸|금지사항등기|임대주택등기|임대주택|신탁|공고|특약|절차(?:개시|폐지|종결|인가)|계획인가|개시결정\(.*\)|보전처분|파산선고|것임)$/
/** The kind of a complete purpose, or null: '1번근저당권설정등' and '5번등기명의인표시' are incomplete. */
export function kindOfWhole(text: string): PurposeKind | null {
  if (text.length > longestPurpose) return null
  const squeezed = squeeze(text)
  if (!purposeEnd.test(squeezed) || isParted(squeezed)) return null
  const kind = purposeKind({ purpose: squeezed })
  return kind === 'unknown' ? null : kind
}
export const isWholePurpose = (text: string): boolean => kindOfWhole(text) !== null

/** '가압류결정(2007카단324' continues in the next line. */
export function isParted(text: string): boolean {
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') return false
    if (text[at] === '(') return true
  }
  return false
}

/** The purpose at the head of a piece; what follows it belongs to another column ('11번가압류경정 착오발견'). */
export function wholePurposeOf(piece: string, before = ''): { text: string; kind: PurposeKind } | undefined {
  let found: { text: string; kind: PurposeKind } | undefined
  for (let at = piece.indexOf(' '); ; at = piece.indexOf(' ', at + 1)) {
    const head = at < 0 ? piece : piece.slice(0, at)
    const kind = kindOfWhole(before + head)
    if (kind !== null) found = { text: head, kind }
    if (at < 0 || at > longestPurpose || (kind !== null && !goesOn.test(piece.slice(at + 1)))) return found
  }
}
const goesOn = /^(등?기?말소|변경|경정|이전|회복|및|내지|전?\d{1,4}(-\d{1,4})*번|신탁|예고등기|설정|등기|[,(])/

export const purposeStart =
  /^(?:\(\d{1,2}\))?(?:(?:갑구|을구)?(?:순위)?전?\d{1,4}(?:-\d{1,4})*번|소유권|공유자전원|가압류|압류|가처분|임의경매|강제경매|근저당권|저당권설정|전세권설정|주택임차권|상가건물임차권|임차권|지상권설정|구분지상권|지역권설정|예고등기|환매특약|금지사항|민간임대|임대주택|신탁|공매공고|회생절차|개인회생|파산|보전처분|담보가등기|대법원규칙|합병한|[가-힣]{2,4}지분)/
export const isPurposeStart = (text: string): boolean =>
  (isPurposeHead(text.charCodeAt(0)) || text.includes('분') || isSpaceAt(text, 0)) && begins(purposeStart, text)
// first letters of the patterns above; a share may belong to any name
const isPurposeHead = anyOf('(0123456789갑을순전소공가압임강근저주상지구예환금민신회개파보담대합')
export const isReferringPurpose = (text: string): boolean =>
  (isDigitAt(text, 0) || text.startsWith('전') || isSpaceAt(text, 0)) && /^전?\d{1,4}(-\d{1,4})*번/.test(squeeze(text))

const causes = [
  '매매(예약)?|지분매매|교환|증여|유증|사인증여|상속|협의분할에의한(재산)?상속|재산상속|유류분반환|재산분할|이혼',
  '(추가|근?질권|전질권|변경)?설정계약|변경계약|계약(인수|양도)|계약이전(결정)?|(확정)?채권(일부)?양도|전질권설정계약|질권설정계약',
  '(일부|합의)?해[지제]|(일부)?포기|소?취하|전거|주소변경|개명|상호변경|본점이전|취급지점변경|착오발견|신청착오|법정갱신',
  '(취소)?기각결정|집행취소결정|신탁(재산의?귀속)?|신탁해지|명의신탁해지|회사(합병|분할)|합병|분할|영업양도|자산양도|대위변제',
  '(임의|강제)경매(개시결정|로인한(매각|낙찰|경락))|공매|매각|낙찰|경락|공유물분할|대물(변제|반환예약)|확정판결|진정명의회복|혼동',
  '도로명주소|행정구역(명칭)?변경|지번(변경|정정)|관할이관|공공용지의협의취득|수용|환지|귀속|상환완료|회생절차(개시|폐지|종결)(결정)?',
  '채무인수|(확정채무의?)?면책적(채무)?인수|중첩적채무인수|채무자변경|존속기간만료|전세권소멸',
].join('|')
export const cause = new RegExp(`^(?:${causes})$`)
const causeHead = new RegExp(`^(?:${causes})`)
const isCauseHead = anyOf(
  '매지교증유사상협재이추근질전변설계확채일합해포소취주개본착신법기집명회분영자대임강공낙경진혼도행관수환귀면중존',
)
export function isCause(text: string): boolean {
  if (!isCauseHead(text.charCodeAt(0)) && !isSpaceAt(text, 0)) return false
  const squeezed = squeeze(text)
  return squeezed.length <= longestCause && cause.test(squeezed)
}
const longestCause = 20
/** False for a name or an address: then none of its words need to be tried. */
export const beginsWithCause = (text: string): boolean =>
  (isCauseHead(text.charCodeAt(0)) || isSpaceAt(text, 0)) && begins(causeHead, text)

const looksLikeCause =
  /법원|지방법$|^원의|결정(\(|$)|^압류\(|^(징세|세무|자격징수)[가-힣0-9]*-|타경|카단|카합|카기|경매개시|^정\(|에의?한(상속|협의)|^(가압류|가처분|임차권등기명령|압류)(결정)?\(/
export const looksCausal = (text: string): boolean => !isAddress(text) && looksLikeCause.test(squeeze(text))

export const isAddress = (text: string): boolean =>
  text.length < longestPurpose && /(시|군|구|동|읍|면|리|로|길)\s.*\d|\d(동|호|층)|\(.*동/.test(text)

/** A remark is in the last cell of an entry without a purpose. */
export const isRemark = (text: string): boolean =>
  (isDigitAt(text, 0) || text.endsWith('임')) &&
  /^\d{1,4}(-\d{1,4})*번등기는(건물만에|토지만에|.{0,6}부동산전부에)관한|동일사항의등기임$/.test(squeeze(text))

/** Position of a label within its cell; there are about a hundred labels, each queried often. */
export function labelPlace(label: string): number {
  const known = places.get(label)
  if (known !== undefined) return known
  const place = /(액|전세금|보증금|차임)$/.test(label)
    ? 1
    : label.endsWith('채무자')
      ? 3
      : /(권자|채권자|권리자)$/.test(label)
        ? 4
        : 0
  places.set(label, place)
  return place
}
const places = new Map<string, number>()

/** The kind of a purpose that may be incomplete ('25번근저당권부채권'). */
export function flatKind(purpose: string): PurposeKind {
  const kind = purposeKind({ purpose })
  if (kind !== 'unknown') return kind
  if (/권부채/.test(purpose)) return '질권'
  if (/등기명의인/.test(purpose)) return '표시변경'
  return /^\d+(-\d+)*번.*등기?$/.test(purpose) ? '말소' : 'unknown'
}

type Entrylike = { kind: PurposeKind; purpose: string }

function oneOf(labels: string): ReadonlySet<string> {
  return new Set(labels.split(' '))
}

/** Labels with which an entry begins its last cell. */
export const opens = (entry: Entrylike, label: string): boolean =>
  (entry.kind === 'unknown' &&
    entry.purpose !== '' &&
    /(권자|액|전세금|존속기간|권리자|채권자|채무자|보증금|소유자|공유자|수탁자|피보전권리|금지사항)$/.test(label)) ||
  ((firstLabels[entry.kind]?.has(label) ?? false) && fits(entry, label))
/** The last cell is incomplete without this label. */
export const lacks = (entry: Entrylike & { labels: readonly string[] }, label: string): boolean =>
  !entry.labels.includes(label) && (needed[entry.kind]?.has(label) ?? false)
const needed: Partial<Record<PurposeKind, ReadonlySet<string>>> = {
  근저당권: oneOf('채무자 근저당권자'),
  저당권: oneOf('채무자 저당권자'),
  전세권: oneOf('전세권자'),
  주택임차권: oneOf('임차권자'),
  상가임차권: oneOf('임차권자'),
  임차권: oneOf('임차권자'),
  지상권: oneOf('지상권자'),
  가압류: oneOf('채권자'),
  가처분: oneOf('채권자'),
  질권: oneOf('채무자 채권자'),
  이전: oneOf('근저당권자 저당권자 전세권자'),
}
/** Labels that may follow in the last cell. */
export const allows = (entry: Entrylike, label: string): boolean =>
  ((laterLabels[entry.kind]?.has(label) ?? false) && fits(entry, label)) || /^(도면|대위|등기원인|원인)/.test(label)

/** A change of a jeonse prints no maximum claim, and a change of a mortgage no deposit. */
function fits({ kind, purpose }: Entrylike, label: string): boolean {
  if (kind !== '변경' && kind !== '경정') return true
  if (/질권/.test(purpose)) return !/^(전세|존속|범위|근저당)/.test(label)
  if (/저당권/.test(purpose)) return !/^(전세|존속|반환|임차)/.test(label)
  if (/전세권/.test(purpose)) return /^(전세|존속|범위|반환|위약|공동)/.test(label)
  if (/임차권/.test(purpose)) return !/^(채권|전세|근저당)/.test(label)
  return true
}

/** Kinds whose last cell is often empty: a later cell is not assigned to them. */
export const mayBeEmpty = (kind: PurposeKind): boolean =>
  ['변경', '경정', '표시변경', '담보추가', '예고등기', '말소', '회복', '통지', '건물만', 'unknown'].includes(kind)

const owner = oneOf('소유자 공유자 합유자 총유자 수탁자')
const tenancy = oneOf('임차보증금 차임 범위 임대차계약일자')
const firstLabels: Partial<Record<PurposeKind, ReadonlySet<string>>> = {
  소유권보존: owner,
  소유권이전: owner,
  지분이전: owner,
  신탁: owner,
  근저당권: oneOf('채권최고액'),
  저당권: oneOf('채권액 채권최고액'),
  전세권: oneOf('전세금'),
  주택임차권: tenancy,
  상가임차권: tenancy,
  임차권: tenancy,
  지상권: oneOf('목적 범위'),
  지역권: oneOf('목적 범위 승역지 요역지'),
  가등기: oneOf('권리자 가등기권자'),
  담보가등기: oneOf('권리자 가등기권자 채권액'),
  압류: oneOf('권리자 처분청 채권자'),
  공매: oneOf('권리자 채권자'),
  가압류: oneOf('청구금액 채권자 권리자'),
  가처분: oneOf('피보전권리 채권자 금지사항'),
  권리목적처분: oneOf('청구금액 채권자 피보전권리 권리자'),
  경매개시: oneOf('채권자 신청인 권리자'),
  질권: oneOf('채권액 채권최고액 양도액 변제액 채권자 채무자 등기원인'),
  이전: oneOf('근저당권자 저당권자 전세권자 지상권자 임차권자 가등기권자 권리자 채권자 양도액 변제액'),
  변경: oneOf('전세금 채권최고액 채권액 존속기간 채무자 범위 근저당권자 청구금액 임차보증금 목적 차임'),
  경정: oneOf('채권액 채권최고액 등기원인 청구금액 목적 채무자 근저당권자 소유자 공유자 전세금'),
  담보추가: oneOf('공동담보 공동전세 공동담보목록 공동전세목록'),
  회생: oneOf('금지사항 관리인'),
  보전처분: oneOf('금지사항'),
  파산: oneOf('파산관재인'),
}
const debt = oneOf('채무자 연대채무자 근저당권자 저당권자 공동담보 공동담보목록 변제기 이자 이자지급시기')
const laterLabels: Partial<Record<PurposeKind, ReadonlySet<string>>> = {
  소유권보존: oneOf('신탁원부 거래가액 매매목록'),
  소유권이전: oneOf('거래가액 매매목록 신탁원부 관리청'),
  지분이전: oneOf('거래가액 매매목록 신탁원부'),
  신탁: oneOf('신탁원부 거래가액 위탁자 수익자'),
  근저당권: debt,
  저당권: debt,
  전세권: oneOf('범위 존속기간 반환기 전세권자 공동전세 공동전세목록 위약금 특약'),
  주택임차권: oneOf('차임 범위 임대차계약일자 주민등록일자 점유개시일자 확정일자 임차권자 존속기간'),
  상가임차권: oneOf(
    '차임 범위 임대차계약일자 사업자등록신청일자 사업자등록일자 점유개시일자 확정일자 임차권자 존속기간',
  ),
  임차권: oneOf('차임 범위 임대차계약일자 주민등록일자 점유개시일자 확정일자 임차권자 존속기간 차임지급시기 특약'),
  지상권: oneOf('범위 존속기간 지료 지료지급시기 지상권자'),
  지역권: oneOf('범위 승역지 요역지 존속기간 지역권자'),
  압류: oneOf('처분청 관리청'),
  가압류: oneOf('채권자'),
  가처분: oneOf('채권자 금지사항'),
  가등기: oneOf('이전할지분'),
  질권: oneOf('채무자 채권자 변제기 이자 공동담보 공동담보목록'),
  이전: oneOf('근저당권자 양도액 변제액 공동담보 전세권자'),
  변경: oneOf('채무자 존속기간 반환기 범위 근저당권자 공동담보'),
  회생: oneOf('금지사항 관리인'),
}
