import { json, type Play, type Service, text, type WireReply } from '../kernel/service.ts'
import { expired, keys } from '../world/keys.ts'
import { officialPrice } from '../world/prices.ts'
import { regionText } from '../world/places.ts'
import { isStrata, type Site, sites } from '../world/sites.ts'
import { totalFloorArea } from '../world/building-facts.ts'
import { unitsOf } from '../world/units.ts'

/** VWorld NED attributes: three response formats (rows, refused key, no rows). */
export const officialPriceService: Service = {
  name: 'official-price',
  bases: ['/vworld'],
  touches: () => 'read',
  handle: ({ path, query }, play) => {
    if (path === '/ned/data/getApartHousingPriceAttr')
      return refusal(query, 'apartHousingPrices', play.fault) ?? rows(query, play, 'apartHousingPrices', unitRows)
    if (path === '/ned/data/getIndvdHousingPriceAttr')
      return refusal(query, 'indvdHousingPrices', play.fault) ?? rows(query, play, 'indvdHousingPrices', houseRows)
    return text('Not Found', undefined, 404)
  },
}

type Row = Readonly<Record<string, string>>

function refusal(query: URLSearchParams, wrapper: string, fault: Play['fault']): WireReply | null {
  const key = query.get('key')
  const code =
    fault === 'expired-key' || expired(key) || key !== keys.vworld
      ? 'INVALID_KEY'
      : query.get('domain') !== keys.vworldDomain
        ? 'INCORRECT_KEY'
        : null
  if (fault === 'rate-limit')
    return json({
      [wrapper]: { resultCode: 'OVER_REQUEST_LIMIT', resultMsg: '서비스 사용량이 일일 제한량을 초과하였습니다.' },
    })
  return code === null ? null : json({ [wrapper]: { resultCode: code, resultMsg: '등록되지 않은 인증키입니다.' } })
}

function rows(
  query: URLSearchParams,
  play: Play,
  wrapper: string,
  of: (site: Site, year: number) => readonly Row[],
): WireReply {
  const pnu = query.get('pnu') ?? ''
  const year = Number(query.get('stdrYear') ?? 0)
  const named = (row: Row) => (['dongNm', 'hoNm'] as const).every((n) => !query.get(n) || row[n] === query.get(n))
  const found = announced(year, play.now())
    ? sites
        .filter((s) => pnuOf(s) === pnu || s.place.code === pnu)
        .flatMap((s) => of(s, year))
        .filter(named)
    : []
  const size = Math.min(Number(query.get('numOfRows') ?? 10), 1000)
  const pageNo = Math.max(1, Number(query.get('pageNo') ?? 1))
  if (found.length === 0) return json({ response: { pageNo: String(pageNo), resultCode: '', totalCount: '0' } })
  const field = found.slice((pageNo - 1) * size, pageNo * size)
  return json({
    [wrapper]: {
      field,
      totalCount: String(found.length),
      numOfRows: String(size),
      pageNo: String(pageNo),
      resultCode: '',
      resultMsg: '',
    },
  })
}

/** Prices of 1 January are announced at the end of April. */
const announced = (year: number, now: Date) => now.getTime() >= Date.UTC(year, 3, 29, 15)

export const pnuOf = (s: Site): string =>
  `${s.place.code}1${String(s.ledgerLotMain).padStart(4, '0')}${String(s.lotSub).padStart(4, '0')}`

const unitRows = (site: Site, year: number): readonly Row[] =>
  !isStrata(site)
    ? []
    : unitsOf(site).flatMap((u) => {
        const price = officialPrice(site, u, year)
        const kind = site.kind === '도시형' ? '다세대' : site.kind
        return price === null
          ? []
          : [
              {
                ...base(site, year),
                aphusCode: '',
                aphusSeCode: kind === '아파트' ? '1' : kind === '연립' ? '2' : '3',
                aphusSeCodeNm: kind,
                aphusNm: site.name ?? '',
                dongNm: (u.dong ?? '').replace(/동$/, ''),
                floorNm: String(u.floor),
                hoNm: u.ho,
                prvuseAr: String(u.area),
                pblntfPc: String(price),
              },
            ]
      })

const houseRows = (site: Site, year: number): readonly Row[] => {
  const price = isStrata(site) ? null : officialPrice(site, null, year)
  return price === null
    ? []
    : [
        {
          ...base(site, year),
          dongCode: '1',
          ladRegstrAr: String(site.lot),
          calcPlotAr: String(site.lot),
          buldAllTotAr: String(totalFloorArea(site)),
          housePc: String(price),
        },
      ]
}

const base = (site: Site, year: number): Row => ({
  pnu: pnuOf(site),
  ldCode: site.place.code,
  ldCodeNm: regionText(site.place),
  regstrSeCode: '1',
  regstrSeCodeNm: '일반',
  mnnmSlno: site.lotSub > 0 ? `${site.ledgerLotMain}-${site.lotSub}` : String(site.ledgerLotMain),
  stdrYear: String(year),
  stdrMt: '01',
  spclLandNm: '',
  lastUpdtDt: `${year}-05-20`,
})
