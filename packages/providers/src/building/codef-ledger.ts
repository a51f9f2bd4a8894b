import type { VendorContext } from '../outcome.ts'
import { createCodefClient, type CodefKeys } from '../register/codef-client.ts'
import { asRecord, asText, misconfigured, unknown } from '../wire.ts'
import type { BuildingPort } from './port.ts'

/**
 * The 위반건축물 mark from the ledger that a document vendor issues. The path and `resViolationStatus` are our assumption,
 * not taken from its documentation: check them with a contract before going live.
 */
export function createCodefViolation(ctx: VendorContext, keys: CodefKeys): BuildingPort['violation'] {
  const client = createCodefClient(ctx, keys)
  return async (parcel, dong) => {
    const answer = await client.post('/v1/kr/public/lt/building-register/issue', {
      organization: '0008',
      dongCode: parcel.dongCode,
      mountain: parcel.mountain ? '1' : '0',
      lotMain: String(parcel.lotMain),
      lotSub: String(parcel.lotSub),
      dong: dong ?? '',
    })
    if (!answer.ok) return answer
    const result = asRecord(answer.value['result'])
    const code = asText(result?.['code'])
    if (code === 'CF-13006') return { ok: true, value: null }
    const message = `${code ?? 'no code'} ${asText(result?.['message']) ?? ''}`
    if (code !== 'CF-00000')
      return code === 'CF-00003' ? misconfigured(message) : unknown(code === null ? 'malformed' : 'server', message)
    const status = asRecord(answer.value['data'])?.['resViolationStatus']
    return typeof status === 'string'
      ? { ok: true, value: status.includes('위반') }
      : unknown('malformed', 'no resViolationStatus')
  }
}
