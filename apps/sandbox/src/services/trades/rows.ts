import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { RealSale } from '../../world/real-sales.ts'
import { lotText, type Site } from '../../world/sites.ts'
import { maskedLot, type Sale } from '../../world/trades.ts'
import { roadCodeOf } from '../address/row.ts'

export type Kind = (site: Site) => boolean
export const isApartment: Kind = (s) => s.kind === '아파트'
export const isRowHouse: Kind = (s) => s.kind === '다세대' || s.kind === '연립' || s.kind === '도시형'
export const isOfficetel: Kind = (s) => s.kind === '오피스텔'
export const isHouse: Kind = (s) => s.kind === '다가구' || s.kind === '단독'

type Row = Readonly<Record<string, string>>

/** An invented sale in the fields of its service, in alphabetical order as on the wire. */
export function saleRow(sale: Sale): Row {
  const { site } = sale
  const common: Row = {
    buildYear: site.approvedOn.slice(0, 4),
    buyerGbn: '개인',
    cdealDay: short(sale.cancelledOn),
    cdealType: sale.cancelledOn === null ? '' : 'O',
    dealAmount: groupDigits(sale.man),
    dealDay: String(Number(sale.day.slice(8))),
    dealMonth: String(Number(sale.day.slice(5, 7))),
    dealYear: sale.day.slice(0, 4),
    dealingGbn: sale.direct ? '직거래' : '중개거래',
    estateAgentSggNm: sale.direct ? '' : `${site.place.si.slice(0, 2)} ${site.place.gu}`,
    sggCd: site.place.code.slice(0, 5),
    slerGbn: '개인',
    umdNm: site.place.li === null ? site.place.dong : `${site.place.dong} ${site.place.li}`,
  }
  return sorted({ ...common, ...own(sale) })
}

function own(sale: Sale): Row {
  const { site } = sale
  if (isHouse(site))
    return {
      houseType: site.kind,
      jibun: maskedLot(site),
      plottageAr: String(site.lot),
      totalFloorAr: String(sale.area),
    }
  const unit = { excluUseAr: String(sale.area), floor: String(sale.floor), jibun: lotText(site) }
  if (isOfficetel(site)) return { ...unit, offiNm: site.name ?? '', sggNm: site.place.gu }
  if (isRowHouse(site)) {
    return {
      ...unit,
      mhouseNm: site.name ?? `(${lotText(site)})`,
      houseType: site.kind === '연립' ? '연립' : '다세대',
      landAr: String(Math.round(sale.area * 60) / 100),
      rgstDate: short(sale.registeredOn),
    }
  }
  return {
    ...unit,
    aptDong: sale.dong ?? '',
    aptNm: site.name ?? '',
    aptSeq: `${site.place.code.slice(0, 5)}-${9000 + site.no}`,
    bonbun: String(site.lotMain).padStart(4, '0'),
    bubun: String(site.lotSub).padStart(4, '0'),
    landCd: '1',
    landLeaseholdGbn: 'N',
    rgstDate: short(sale.registeredOn),
    roadNm: site.road,
    roadNmBonbun: String(site.buildingMain).padStart(5, '0'),
    roadNmBubun: '00000',
    roadNmCd: roadCodeOf(site).slice(5),
    roadNmSeq: '01',
    roadNmSggCd: site.place.code.slice(0, 5),
    roadNmbCd: '0',
    umdCd: site.place.code.slice(5),
  }
}

/** A sale of the ministry's file in the fields of the apartment service. */
export const realRow = (sale: RealSale): Row =>
  sorted({
    aptDong: '',
    aptNm: sale.name,
    buildYear: sale.builtYear,
    buyerGbn: '',
    cdealDay: short(sale.cancelledOn),
    cdealType: sale.cancelledOn === '' ? '' : 'O',
    dealAmount: groupDigits(sale.man),
    dealDay: String(Number(sale.day.slice(6))),
    dealMonth: String(Number(sale.day.slice(4, 6))),
    dealYear: sale.day.slice(0, 4),
    dealingGbn: sale.direct ? '직거래' : '중개거래',
    estateAgentSggNm: '',
    excluUseAr: sale.area,
    floor: sale.floor,
    jibun: sale.lot,
    landLeaseholdGbn: 'N',
    rgstDate: '',
    sggCd: sale.district,
    slerGbn: '',
    umdNm: sale.dong,
  })

const sorted = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
/** 'YY.MM.DD' */
const short = (day: string | null) =>
  day ? day.replaceAll('-', '').replace(/^\d\d(\d\d)(\d\d)(\d\d)$/, '$1.$2.$3') : ''
