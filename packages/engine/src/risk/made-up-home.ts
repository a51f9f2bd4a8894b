import type { HomeKind } from '../property/home-kind-names.ts'
import type { AssessInput, HomeInput, LeaseInput } from '../assessment.ts'
import type { Amount, AmountKind, Entry, EntrySection, Party, RegisterDocument } from '../register/model.ts'
import { partyKind } from '../register/party-kind.ts'
import { auctionRates202606 } from '../law/tables/auction-rates-2026-06.ts'
import { readReferences } from '../register/references.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'

/** Registers for tests: an entry gives only the fields that matter; the rest is as in a plain print. */
export type MadeEntry = {
  section?: EntrySection
  rank: string
  purpose: string
  on?: string
  won?: number | null
  amount?: AmountKind
  holder?: string
  role?: string
  cause?: string
  fields?: Readonly<Record<string, string>>
  strike?: Entry['strike']
  share?: readonly [number, number]
  /** 채무자, as a mortgage prints them; several are separated by commas. */
  debtor?: string
}

export function madeEntry(e: MadeEntry): Entry {
  const section = e.section ?? '을구'
  const amounts: Amount[] =
    e.won === undefined
      ? []
      : [
          {
            kind: e.amount ?? '채권최고액',
            won: e.won,
            text: e.won === null ? '미화금 300,000불' : `금${e.won}원`,
            struck: false,
          },
        ]
  const parties: Party[] =
    e.holder === undefined
      ? []
      : [
          {
            role: e.role ?? '근저당권자',
            name: e.holder,
            kind: partyKind(e.holder, null),
            no: null,
            address: null,
            share: e.share ?? null,
            struck: false,
          },
        ]
  const party: Omit<Party, 'role' | 'name'> = { kind: 'person', no: null, address: null, share: null, struck: false }
  const debtors = (e.debtor?.split(', ') ?? []).map((name): Party => ({ ...party, role: '채무자', name }))
  return {
    id: `${section} ${e.rank}`,
    section,
    rank: e.rank,
    ordinal: Number(e.rank.split('-')[0]) + (section === '갑구' ? 0 : 100),
    oldRank: null,
    purpose: e.purpose,
    receivedAt: e.on === undefined ? null : day(e.on),
    receiptNo: e.on === undefined ? null : '1000',
    cause: e.cause ?? null,
    causeDate: null,
    caseNo: null,
    parties: [...debtors, ...parties],
    amounts,
    fields: e.fields ?? {},
    lines: [],
    references: readReferences(section, e.purpose),
    strike: e.strike ?? 'none',
    page: 1,
  }
}

const owner: MadeEntry = {
  section: '갑구',
  rank: '1',
  purpose: '소유권보존',
  on: '2015-03-02',
  holder: '김하나',
  role: '소유자',
}

/** A second entry of one rank (본등기) gets an id suffix like in the reader: '갑구 2#2'. */
const numbered = (entries: readonly Entry[]): Entry[] =>
  entries.map((e, at) => {
    const before = entries.slice(0, at).filter((x) => x.id === e.id).length
    return before === 0 ? e : { ...e, id: `${e.id}#${before + 1}` }
  })

export function madeRegister(
  entries: readonly MadeEntry[] = [],
  over: Partial<RegisterDocument> = {},
): RegisterDocument {
  const all = numbered([owner, ...entries].map(madeEntry))
  return {
    kind: '집합건물',
    title: '등기사항전부증명서(말소사항 포함) - 집합건물 -',
    certificate: '말소사항 포함',
    readFrom: 'pdf',
    strikesReadable: true,
    uniqueNo: '1146-2015-001234',
    address: '서울특별시 강서구 화곡동 100-1 가온빌라 제3층 제301호',
    viewedAt: known('2026-11-20T10:00:00', '등기부', day('2026-11-20')),
    office: null,
    pages: { read: 4, declared: 4 },
    pendingNote: null,
    display: madeDisplay(madeHome()),
    entries: [...all.filter((e) => e.section === '갑구'), ...all.filter((e) => e.section === '을구')],
    jointCollateral: [],
    summary: null,
    unread: [],
    ...over,
  }
}

const eok = 100_000_000

export const madeLease = (over: Partial<LeaseInput> = {}): LeaseInput => ({
  kind: '전세',
  deposit: known(1.5 * eok, '입력'),
  rent: known(0, '입력'),
  contractDate: known(day('2026-11-25'), '입력'),
  moveInDate: known(day('2026-12-20'), '입력'),
  landlordName: known('김하나', '입력'),
  ...over,
})

export const madeHome = (over: Partial<HomeInput> = {}): HomeInput => ({
  kind: known('다세대', '입력'),
  dongCode: known('1150010300', '입력'),
  area: known(45.5, '입력'),
  use: known('다세대주택', '건축물대장'),
  violation: known(false, '건축물대장'),
  approvedOn: known(day('2015-02-20'), '건축물대장'),
  households: unknown('not-given'),
  otherDeposits: unknown('not-given'),
  officialPrice: known(2.4 * eok, '공동주택가격', day('2026-01-01')),
  trades: unknown('not-given'),
  statedPrice: known(3 * eok, '입력'),
  ...over,
})

/** The documents of a test home agree: its 표제부 prints the given kind and size. */
export const madeCase = (entries: readonly MadeEntry[] = [], over: Partial<AssessInput> = {}): AssessInput => {
  const home = over.home ?? madeHome()
  return {
    register: madeRegister(entries, { display: madeDisplay(home), address: madeAddress(home) }),
    lease: madeLease(),
    day: day('2026-11-21'),
    ...over,
    home,
  }
}

/** An address in the given district, if that district exists. */
const madeAddress = ({ dongCode }: Pick<HomeInput, 'dongCode'>): string => {
  const districtCode = 'value' in dongCode ? dongCode.value.slice(0, 5) : ''
  const district = auctionRates202606.find(([code]) => code === districtCode)?.[1] ?? '서울특별시 강서구'
  return `${district} 화곡동 100-1 가온빌라 제3층 제301호`
}

export function madeDisplay({ kind, area }: Pick<HomeInput, 'kind' | 'area'>): RegisterDocument['display'] {
  const use = 'value' in kind ? uses[kind.value] : '다세대주택'
  const size = 'value' in area ? area.value : 45.5
  const row = (...cells: string[]) => [{ no: '1', receivedAt: null, cells, struck: false, page: 1 }]
  return {
    building: [
      { no: '1', receivedAt: day('2015-03-02'), cells: [`철근콘크리트구조 4층 ${use}`], struck: false, page: 1 },
    ],
    land: row('화곡동 100-1', '대', '300㎡'),
    unit: row('제3층 제301호', `철근콘크리트구조 ${size}㎡`),
    landRight: row('소유권대지권', '300분의 30'),
  }
}

const uses: Readonly<Record<HomeKind, string>> = {
  아파트: '공동주택(아파트)',
  연립: '연립주택',
  다세대: '다세대주택',
  도시형: '공동주택(도시형생활주택)',
  오피스텔: '업무시설(오피스텔)',
  다가구: '단독주택(다가구주택)',
  단독: '단독주택',
  다중: '다중주택',
  근린생활시설: '제2종근린생활시설',
  생활숙박시설: '숙박시설(생활숙박시설)',
  노인복지주택: '노유자시설(노인복지주택)',
}

export const mortgage = (rank: string, won: number | null, on = '2019-05-02', debtor?: string): MadeEntry => ({
  rank,
  purpose: '근저당권설정',
  on,
  won,
  holder: '주식회사다온은행',
  ...(debtor === undefined ? {} : { debtor }),
})
