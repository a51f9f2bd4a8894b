import { type Site, sites } from './sites.ts'
import { lotAddress } from './units.ts'

/** Failures that a certain address produces every time. */
export const magicKinds = [
  'register-not-found',
  'register-down',
  'register-slow',
  'register-closed',
  'register-pending',
  'two-candidates',
  'ledger-down',
  'no-unit-list',
  'other-lot',
  'no-trades',
  'trades-quota',
] as const
export type MagicKind = (typeof magicKinds)[number]

/** The delay of the slow register: longer than users like, shorter than the adapter's timeout. */
export const SLOW_MS = 4_000

const byName: Readonly<Record<string, MagicKind>> = {
  등기없음빌: 'register-not-found',
  등기고장빌: 'register-down',
  등기지연빌: 'register-slow',
  등기마감빌: 'register-closed',
  신청사건빌: 'register-pending',
  쌍둥이빌: 'two-candidates',
  대장고장빌: 'ledger-down',
  호없음빌: 'no-unit-list',
  대표지번아파트: 'other-lot',
  거래없음빌: 'no-trades',
  시세고장빌: 'trades-quota',
}

export const magicOf = (site: Site): MagicKind | null => byName[site.name ?? ''] ?? null
export const magicSite = (kind: MagicKind): Site => {
  const found = sites.find((s) => magicOf(s) === kind)
  if (!found) throw new Error(`no place for ${kind}`)
  return found
}
/** In this district the daily quota is used up. */
export const quotaDistrict = magicSite('trades-quota').place.code.slice(0, 5)

export type MagicRow = { kind: MagicKind | 'address'; input: string; service: string; happens: string }

/** Printed to docs/printed/sandbox.md: what to type, and what happens. */
export function magicTable(): readonly MagicRow[] {
  const says: Readonly<Record<MagicKind, readonly [string, string]>> = {
    'register-not-found': ['register', 'CF-13006: 검색 결과가 없다'],
    'register-down': ['register', 'CF-12100: 등기소 쪽 장애, 다시 물어도 같다'],
    'register-slow': ['register', `${SLOW_MS / 1000}초 뒤에 답한다`],
    'register-closed': ['register', 'CF-12002: 서비스 시간이 아니다'],
    'register-pending': ['register', 'CF-13330: 신청사건 처리중이라 열람되지 않는다'],
    'two-candidates': ['register', '동을 말하지 않으면 같은 호수가 둘 나온다'],
    'ledger-down': ['building', '결과 코드 05: 대장 쪽 시간 초과'],
    'no-unit-list': ['address', '동·층·호 목록이 비어 있다 (대장에는 있다)'],
    'other-lot': ['building', '대장이 대표지번에만 있다: 건물관리번호의 지번으로 물어야 나온다'],
    'no-trades': ['trades', '실거래가 한 건도 없다'],
    'trades-quota': ['trades', '결과 코드 22: 하루 호출 한도를 넘었다'],
  }
  return [
    ...sites.flatMap((s) => {
      const kind = magicOf(s)
      return kind === null
        ? []
        : [{ kind, input: `${lotAddress(s)} (${s.name ?? ''})`, service: says[kind][0], happens: says[kind][1] }]
    }),
    { kind: 'address', input: '가', service: 'address', happens: 'E0008: 두 글자 이상' },
    { kind: 'address', input: '서울특별시', service: 'address', happens: 'E0006: 더 자세히' },
    { kind: 'address', input: 'select', service: 'address', happens: '방화벽의 HTML 쪽이 온다' },
    { kind: 'address', input: '없는동 9999', service: 'address', happens: '0건, juso는 null' },
  ]
}
