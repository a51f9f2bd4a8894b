import type { Play } from '../../kernel/service.ts'
import { keys } from '../../world/keys.ts'
import { type Site, sites } from '../../world/sites.ts'
import { floorText, unitsOf } from '../../world/units.ts'
import { failure, type JusoResults, keyError, page } from './reply.ts'
import { buildingCodeOf, roadCodeOf } from './row.ts'

/** addrDetailApi: names of buildings, or floors and units. Partial coverage: an empty list is normal. */
export function detailReply(params: URLSearchParams, fault: Play['fault']): JusoResults {
  const wrong = keyError(params.get('confmKey'), keys.jusoDetail, fault) ?? missing(params)
  if (wrong) return wrong
  const site = sites.find(
    (s) => roadCodeOf(s) === params.get('rnMgtSn') && String(s.buildingMain) === params.get('buldMnnm'),
  )
  if (!site || site.kind === '단독' || !site.unitsInAddress) return page(params, [])
  return page(
    params,
    params.get('searchType') === 'floorho' ? unitRows(site, params.get('dongNm') ?? '') : dongRows(site),
  )
}

const codes = (site: Site) => ({ admCd: site.place.code, rnMgtSn: roadCodeOf(site), bdMgtSn: buildingCodeOf(site) })
const dongRows = (site: Site) =>
  site.dongs.filter((d) => d !== null).map((dongNm) => ({ ...codes(site), dongNm, floorNm: '', hoNm: '' }))
const unitRows = (site: Site, dongNm: string) =>
  unitsOf(site)
    .filter((u) => (u.dong ?? '') === dongNm)
    .map((u) => ({ ...codes(site), dongNm, floorNm: floorText(u.floor), hoNm: `${u.ho}호` }))

/** Its error codes differ from those of the search. */
function missing(params: URLSearchParams): JusoResults | null {
  const needed = [
    ['admCd', 'E0002', '행정구역코드'],
    ['rnMgtSn', 'E0003', '도로명코드'],
    ['udrtYn', 'E0004', '지하여부'],
    ['buldMnnm', 'E0005', '건물본번'],
    ['buldSlno', 'E0006', '건물부번'],
  ] as const
  const found = needed.find(([name]) => !params.get(name))
  return found ? failure(found[1], `${found[2]}가 입력되지 않았습니다.`) : null
}
