import { type Play, text, type WireReply } from '../../kernel/service.ts'
import { expired, keys } from '../../world/keys.ts'

/** The gateway's own errors: XML whatever format was requested, under several HTTP statuses. */
export function gatewayError(name: string, code: string, status: number): WireReply {
  const body = `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
  return text(body, 'application/xml; charset=utf-8', status)
}

export function keyRefusal(query: URLSearchParams, fault: Play['fault']): WireReply | null {
  const key = query.get('serviceKey')
  if (fault === 'rate-limit') return quota()
  if (fault === 'expired-key' || expired(key)) return gatewayError('DEADLINE_HAS_EXPIRED_ERROR', '31', 403)
  return key === keys.dataGoKr ? null : gatewayError('SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '30', 401)
}
export const quota = () => gatewayError('LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', '22', 429)

/** A value that the gateway prints as a bare number, however many digits it has. */
export const bare = (digits: string): string => `\u0000${digits}\u0000`

type Item = Readonly<Record<string, string | number>>
export type Answer = { code: string; message: string; items: readonly Item[]; query: URLSearchParams; most: number }

/** XML unless `_type=json`. Blanks are a single space; one item is an object, an empty list is an empty string. */
export function answer({ code, message, items, query, most }: Answer): WireReply {
  const size = Math.min(Math.max(1, Number(query.get('numOfRows') ?? 10)), most)
  const pageNo = Math.max(1, Number(query.get('pageNo') ?? 1))
  const shown = items.slice((pageNo - 1) * size, pageNo * size).map(blanks)
  if (query.get('_type') === 'json') {
    const body = {
      items: shown.length === 0 ? '' : { item: shown.length === 1 ? shown[0] : shown },
      numOfRows: String(size),
      pageNo: String(pageNo),
      totalCount: String(items.length),
    }
    const printed = JSON.stringify({ response: { header: { resultCode: code, resultMsg: message }, body } })
    return text(printed.replace(/"\\u0000(\d+)\\u0000"/g, '$1'), 'application/json; charset=utf-8')
  }
  const fields = (item: Item) =>
    Object.entries(item)
      .map(([k, v]) => `<${k}>${escape(String(v).replaceAll('\u0000', ''))}</${k}>`)
      .join('')
  const list =
    shown.length === 0 ? '<items/>' : `<items>${shown.map((i) => `<item>${fields(i)}</item>`).join('')}</items>`
  return text(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><header><resultCode>${code}</resultCode><resultMsg>${message}</resultMsg></header><body>${list}<numOfRows>${size}</numOfRows><pageNo>${pageNo}</pageNo><totalCount>${items.length}</totalCount></body></response>`,
    'application/xml; charset=utf-8',
  )
}

const blanks = (item: Item): Item => Object.fromEntries(Object.entries(item).map(([k, v]) => [k, v === '' ? ' ' : v]))
const escape = (s: string) => s.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)
