import { type Service, text, type WireReply } from '../kernel/service.ts'
import { magicOf } from '../world/magic.ts'
import { type Site, sites } from '../world/sites.ts'
import { issuedLedger } from './building/issued.ts'
import { basisRows, exposRows, floorRows, recapRows, titleRows, unitAreaRows } from './building/rows.ts'
import { answer, gatewayError, keyRefusal } from './data-go-kr/gateway.ts'

/** 건축물대장 (BldRgstHubService), and the issued ledger with its 위반건축물 mark at a document vendor. */
export const buildingService: Service = {
  name: 'building',
  bases: ['/data-go-kr/1613000/BldRgstHubService', '/codef/v1/kr/public/lt/building-register'],
  touches: () => 'read',
  handle: (request, play) => {
    if (request.base.startsWith('/codef')) return issuedLedger(request, play)
    return keyRefusal(request.query, play.fault) ?? open(request.path.slice(1), request.query)
  },
}

type Rows = (site: Site) => readonly Readonly<Record<string, string | number>>[]
const operations: Readonly<Record<string, Rows>> = {
  getBrTitleInfo: titleRows,
  getBrRecapTitleInfo: recapRows,
  getBrBasisOulnInfo: basisRows,
  getBrFlrOulnInfo: floorRows,
  getBrExposInfo: exposRows,
  getBrExposPubuseAreaInfo: unitAreaRows,
  // these are empty for the homes of this world
  getBrAtchJibunInfo: () => [],
  getBrWclfInfo: () => [],
  getBrHsprcInfo: () => [],
  getBrJijiguInfo: () => [],
}

function open(operation: string, query: URLSearchParams): WireReply {
  const rows = operations[operation]
  if (!rows) return text('API not found', 'text/plain; charset=utf-8', 404)
  if (!query.get('sigunguCd') || !query.get('bjdongCd'))
    return gatewayError('NO_MANDATORY_REQUEST_PARAMETERS_ERROR', '11', 200)
  const found = sites.filter((site) => isShown(site, query))
  if (found.some((site) => magicOf(site) === 'ledger-down')) return gatewayError('SERVICETIMEOUT_ERROR', '05', 200)
  const items = found.flatMap(rows).filter((row) => named(row, query, 'dongNm') && named(row, query, 'hoNm'))
  return answer({
    code: '00',
    message: 'NORMAL SERVICE',
    items: items.map((row, i) => ({ rnum: i + 1, ...row })),
    query,
    most: 100,
  })
}

/** A lot that is not padded to four digits finds nothing, without an error. */
function isShown(site: Site, query: URLSearchParams): boolean {
  const { code } = site.place
  const same = (name: string, value: string) => !query.get(name) || query.get(name) === value
  return (
    query.get('sigunguCd') === code.slice(0, 5) &&
    query.get('bjdongCd') === code.slice(5) &&
    same('platGbCd', '0') &&
    same('bun', String(site.ledgerLotMain).padStart(4, '0')) &&
    same('ji', String(site.lotSub).padStart(4, '0'))
  )
}
const named = (row: Readonly<Record<string, string | number>>, query: URLSearchParams, name: string) =>
  !query.get(name) || !(name in row) || row[name] === query.get(name)
