import { floorAreaOf, ledgerUse, totalFloorArea } from '../../world/building-facts.ts'
import { hash } from '../../world/hash.ts'
import { isStrata, type Site } from '../../world/sites.ts'
import { regionText } from '../../world/places.ts'
import { floorsOf, floorText, roadAddress, type Unit, unitsOf } from '../../world/units.ts'
import { roadCodeOf } from '../address/row.ts'
import { bare } from '../data-go-kr/gateway.ts'

type Row = Readonly<Record<string, string | number>>

/** 표제부 (집합) or 일반건축물; a complex also has an annex row that must not be taken for a home. */
export function titleRows(site: Site): readonly Row[] {
  const use = ledgerUse(site)
  const rows = site.dongs.map((dong, i): Row => {
    const units = unitsOf(site).filter((u) => u.dong === dong)
    return {
      ...common(site, dong, isStrata(site) ? 3 : 2, i),
      mainAtchGbCd: '0',
      mainAtchGbCdNm: '주건축물',
      platArea: site.dongs.length > 1 ? 0 : site.lot,
      archArea: floorAreaOf(site, 1),
      bcRat: 0,
      totArea: totalFloorArea(site),
      vlRat: 0,
      strctCd: '21',
      strctCdNm: '철근콘크리트구조',
      etcStrct: '',
      mainPurpsCd: use.mainCode,
      mainPurpsCdNm: use.main,
      etcPurps: use.other,
      roofCd: '10',
      roofCdNm: '(철근)콘크리트',
      ...counts(site, units.length),
      heit: '',
      grndFlrCnt: site.floors,
      ugrndFlrCnt: site.basements,
      // the gateway mixes numbers and strings
      rideUseElvtCnt: site.floors > 5 ? '1' : '0',
      pmsDay: '',
      stcnsDay: '',
      useAprDay: site.approvedOn.replaceAll('-', ''),
      rserthqkDsgnApplyYn: '0',
    }
  })
  if (site.kind !== '아파트') return rows
  return [
    ...rows,
    {
      ...common(site, '관리사무소', 3, 90),
      mainAtchGbCd: '1',
      mainAtchGbCdNm: '부속건축물',
      platArea: 0,
      archArea: 120.5,
      totArea: 120.5,
      mainPurpsCd: '02000',
      mainPurpsCdNm: '공동주택',
      etcPurps: '관리사무소',
      hhldCnt: 0,
      fmlyCnt: 0,
      hoCnt: 0,
      grndFlrCnt: 1,
      ugrndFlrCnt: 0,
      useAprDay: site.approvedOn.replaceAll('-', ''),
    },
  ]
}

/** 총괄표제부: only if there are several buildings on the lot. */
export const recapRows = (site: Site): readonly Row[] =>
  site.dongs.length < 2
    ? []
    : [
        {
          ...common(site, null, 1, 80),
          mainBldCnt: site.dongs.length,
          platArea: site.lot,
          totArea: totalFloorArea(site) * site.dongs.length,
          mainPurpsCdNm: ledgerUse(site).main,
          etcPurps: ledgerUse(site).other,
          ...counts(site, unitsOf(site).length),
          useAprDay: site.approvedOn.replaceAll('-', ''),
        },
      ]

export const basisRows = (site: Site): readonly Row[] =>
  [...titleRows(site), ...exposRows(site)].map((row) => ({ ...row, mgmUpBldrgstPk: '', bylotCnt: '0' }))

export const floorRows = (site: Site): readonly Row[] =>
  site.dongs.flatMap((dong, i) =>
    floorsOf(site).map((floor): Row => ({
      ...common(site, dong, isStrata(site) ? 3 : 2, i),
      ...floorCodes(floor),
      flrNoNm: floorText(floor),
      mainPurpsCd: ledgerUse(site).mainCode,
      mainPurpsCdNm: ledgerUse(site).main,
      etcPurps: ledgerUse(site).unit,
      mainAtchGbCd: '0',
      area: floorAreaOf(site, floor),
      areaExctYn: '0',
    })),
  )

/** 전유부: empty for a house, whose rooms are not units. */
export const exposRows = (site: Site): readonly Row[] =>
  isStrata(site)
    ? unitsOf(site).map((u): Row => ({
        ...common(site, u.dong, 4, 100 + u.index),
        dongNm: u.dong ?? '',
        hoNm: ledgerHo(u),
        ...floorCodes(u.floor),
      }))
    : []

/** 전유공용면적: two rows per unit, its exclusive area and its share of the common area. */
export const unitAreaRows = (site: Site): readonly Row[] =>
  !isStrata(site)
    ? []
    : unitsOf(site).flatMap((u): readonly Row[] => {
        const use = ledgerUse(site)
        const row = {
          ...common(site, u.dong, 4, 100 + u.index),
          dongNm: u.dong ?? '',
          hoNm: ledgerHo(u),
          ...floorCodes(u.floor),
          strctCdNm: '철근콘크리트구조',
        }
        return [
          {
            ...row,
            exposPubuseGbCd: '1',
            exposPubuseGbCdNm: '전유',
            mainPurpsCd: use.mainCode,
            mainPurpsCdNm: use.unit,
            etcPurps: use.unit,
            area: String(u.area),
          },
          {
            ...row,
            exposPubuseGbCd: '2',
            exposPubuseGbCdNm: '공용',
            mainPurpsCd: use.mainCode,
            mainPurpsCdNm: '계단실',
            etcPurps: '계단실',
            area: Math.round(u.area * 25) / 100,
          },
        ]
      })

/** The ledger writes units its own way: '201', '201호', '지층비01'. */
export const ledgerHo = (u: Unit): string => (u.floor < 0 ? `지층${u.ho}` : u.site.no % 2 === 0 ? `${u.ho}호` : u.ho)

const kinds = ['', '총괄표제부', '일반건축물', '표제부', '전유부'] as const

function common(site: Site, dong: string | null, kind: 1 | 2 | 3 | 4, nth: number): Row {
  const { place } = site
  return {
    platPlc: `${regionText(place)} ${site.lotSub > 0 ? `${site.ledgerLotMain}-${site.lotSub}` : site.ledgerLotMain}번지`,
    sigunguCd: place.code.slice(0, 5),
    bjdongCd: place.code.slice(5),
    platGbCd: '0',
    bun: String(site.ledgerLotMain).padStart(4, '0'),
    ji: String(site.lotSub).padStart(4, '0'),
    mgmBldrgstPk: bare(pkOf(site, nth)),
    regstrGbCd: isStrata(site) ? '2' : '1',
    regstrGbCdNm: isStrata(site) ? '집합' : '일반',
    regstrKindCd: String(kind),
    regstrKindCdNm: kinds[kind],
    newPlatPlc: roadAddress(site),
    bldNm: site.name ?? '',
    splotNm: '',
    block: '',
    lot: '',
    dongNm: dong ?? '',
    naRoadCd: roadCodeOf(site),
    naBjdongCd: place.code.slice(5),
    naUgrndCd: '0',
    naMainBun: site.buildingMain,
    naSubBun: 0,
    crtnDay: '20261015',
  }
}
/** Up to 22 digits as a bare number: parsed as a JavaScript number it loses its last digits. */
const pkOf = (site: Site, nth: number) =>
  `10261424151000${String(hash(`${site.no} ${nth}`) % 10_000).padStart(4, '0')}${String(site.no).padStart(2, '0')}${String(nth).padStart(2, '0').slice(-2)}`
const counts = (site: Site, units: number): Row => ({
  hhldCnt: site.kind === '오피스텔' || site.kind === '근린생활시설' || !isStrata(site) ? 0 : units,
  fmlyCnt: site.kind === '다가구' ? String(units) : site.kind === '단독' ? 1 : 0,
  hoCnt: site.kind === '오피스텔' || site.kind === '근린생활시설' ? units : '0',
})
const floorCodes = (floor: number): Row => ({
  flrGbCd: floor < 0 ? '10' : '20',
  flrGbCdNm: floor < 0 ? '지하' : '지상',
  flrNo: Math.abs(floor),
})
