import type { AssessInput } from '../assessment.ts'
import type { RegisterDocument } from '../register/model.ts'
import { addMonths, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import type { FindingId } from './finding-ids.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, madeRegister, mortgage } from './made-up-home.ts'

export const gap = (purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  section: '갑구',
  rank: '2',
  purpose,
  on: '2024-03-04',
  holder: '이둘',
  role: '권리자',
  ...more,
})
export const eul = (purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  rank: '1',
  purpose,
  on: '2024-03-04',
  holder: '이둘',
  role: '권리자',
  ...more,
})
export const withRegister = (over: Partial<RegisterDocument>, entries: MadeEntry[] = []): AssessInput =>
  madeCase(entries, { register: madeRegister(entries, over) })
export const listed = (no: string) => ({
  listNo: '2024-7',
  no,
  property: `가온빌라 ${no}호`,
  office: null,
  rank: null,
  cause: null,
  change: null,
  struck: false,
})
export const joint = { ...mortgage('1', 600_000_000), fields: { 공동담보목록: '제2024-7호' } }
export const cleanRegister = madeRegister()

const bought = (on: string, won: number, floor: number) => ({
  day: day(on),
  won,
  area: 45.5,
  floor,
  builtYear: 2015,
  name: '가온빌라',
  lot: '100-1',
})
type Trades = ReturnType<typeof bought>[]
/** A home whose sale prices fell over a year, with enough trades to measure a drift. */
export const fallingTrades: Trades = Array.from({ length: 24 }, (_, i) => ({
  ...bought(addMonths(day('2026-11-01'), -Math.floor(i / 2)), 270_000_000 + i * 2_000_000, (i % 4) + 1),
  name: `가온빌라 ${i % 6}동`,
}))
export const withTrades = (trades: Trades, over: Partial<AssessInput> = {}): AssessInput =>
  madeCase([], {
    home: madeHome({
      statedPrice: unknown('not-given'),
      trades: known(
        [{ scope: 'building', kind: '다세대', trades, cancelled: 0, from: day('2025-11-21'), to: day('2026-11-21') }],
        '국토교통부 실거래가',
      ),
    }),
    ...over,
  })

/** For tests. For each finding: a home that has it, the code, and the line of 갑구 or 을구 that shows it ('' if none). */
export const findingCases: Readonly<Record<FindingId, readonly [input: AssessInput, code: number, at: string]>> = {
  'mortgage-high': [madeCase([mortgage('1', 180_000_000)]), 42, '을구 1'],
  'jeonse-high': [madeCase([], { lease: madeLease({ deposit: known(250_000_000, '입력') }) }), 52, ''],
  'jeonse-notable': [madeCase([], { lease: madeLease({ deposit: known(190_000_000, '입력') }) }), 138, ''],
  'secured-debts': [madeCase([mortgage('1', 80_000_000)]), 61, '을구 1'],
  'deposit-not-covered': [madeCase([mortgage('1', 180_000_000)]), 132, '을구 1'],
  'deposit-not-covered-low': [
    madeCase([mortgage('1', 10_000_000)], { lease: madeLease({ deposit: known(187_000_000, '입력') }) }),
    137,
    '을구 1',
  ],
  'small-deposit-doubtful': [
    madeCase([mortgage('1', 290_000_000)], { lease: madeLease({ deposit: known(20_000_000, '입력') }) }),
    184,
    '을구 1',
  ],
  'deposit-over-official': [
    madeCase([], { home: madeHome({ officialPrice: known(100_000_000, '공동주택가격') }) }),
    158,
    '',
  ],
  'falling-price': [withTrades(fallingTrades), 156, ''],
  'price-untested': [madeCase([], { home: madeHome({ approvedOn: known(day('2026-05-01'), '건축물대장') }) }), 157, ''],
  'accident-area': [madeCase([], { home: madeHome({ dongCode: known('4711310100', '입력') }) }), 168, ''],
  'tenancy-registration': [madeCase([eul('주택임차권', { won: 1, amount: '임차보증금' })]), 18, '을구 1'],
  'past-tenancy-registration': [
    madeCase([eul('주택임차권', { strike: 'all' }), eul('1번주택임차권등기말소', { rank: '2' })]),
    17,
    '을구 1',
  ],
  'late-mortgage': [
    madeCase([mortgage('1', 10_000_000, '2026-11-15')], {
      lease: madeLease({ contractDate: known(day('2026-11-10'), '입력') }),
    }),
    153,
    '을구 1',
  ],
  'later-mortgage': [
    madeCase([mortgage('1', 10_000_000, '2026-02-15')], {
      lease: madeLease({
        contractDate: known(day('2024-01-10'), '입력'),
        moveInDate: known(day('2024-02-10'), '입력'),
      }),
    }),
    166,
    '을구 1',
  ],
  'private-lender': [madeCase([{ ...mortgage('1', 10_000_000), holder: '바로대부주식회사' }]), 160, '을구 1'],
  'debt-of-another': [madeCase([mortgage('1', 10_000_000, '2019-05-02', '박셋')]), 172, '을구 1'],
  'mortgage-sold': [
    madeCase([
      mortgage('1', 10_000_000),
      { rank: '1-1', purpose: '1번근저당권이전', on: '2025-03-02', cause: '확정채권양도', holder: '가람유동화전문' },
    ]),
    161,
    '을구 1-1',
  ],
  seizure: [madeCase([gap('압류')]), 101, '갑구 2'],
  'provisional-seizure': [madeCase([gap('가압류', { won: 5, amount: '청구금액' })]), 102, '갑구 2'],
  'provisional-disposition': [madeCase([gap('가처분')]), 103, '갑구 2'],
  'demolition-claim': [
    madeCase([gap('가처분', { fields: { 피보전권리: '건물철거 및 토지인도 청구권' } })]),
    185,
    '갑구 2',
  ],
  'provisional-registration': [madeCase([gap('소유권이전담보가등기')]), 104, '갑구 2'],
  'provisional-security': [
    madeCase([{ ...mortgage('1', 10_000_000), purpose: '근저당권설정청구권가등기', role: '가등기권자' }]),
    173,
    '을구 1',
  ],
  'compulsory-administration': [madeCase([gap('강제관리개시결정')]), 174, '갑구 2'],
  'auction-opening': [madeCase([gap('강제경매개시결정')]), 105, '갑구 2'],
  'public-sale': [madeCase([gap('공매공고', { rank: '2-1' })]), 106, '갑구 2-1'],
  'share-auction': [
    madeCase([
      gap('소유권일부이전', { role: '공유자', share: [1, 2] }),
      gap('2번이둘지분강제경매개시결정', { rank: '3', holder: '박셋', role: '채권자' }),
    ]),
    182,
    '갑구 3',
  ],
  trust: [madeCase([gap('소유권이전신탁', { holder: '한빛신탁', role: '수탁자' })]), 107, '갑구 2'],
  'trust-no-consent': [
    madeCase([gap('소유권이전신탁', { holder: '한빛신탁', role: '수탁자' })], {
      deal: { trustConsent: known(false, '입력') },
    }),
    165,
    '갑구 2',
  ],
  insolvency: [madeCase([gap('파산선고')]), 123, '갑구 2'],
  'notice-registration': [madeCase([gap('1번소유권보존등기말소예고등기')]), 125, '갑구 2'],
  redemption: [madeCase([gap('환매특약', { rank: '1-1' })]), 124, '갑구 1-1'],
  'owner-mismatch': [madeCase([], { lease: madeLease({ landlordName: known('박넷', '입력') }) }), 112, '갑구 1'],
  'payee-mismatch': [madeCase([], { deal: { payeeName: known('박넷', '입력') } }), 147, '갑구 1'],
  'agent-without-papers': [
    madeCase([], { deal: { signer: known('agent', '입력'), agentPapers: known(false, '입력') } }),
    167,
    '',
  ],
  'agent-unproven': [madeCase([], { deal: { signer: known('agent', '입력') } }), 148, ''],
  sublease: [madeCase([], { deal: { signer: known('sublessor', '입력') } }), 149, ''],
  'no-broker': [madeCase([], { deal: { broker: known(false, '입력') } }), 150, ''],
  'side-offer': [madeCase([], { deal: { sideOffer: known(true, '입력') } }), 151, ''],
  'move-out-request': [madeCase([], { deal: { askedToMoveOut: known(true, '입력') } }), 152, ''],
  'company-owner': [
    madeCase([gap('소유권이전', { role: '소유자', holder: '주식회사가온', cause: '매매' })], {
      lease: madeLease({ landlordName: known('주식회사 가온', '입력') }),
    }),
    162,
    '갑구 2',
  ],
  'malicious-landlord': [madeCase([], { landlord: { publicList: known(true, '안심전세앱') } }), 141, ''],
  'guarantee-ban': [madeCase([], { landlord: { guaranteeBan: known(true, '안심전세앱') } }), 142, ''],
  'landlord-subrogation': [madeCase([], { landlord: { subrogations: known(2, '안심전세앱') } }), 143, ''],
  'many-homes': [madeCase([], { landlord: { homes: known(30, '안심전세앱') } }), 144, ''],
  'tax-arrears': [madeCase([], { landlord: { taxes: known('arrears', '납세증명서') } }), 145, ''],
  'tax-refused': [madeCase([], { landlord: { taxes: known('refused', '입력') } }), 146, ''],
  'owner-changed-in-lease': [
    madeCase([gap('소유권이전', { on: '2026-11-18', role: '소유자', cause: '매매' })], {
      lease: madeLease({ landlordName: known('이둘', '입력'), contractDate: known(day('2026-11-10'), '입력') }),
    }),
    154,
    '갑구 2',
  ],
  'rapid-transfers': [
    madeCase(
      [
        gap('소유권이전', { on: '2026-01-10', role: '소유자', cause: '매매' }),
        gap('소유권이전', { rank: '3', on: '2026-06-10', role: '소유자', holder: '최다섯', cause: '매매' }),
      ],
      { lease: madeLease({ landlordName: known('최다섯', '입력') }) },
    ),
    155,
    '갑구 3',
  ],
  'co-owned': [madeCase([gap('소유권일부이전', { role: '공유자', share: [1, 2] })], {}), 113, '갑구 2'],
  'price-conflict': [
    madeCase(
      [gap('소유권이전', { on: '2026-11-10', role: '소유자', won: 290_000_000, amount: '거래가액', cause: '매매' })],
      {
        lease: madeLease({ landlordName: known('이둘', '입력') }),
        home: madeHome({ statedPrice: unknown('not-given') }),
      },
    ),
    190,
    '갑구 2',
  ],
  'recent-owner-change': [
    madeCase(
      [gap('소유권이전', { on: '2026-10-01', role: '소유자', won: 160_000_000, amount: '거래가액', cause: '매매' })],
      { lease: madeLease({ landlordName: known('이둘', '입력') }) },
    ),
    117,
    '갑구 2',
  ],
  'joint-collateral': [
    withRegister({ jointCollateral: [listed('1'), listed('2'), listed('3')] }, [joint]),
    108,
    '을구 1',
  ],
  'jeonse-right': [madeCase([eul('전세권설정', { won: 5, amount: '전세금', role: '전세권자' })]), 109, '을구 1'],
  'lease-right': [madeCase([eul('임차권설정', { won: 5, amount: '임차보증금' })]), 135, '을구 1'],
  superficies: [madeCase([eul('지상권설정')]), 118, '을구 1'],
  'land-right-missing': [withRegister({ display: { ...cleanRegister.display, land: [], landRight: [] } }), 110, ''],
  'separate-registration': [
    withRegister({
      display: {
        ...cleanRegister.display,
        land: [
          { no: '1', receivedAt: null, cells: ['별도등기 있음 1토지(을구 3번 근저당권설정)'], struck: false, page: 2 },
        ],
      },
    }),
    111,
    '',
  ],
  basement: [
    withRegister({
      display: {
        ...cleanRegister.display,
        unit: [
          { no: '1', receivedAt: null, cells: ['지하층 제비01호', '철근콘크리트구조 40㎡'], struck: false, page: 1 },
        ],
      },
    }),
    163,
    '',
  ],
  'non-residential-use': [madeCase([], { home: madeHome({ use: known('업무시설(사무소)', '건축물대장') }) }), 114, ''],
  'neighbourhood-facility': [
    madeCase([], { home: madeHome({ use: known('제2종근린생활시설', '건축물대장') }) }),
    139,
    '',
  ],
  'living-accommodation': [madeCase([], { home: madeHome({ kind: known('생활숙박시설', '입력') }) }), 140, ''],
  'illegal-building': [madeCase([], { home: madeHome({ violation: known(true, '건축물대장') }) }), 115, ''],
  'building-unapproved': [
    withRegister({
      display: {
        ...cleanRegister.display,
        building: [
          {
            no: '1',
            receivedAt: null,
            cells: ['철근콘크리트구조 4층 다세대주택', '건축법상 사용승인 받지 않은 건물임'],
            struck: false,
            page: 1,
          },
        ],
      },
    }),
    181,
    '',
  ],
  'sources-disagree': [{ ...withRegister({}), home: madeHome({ area: known(62, '입력') }) }, 180, ''],
  'new-building': [
    madeCase([], { home: madeHome({ approvedOn: known(day('2025-08-01'), '건축물대장') }) }),
    116,
    '갑구 1',
  ],
  'other-deposits-unknown': [
    madeCase([], { home: madeHome({ kind: known('다가구', '입력'), households: known(4, '입력') }) }),
    136,
    '',
  ],
  'other-deposits-low': [
    madeCase([], {
      home: madeHome({
        kind: known('다가구', '입력'),
        households: known(6, '입력'),
        otherDeposits: known(50_000_000, '입력'),
      }),
    }),
    159,
    '',
  ],
  prohibition: [madeCase([gap('금지사항등기', { rank: '1-1' })]), 126, '갑구 1-1'],
  'residence-duty': [madeCase([gap('거주의무', { rank: '1-1' })]), 133, '갑구 1-1'],
  'special-terms': [madeCase([gap('특약', { rank: '1-1' })]), 134, '갑구 1-1'],
  'registered-rental': [madeCase([gap('민간임대주택등기', { rank: '1-1' })]), 131, '갑구 1-1'],
  'past-seizure': [madeCase([gap('압류', { strike: 'all' }), gap('2번압류등기말소', { rank: '3' })]), 122, '갑구 2'],
  'past-dispute': [
    madeCase([gap('가처분', { strike: 'all' }), gap('2번가처분등기말소', { rank: '3' })]),
    164,
    '갑구 2',
  ],
  'pending-application': [withRegister({ pendingNote: '신청사건 처리중' }), 121, ''],
  'unknown-purpose': [madeCase([gap('무엇인지모를등기')]), 119, '갑구 2'],
  'cancel-conflict': [madeCase([{ ...mortgage('1', 5), strike: 'all' }]), 120, '을구 1'],
  'summary-conflict': [
    withRegister(
      {
        summary: [
          { section: '을구', rank: '1', purpose: '근저당권설정', receipt: '', main: '', owner: '' },
          { section: '을구', rank: '2', purpose: '근저당권설정', receipt: '', main: '', owner: '' },
        ],
      },
      [mortgage('1', 5), mortgage('3', 5)],
    ),
    169,
    '을구 3',
  ],
  'share-right': [
    madeCase([{ ...mortgage('1', 5_000_000), purpose: '갑구1번김하나지분전부근저당권설정' }]),
    170,
    '을구 1',
  ],
  'partial-cancellation': [
    madeCase([mortgage('1', 5_000_000), { rank: '2', purpose: '1번근저당권설정등기일부말소', on: '2024-03-04' }]),
    171,
    '을구 1',
  ],
  'unread-lines': [withRegister({ unread: [{ page: 2, text: '흐린 줄', why: 'unknown-line' }] }), 127, ''],
  'land-register': [withRegister({ kind: '토지' }), 183, ''],
  'pages-missing': [withRegister({ pages: { read: 3, declared: 5 } }), 128, ''],
  'current-only': [withRegister({ certificate: '현재 유효사항' }), 129, ''],
  'register-old': [withRegister({ viewedAt: known('2026-10-30T09:00:00', '등기부') }), 130, ''],
}
