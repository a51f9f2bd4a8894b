import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, unreadable, wire, type WireAnswer } from '../wire.ts'
import type { ApplicationsPort, ApplicationsRefusal, SeenApplication } from './port.ts'
import { failureIn, readRows, type IrosIdentity } from './registry-answer.ts'

export type InfotechOptions = { apiKey: string; identities: readonly IrosIdentity[] }

/**
 * The registry's list of pending applications through Infotech: service C0003, by owner (nameType 2). The base URL is
 * the one address that Infotech assigns to a customer; the body selects the service.
 */
export function createInfotech(ctx: VendorContext, { apiKey, identities }: InfotechOptions): ApplicationsPort {
  return {
    vendor: 'infotech',
    identities: identities.length,
    list: async ({ uniqueNo, ownerName, identity }) => {
      const iros = identities[identity]
      if (!iros) return misconfigured(`no registry identity ${identity}`)
      const answer = await wire({
        url: ctx.baseUrl,
        method: 'POST',
        timeoutMs: ctx.timeoutMs,
        headers: { 'content-type': 'application/json;charset=UTF-8', 'api-cloud-key': apiKey },
        body: JSON.stringify({
          orgCd: 'iros',
          svcCd: 'C0003',
          userId: iros.id,
          userPw: iros.password,
          rstNo: uniqueNo.replaceAll('-', ''),
          nameType: '2',
          ownerName,
        }),
      })
      if (!answer.ok) return answer
      const read = readJson(answer.value)
      if (!read.ok) return read
      const body = asRecord(read.value)
      return body ? listIn(body, answer.value) : unreadable(answer.value)
    },
  }
}

type Body = Readonly<Record<string, unknown>>

/** Success is reported on three layers: the gateway (`resCd`), the call (`out`) and the service (`outC0003`). */
function listIn(body: Body, answer: WireAnswer): Outcome<readonly SeenApplication[], ApplicationsRefusal> {
  const out = asRecord(body['out'])
  const service = asRecord(out?.['outC0003'])
  const said = [service?.['errMsg'], out?.['errMsg'], body['resMsg']].map((text) => asText(text) ?? '').join(' ')
  const failed = failureIn(said)
  if (failed) return failed
  if (answer.status !== 200) return unreadable(answer)
  const code = asText(body['resCd'])
  if (code === null) return unknown('malformed', 'an answer without a code')
  if (code !== '0000' || [out, service].some((part) => asText(part?.['errYn']) === 'Y'))
    return unknown('server', `${code} ${said}`.trim())
  const rows = service?.['list']
  if (service?.['errYn'] !== 'N' || !Array.isArray(rows)) return unknown('malformed', 'no list')
  return readRows(rows.map((row) => cellsOf(asRecord(row))))
}

const cellsOf = (row: Body | null) =>
  row && {
    receivedOn: row['접수일자'],
    receiptNo: row['접수번호'],
    office: [row['관할등기소'], row['계']].map(asText).filter(Boolean).join(' '),
    purpose: row['등기목적'],
    stateWord: row['처리상태'],
  }
