import type { Entry } from './model.ts'
import { squeeze } from './squeeze.ts'

/** The kind of an entry of 갑구 or 을구, by its 등기목적 (and, for trusts and security 가등기, its cause and roles). */
export type PurposeKind =
  // ownership
  | '소유권보존'
  | '소유권이전'
  | '지분이전'
  | '신탁'
  // rights that take the home's value, or the home
  | '근저당권'
  | '저당권'
  | '전세권'
  | '주택임차권'
  | '상가임차권'
  | '임차권'
  | '지상권'
  | '지역권'
  | '담보가등기'
  | '가등기'
  /** 을구: reserves the rank of a right that is not entered yet ('근저당권설정청구권가등기'). */
  | '설정가등기'
  | '압류'
  | '가압류'
  | '가처분'
  | '경매개시'
  | '강제관리'
  | '공매'
  | '예고등기'
  | '회생'
  | '파산'
  | '보전처분'
  | '환매'
  | '특약'
  | '금지사항'
  | '전매제한'
  | '민간임대'
  | '신탁주의'
  // rights over a right: never a burden on the home itself
  | '질권'
  | '권리목적처분'
  // entries that act on another entry
  | '변경'
  | '경정'
  | '이전'
  | '표시변경'
  | '담보추가'
  | '말소'
  | '회복'
  | '회생종결'
  | '통지'
  | '건물만'
  | '대지권'
  | 'unknown'

type Purposed = Pick<Entry, 'purpose'> &
  Partial<Pick<Entry, 'section' | 'cause' | 'parties' | 'fields' | 'lines' | 'livePurpose'>>

/** Pass the resolved entry if there is one: an ended trust is then classified as the transfer that it was. */
export function purposeKind(entry: Purposed & { trustEndedBy?: string }): PurposeKind {
  const named = kindOf(entry.livePurpose || entry.purpose)
  const kind = named === null ? kindOfRemark(entry.lines?.[0] ?? '') : named
  if (kind === '신탁' && entry.trustEndedBy) return '소유권이전'
  if (kind === '가등기' && /대물반환/.test(entry.cause ?? '')) return '담보가등기'
  // before 2006 a trust was printed as a transfer to a trustee (수탁자), without the word in the purpose
  if (transfers.has(kind) && !entry.trustEndedBy && isToTrustee(entry)) return '신탁'
  return kind
}

const transfers: ReadonlySet<PurposeKind> = new Set(['소유권보존', '소유권이전', '지분이전'])

/** A remark under a right may have no purpose: its first line decides. */
function kindOfRemark(line: string): PurposeKind {
  const squeezed = squeeze(line)
  if (/건물만에관한/.test(squeezed)) return '건물만'
  if (/^공동(담보|전세)/.test(squeezed)) return '담보추가'
  return /부동산전부에관한/.test(squeezed) ? '변경' : 'unknown'
}

const isToTrustee = (entry: Purposed) =>
  entry.livePurpose === undefined &&
  ((entry.parties ?? []).some((p) => p.role === '수탁자' && !p.struck) || Boolean(entry.fields?.['신탁원부']))

/** A cache: the same few wordings come up all the time, within a register and across registers. */
const cache = new Map<string, PurposeKind | null>()
const mostNamed = 2000
export const longestPurpose = 1000

/** Null where no purpose is printed. */
function kindOf(printed: string): PurposeKind | null {
  // in a long register every other entry is a cancellation, each with another rank in its words
  if (printed.endsWith('말소') && !printed.includes('신탁')) return '말소'
  // no purpose is so long; the patterns below would rescan it from each of its letters
  if (printed.length > longestPurpose) return 'unknown'
  const before = cache.get(printed)
  if (before !== undefined) return before
  const purpose = squeeze(printed).replace(/^\(\d{1,2}\)/, '')
  const kind = purpose === '' ? null : (kinds.find(([pattern]) => pattern.test(purpose))?.[1] ?? 'unknown')
  if (cache.size >= mostNamed) cache.clear()
  // a copy: a substring keeps the whole text in memory
  cache.set(` ${printed}`.slice(1), kind)
  return kind
}

// First match wins; wordings measured on 117 prints, four provider bodies and the statutes. A word in the middle of a
// pattern matches its first occurrence only, to avoid quadratic backtracking.
const kinds: readonly (readonly [RegExp, PurposeKind])[] = [
  [/회복$/, '회복'],
  [/^(소유권(이전|보존)|(?:(?!지분).)*지분.*이전).*신탁등기말소$/, '소유권이전'],
  [/말소통지$/, '통지'],
  [/말소$/, '말소'],
  [/예고등기$/, '예고등기'],
  [/질권|채권담보권/, '질권'],
  [/^[^번]*번.*(저당권|전세권|지상권|임차권|가등기|이전청구권).*(압류|가처분)$/, '권리목적처분'],
  [/^[^번]*번.*(전세권|지상권|임차권).*저당권설정$/, '권리목적처분'],
  [/담보추가|공동담보|공동전세/, '담보추가'],
  [/표시변경|표시경정/, '표시변경'],
  [/건물만에관한/, '건물만'],
  [/신탁.*주의|주의사항/, '신탁주의'],
  [/변경(등기)?$/, '변경'],
  [/경정/, '경정'],
  // 가등기 and 본등기 printed under one rank and not distinguished
  [/^(?:(?!청구권가등기).)*청구권가등기.*(소유권|지분|번).*이전$/, '소유권이전'],
  [/(저당권|전세권|전세금|지상권|지역권|임차권|가등기|이전청구권|환매권).*이전$/, '이전'],
  [/담보가등기$/, '담보가등기'],
  [
    /^[^번]*번(?:(?!저당권|전세권|지상권|지역권|임차권).)*(저당권|전세권|지상권|지역권|임차권).*이전.*가등기$/,
    '권리목적처분',
  ],
  [/(저당권|전세권|지상권|지역권|임차권)설정.*가등기$/, '설정가등기'],
  [/가등기$/, '가등기'],
  [/신탁$/, '신탁'],
  [/보존$/, '소유권보존'],
  [/제외한공유자전원/, '지분이전'],
  [/공유자전원.*전부이전$/, '소유권이전'],
  [/소유권일부.*이전|지분.*이전$/, '지분이전'],
  [/소유권이전$|본등기$/, '소유권이전'],
  [/전사이전$/, '소유권이전'],
  [/경매(개시|신청|$)/, '경매개시'],
  [/강제관리/, '강제관리'],
  [/공매/, '공매'],
  [/참가압류$/, '압류'],
  [/가압류$/, '가압류'],
  [/압류$/, '압류'],
  [/보전처분|보전관리/, '보전처분'],
  [/가처분$/, '가처분'],
  [/(회생|회사정리|화의).*(폐지|종결|취소)/, '회생종결'],
  [/회생|회사정리|화의/, '회생'],
  [/파산/, '파산'],
  [/환매/, '환매'],
  [/전매|거주의무|이전제한/, '전매제한'],
  [/민간임대|임대주택|임대사업/, '민간임대'],
  [/금지사항|처분제한/, '금지사항'],
  [/특약|약정|분할금지/, '특약'],
  [/근저당권(설정)?$/, '근저당권'],
  [/저당권(설정)?$/, '저당권'],
  [/전세권?(설정)?$/, '전세권'],
  [/주택임차권(설정|등기)?$/, '주택임차권'],
  [/상가.*임차권(설정|등기)?$/, '상가임차권'],
  [/임차권(설정)?$/, '임차권'],
  [/지상권(설정)?$/, '지상권'],
  [/지역권(설정)?$/, '지역권'],
  [/대지권/, '대지권'],
]
