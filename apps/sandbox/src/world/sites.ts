import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { placeNamed, type Place } from './places.ts'

export type SiteKind = '아파트' | '연립' | '다세대' | '도시형' | '오피스텔' | '다가구' | '단독' | '근린생활시설'

/** A lot with its building. Lots and building numbers of 9000 and up: no real home has them. */
export type Site = {
  no: number
  kind: SiteKind
  place: Place
  lotMain: number
  lotSub: number
  road: string
  buildingMain: number
  name: string | null
  approvedOn: Day
  floors: number
  basements: number
  /** Names of the buildings on the lot; a single null if there is only one. */
  dongs: readonly (string | null)[]
  /** Exclusive areas on a floor, ㎡; for a house the area of each floor. */
  areas: readonly number[]
  /** Market price today: 만원 per ㎡ of exclusive area; of floor area for a house. */
  perM2: number
  /** Lot area, ㎡. */
  lot: number
  /** Whether the road address service has the names of floors and units. If not, the ledger is asked. */
  unitsInAddress: boolean
  violation: boolean
  /** The ledger is kept under this representative lot instead of the one in the address (대표지번). */
  ledgerLotMain: number
}

type Extra = Partial<Pick<Site, 'basements' | 'dongs' | 'unitsInAddress' | 'violation' | 'ledgerLotMain'>>

const site = (
  kind: SiteKind,
  place: string,
  lot: string,
  road: string,
  name: string | null,
  approvedOn: string,
  floors: number,
  areas: readonly number[],
  perM2: number,
  lotArea: number,
  extra: Extra = {},
): Omit<Site, 'no'> => {
  const [lotMain = 0, lotSub = 0] = lot.split('-').map(Number)
  const at = road.lastIndexOf(' ')
  return {
    kind,
    place: placeNamed(place),
    lotMain,
    lotSub,
    road: road.slice(0, at),
    buildingMain: Number(road.slice(at + 1)),
    name,
    approvedOn: day(approvedOn),
    floors,
    basements: 0,
    dongs: [null],
    areas,
    perM2,
    lot: lotArea,
    unitsInAddress: true,
    violation: false,
    ledgerLotMain: lotMain,
    ...extra,
  }
}

// The order determines the number of the site, and with it every unique number: add at the end only.
const rows: readonly Omit<Site, 'no'>[] = [
  site('다세대', '화곡동', '9012-3', '초록마을로 9012', '가람빌', '2016-05-20', 5, [29.84, 42.15], 780, 231.4),
  site('다세대', '화곡동', '9047-1', '화곡로 9047', '나래하우스', '2019-11-08', 5, [24.62, 31.77], 830, 248.9),
  site('다세대', '신월동', '9021-7', '지양로11길 9021', '다온빌라', '2012-03-15', 4, [38.4, 51.26], 610, 275.2, {
    basements: 1,
  }),
  site('아파트', '상계동', '9100', '동일로 9100', '마루마을아파트', '1998-10-30', 15, [49.94, 59.76], 1120, 28140, {
    dongs: ['101동', '102동'],
  }),
  site(
    '오피스텔',
    '신림동',
    '9033-5',
    '신림로48길 9033',
    '바다리움오피스텔',
    '2018-06-29',
    12,
    [18.36, 21.87, 26.11],
    920,
    812.6,
  ),
  site('다가구', '봉천동', '9055-2', '봉천로17길 9055', null, '2009-08-17', 4, [96.4, 101.2, 101.2, 78.9], 360, 198.3),
  site('단독', '역촌동', '9061-4', '역말로2길 9061', null, '1991-04-12', 2, [88.2, 71.5], 620, 165.0),
  site('도시형', '독산동', '9074-8', '독산로58나길 9074', '사랑채', '2017-02-24', 7, [17.2, 19.88, 24.5], 860, 320.1),
  site(
    '근린생활시설',
    '망원동',
    '9083-6',
    '월드컵로29길 9083',
    '아름타운',
    '2020-07-31',
    5,
    [33.12, 41.05],
    850,
    212.7,
    { violation: true },
  ),
  site('연립', '면목동', '9092-1', '용마산로 9092', '자연연립', '1994-09-05', 3, [62.3, 66.8], 560, 890.4, {
    dongs: ['가동', '나동'],
  }),
  site('아파트', '정자동', '9103', '정자일로 9103', '차오름마을아파트', '1995-08-31', 18, [58.71, 84.9], 1480, 31220, {
    dongs: ['901동', '902동'],
  }),
  site('아파트', '호계동', '9110', '경수대로 9110', '카나리아아파트', '2004-11-12', 20, [59.88, 84.72], 890, 19870, {
    dongs: ['101동'],
  }),
  site('다세대', '심곡동', '9125-4', '부일로 9125', '타래빌', '2021-12-20', 5, [27.63, 39.9], 640, 236.8),
  site('다세대', '주안동', '9131-2', '주안로 9131', '파랑하우스', '2015-04-22', 5, [41.5, 48.77], 430, 268.0),
  site('오피스텔', '숭의동', '9140-6', '장천로 9140', '하늘숲오피스텔', '2020-03-16', 14, [22.4, 29.94], 520, 905.3),
  site('다가구', '괴정동', '9152-3', '계룡로 9152', null, '2014-10-02', 4, [112.6, 118.4, 118.4, 95.1], 220, 231.9),
  site('도시형', '전포동', '9163-1', '전포대로 9163', '고운스테이', '2016-09-28', 9, [18.9, 23.4], 640, 338.5),
  site(
    '아파트',
    '병점동',
    '9170',
    '병점로 9170',
    '노을숲마을아파트',
    '2009-06-30',
    22,
    [59.97, 84.95, 59.97, 84.95, 59.97],
    620,
    35410,
    { dongs: ['101동', '102동', '103동'] },
  ),
  site('단독', '봉천동', '9181-5', '남부순환로 9181', null, '1986-06-24', 2, [94.1, 80.3], 640, 172.4),
  site('근린생활시설', '독산동', '9192-7', '독산로 9192', '도레미타운', '2018-12-14', 5, [29.8, 36.6], 640, 241.2, {
    violation: true,
  }),
  site('다세대', '염창동', '9204-2', '양천로75길 9204', '레몬빌', '2026-08-03', 6, [33.41, 45.2], 910, 262.7),
  site('연립', '역촌동', '9213-8', '연서로 9213', '미소연립', '1989-11-21', 3, [54.6], 590, 1020.0, { dongs: ['A동'] }),
  site('다가구', '화곡동', '9224-6', '까치산로4길 9224', null, '2003-05-09', 3, [104.0, 108.2, 90.7], 330, 187.6, {
    violation: true,
  }),
  site('도시형', '신월동', '9231-9', '오목로 9231', '보람하임', '2022-07-05', 8, [16.84, 21.3], 870, 298.1),
  // the sites of the failures (magic.ts)
  site('다세대', '망원동', '9301-1', '희우정로16길 9301', '등기없음빌', '2014-02-18', 4, [36.2], 800, 188.0),
  site('다세대', '망원동', '9302-1', '희우정로16길 9302', '등기고장빌', '2014-02-18', 4, [36.2], 800, 188.0),
  site('다세대', '망원동', '9303-1', '희우정로16길 9303', '등기지연빌', '2014-02-18', 4, [36.2], 800, 188.0),
  site('다세대', '망원동', '9304-1', '희우정로16길 9304', '등기마감빌', '2014-02-18', 4, [36.2], 800, 188.0),
  site('다세대', '망원동', '9305-1', '희우정로16길 9305', '신청사건빌', '2014-02-18', 4, [36.2], 800, 188.0),
  site('다세대', '면목동', '9306-1', '면목로76길 9306', '쌍둥이빌', '2011-09-30', 3, [44.8], 620, 410.0, {
    dongs: ['가동', '나동'],
  }),
  site('다세대', '면목동', '9307-1', '면목로76길 9307', '대장고장빌', '2011-09-30', 3, [44.8], 620, 205.0),
  site('다세대', '면목동', '9308-1', '면목로76길 9308', '호없음빌', '2011-09-30', 3, [44.8], 620, 205.0, {
    unitsInAddress: false,
  }),
  site('아파트', '상계동', '9309', '동일로 9309', '대표지번아파트', '2001-05-11', 10, [59.4], 1010, 8200, {
    ledgerLotMain: 9310,
    dongs: ['1동'],
  }),
  site('다세대', '청평리', '9311-2', '경춘로 9311', '거래없음빌', '2013-08-08', 4, [52.6], 320, 412.0),
  site('다세대', '효자동2가', '9312-1', '용머리로 9312', '시세고장빌', '2013-08-08', 4, [52.6], 330, 300.0),
]

export const sites: readonly Site[] = rows.map((row, i) => ({ no: i + 1, ...row }))

const byNo = new Map(sites.map((s) => [s.no, s]))
export const siteOf = (no: number): Site => {
  const found = byNo.get(no)
  if (!found) throw new Error(`no site ${no}`)
  return found
}

/** A separate record per unit (집합건물), not one for the building. */
export const isStrata = (s: Site): boolean => s.kind !== '다가구' && s.kind !== '단독'
/** '9012-3' */
export const lotText = (s: Pick<Site, 'lotMain' | 'lotSub'>): string =>
  s.lotSub > 0 ? `${s.lotMain}-${s.lotSub}` : String(s.lotMain)
