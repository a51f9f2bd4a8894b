import { isStrata, lotText, type Site } from '../../world/sites.ts'
import { regionText } from '../../world/places.ts'
import { roadAddress } from '../../world/units.ts'
import type { JusoRow } from './reply.ts'

/** A search row as the service prints it: all strings, '' for an empty value. */
export function jusoRow(site: Site): JusoRow {
  const { place } = site
  const road = roadAddress(site)
  const after = [place.li ?? place.dong, site.name].filter(Boolean).join(', ')
  return {
    roadAddr: `${road} (${after})`,
    roadAddrPart1: road,
    roadAddrPart2: `(${after})`,
    jibunAddr: `${regionText(place)} ${lotText(site)}${site.name ? ` ${site.name}` : ''}`,
    engAddr: '',
    zipNo: place.zip,
    admCd: place.code,
    rnMgtSn: roadCodeOf(site),
    bdMgtSn: buildingCodeOf(site),
    detBdNmList: site.dongs.filter((d) => d !== null).join(','),
    bdNm: site.name ?? '',
    bdKdcd: isStrata(site) && site.kind !== '오피스텔' && site.kind !== '근린생활시설' ? '1' : '0',
    siNm: place.si,
    sggNm: place.gu,
    emdNm: place.dong,
    liNm: place.li ?? '',
    rn: site.road,
    udrtYn: '0',
    buldMnnm: String(site.buildingMain),
    buldSlno: '0',
    mtYn: '0',
    lnbrMnnm: String(site.lotMain),
    lnbrSlno: String(site.lotSub),
    emdNo: '01',
  }
}

/** 시군구 and an invented road number: real ones do not start with 9. */
export const roadCodeOf = (site: Site): string => `${site.place.code.slice(0, 5)}9${String(site.no).padStart(6, '0')}`

/** 법정동, land type (1: 대지), the lot under which the ledger is kept, and a serial number. */
export const buildingCodeOf = (site: Site): string =>
  `${site.place.code}1${String(site.ledgerLotMain).padStart(4, '0')}${String(site.lotSub).padStart(4, '0')}${String(site.no).padStart(6, '0')}`

/** The answer of the service's test key, whatever the query is. */
export const sampleRow: JusoRow = {
  roadAddr: '서울특별시 강서구 견본로 9999 (화곡동, 견본빌라)',
  roadAddrPart1: '서울특별시 강서구 견본로 9999',
  roadAddrPart2: '(화곡동, 견본빌라)',
  jibunAddr: '서울특별시 강서구 화곡동 9999 견본빌라',
  engAddr: '',
  zipNo: '07799',
  admCd: '1150010300',
  rnMgtSn: '115009999999',
  bdMgtSn: '1150010300199990000999999',
  detBdNmList: '',
  bdNm: '견본빌라',
  bdKdcd: '1',
  siNm: '서울특별시',
  sggNm: '강서구',
  emdNm: '화곡동',
  liNm: '',
  rn: '견본로',
  udrtYn: '0',
  buldMnnm: '9999',
  buldSlno: '0',
  mtYn: '0',
  lnbrMnnm: '9999',
  lnbrSlno: '0',
  emdNo: '01',
}
