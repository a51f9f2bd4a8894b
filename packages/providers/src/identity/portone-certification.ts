import { isDay } from '@jipsalpim/engine/values/day.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { createPortOneCall, type Envelope, type PortOneKeys } from '../portone-rest.ts'
import { asRecord, asText, refused, segment, unreadable } from '../wire.ts'
import type { Certified, IdentityPort, IdentityRefusal } from './port.ts'

/**
 * PortOne V1 certifications (다날, KCP): the window returns an imp_uid, and only this answer contains the certified
 * person.
 */
export function createPortOneCertification(ctx: VendorContext, keys: PortOneKeys): IdentityPort {
  const call = createPortOneCall(ctx, keys)
  const at = (id: string) => `/certifications/${segment(id)}`
  return {
    read: async (id) => {
      const answer = await call('GET', at(id))
      return answer.ok ? certifiedOf(answer.value) : answer
    },
    forget: async (id) => {
      const answer = await call('DELETE', at(id))
      if (!answer.ok) return answer
      const { code, raw } = answer.value
      return code === 0 || raw.status === 404 ? { ok: true, value: true } : unreadable(raw)
    },
  }
}

function certifiedOf({ code, message, response, raw }: Envelope): Outcome<Certified, IdentityRefusal> {
  if (raw.status === 404 && code !== 0) return refused('not-found', message)
  const body = asRecord(response)
  if (code !== 0 || !body) return unreadable(raw)
  if (body['certified'] === false) return refused('not-certified', 'certified: false')
  const [merchantUid, name, birthday] = [asText(body['merchant_uid']), asText(body['name']), asText(body['birthday'])]
  const at = body['certified_at']
  if (body['certified'] !== true || !merchantUid || !name || !isDay(birthday) || typeof at !== 'number')
    return unreadable(raw)
  return {
    ok: true,
    value: {
      merchantUid,
      certifiedAt: new Date(at * 1000),
      name,
      birthday,
      phone: asText(body['phone']),
      ci: asText(body['unique_key']),
      di: asText(body['unique_in_site']),
    },
  }
}
