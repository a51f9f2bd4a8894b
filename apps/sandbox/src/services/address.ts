import { readFields } from '../kernel/body.ts'
import { json, type Play, type Service, text, type WireReply } from '../kernel/service.ts'
import { keys } from '../world/keys.ts'
import { detailReply } from './address/detail.ts'
import { failure, type JusoResults, keyError, page } from './address/reply.ts'
import { jusoRow, sampleRow } from './address/row.ts'
import { findSites } from './address/search.ts'

/** 도로명주소 API: always HTTP 200, every value a string, `juso` null on error (business.juso.go.kr). */
export const addressService: Service = {
  name: 'address',
  bases: ['/juso'],
  touches: () => 'read',
  handle: (request, play) => {
    const params =
      request.method === 'POST'
        ? new URLSearchParams(Object.entries(readFields(request) ?? {}).map(([k, v]) => [k, String(v)]))
        : request.query
    if (request.path === '/addrlink/addrLinkApi.do') return search(params, play)
    if (request.path === '/addrlink/addrDetailApi.do') return reply(params, detailReply(params, play.fault))
    return text('Not Found', 'text/html; charset=utf-8', 404)
  },
}

/** Keywords that the firewall in front takes for an attack; its answer is a page, not JSON. */
const attack = /\b(or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b|[<>=%]/i
/** Rows beyond this cannot be reached by paging, whatever the total says. */
const REACH = 9_000

function search(params: URLSearchParams, play: Play): WireReply {
  const keyword = (params.get('keyword') ?? '').trim()
  if (attack.test(keyword)) return text(wafPage, 'text/html; charset=utf-8')
  if (params.get('confmKey') === 'TESTJUSOGOKR') return reply(params, page(params, [sampleRow]))
  const error = keyError(params.get('confmKey'), keys.juso, play.fault) ?? keywordError(keyword)
  if (error) return reply(params, error)
  const current = Number(params.get('currentPage') ?? 1)
  const size = Math.min(Number(params.get('countPerPage') ?? 10), 100)
  if (current * size > REACH) return reply(params, failure('E0015', '검색 범위를 초과하였습니다.'))
  return reply(params, page(params, findSites(keyword).map(jusoRow)))
}

function keywordError(keyword: string): JusoResults | null {
  if (keyword === '') return failure('E0005', '검색어가 입력되지 않았습니다.')
  if (keyword.length < 2) return failure('E0008', '검색어는 두글자 이상 입력되어야 합니다.')
  if (keyword.length > 80) return failure('E0010', '검색어가 너무 깁니다.')
  if (/^\d{11,}$/.test(keyword)) return failure('E0011', '검색어에 10자 이상의 숫자가 있습니다.')
  if (/^\d+$/.test(keyword)) return failure('E0009', '검색어는 문자와 숫자 같이 입력되어야 합니다.')
  if (/^[\d\W]+$/.test(keyword) && !/[가-힣]/.test(keyword))
    return failure('E0012', '특수문자와 숫자만으로는 검색이 불가능합니다.')
  if (/^\S+(특별시|광역시|특별자치시|특별자치도|도)(\s+\S+[시군구])*$/.test(keyword))
    return failure('E0006', '주소를 상세히 입력해 주시기 바랍니다.')
  return null
}

/** JSON if requested, else XML; in XML the `juso` element is missing where JSON has null. */
function reply(params: URLSearchParams, results: JusoResults): WireReply {
  if (params.get('resultType') === 'json') return json({ results })
  const element = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields)
      .map(([k, v]) => `<${k}>${escape(v)}</${k}>`)
      .join('')
  const rows = (results.juso ?? []).map((r) => `<juso>${element(r)}</juso>`).join('')
  return text(
    `<?xml version="1.0" encoding="UTF-8"?><results><common>${element(results.common)}</common>${rows}</results>`,
    'application/xml; charset=utf-8',
  )
}
const escape = (s: string) => s.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)

const wafPage =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.</body></html>'
