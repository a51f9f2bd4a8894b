import { type Service, text, type WireReply } from '../kernel/service.ts'
import { quotaDistrict } from '../world/magic.ts'
import { covers, realSales } from '../world/real-sales.ts'
import { salesIn } from '../world/trades.ts'
import { answer, gatewayError, keyRefusal, quota } from './data-go-kr/gateway.ts'
import { isApartment, isHouse, isOfficetel, isRowHouse, realRow, saleRow, type Kind } from './trades/rows.ts'

/** 실거래가 (RTMS): one district and month per call, prices in 만원 with commas, blanks as a single space. */
const kinds: Readonly<Record<string, Kind>> = {
  RTMSDataSvcAptTradeDev: isApartment,
  RTMSDataSvcAptTrade: isApartment,
  RTMSDataSvcRHTrade: isRowHouse,
  RTMSDataSvcOffiTrade: isOfficetel,
  RTMSDataSvcSHTrade: isHouse,
}
const prefix = '/data-go-kr/1613000/'

export const tradesService: Service = {
  name: 'trades',
  bases: Object.keys(kinds).map((name) => prefix + name),
  touches: () => 'read',
  handle: (request, play) => {
    const service = request.base.slice(prefix.length)
    const kind = kinds[service]
    if (!kind || request.path !== `/get${service}`) return text('API not found', undefined, 404)
    return keyRefusal(request.query, play.fault) ?? list(request.query, kind, play.now())
  },
}

function list(query: URLSearchParams, kind: Kind, now: Date): WireReply {
  const [district, month] = [query.get('LAWD_CD') ?? '', query.get('DEAL_YMD') ?? '']
  if (district === '' || month === '') return gatewayError('NO_MANDATORY_REQUEST_PARAMETERS_ERROR', '11', 200)
  if (!/^\d{5}$/.test(district) || !/^\d{6}$/.test(month))
    return gatewayError('INVALID_REQUEST_PARAMETER_ERROR', '10', 200)
  if (district === quotaDistrict) return quota()
  const real = kind === isApartment && covers(district, month)
  const items = real
    ? realSales(district, month).map(realRow)
    : salesIn(district, month, now)
        .filter((s) => kind(s.site))
        .map(saleRow)
  return answer({ code: '000', message: 'OK', items, query, most: 1000 })
}
