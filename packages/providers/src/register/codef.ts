import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, refused, unknown } from '../wire.ts'
import { createCodefClient } from './codef-client.ts'
import type { FetchedRegister, RegisterCandidate, RegisterPort, RegisterRefusal } from './port.ts'

export type CodefOptions = {
  clientId: string
  clientSecret: string
  /** Where tokens are issued: in the real world another host than the API's. Defaults to the API's own. */
  tokenBaseUrl?: string
  /** The customer's RSA key (base64 DER) that encrypts the PIN. */
  publicKey: string
  phoneNo: string
  /** Any four digits: required again to view the same print again. */
  pin: string
  /** 전자민원캐시. */
  prepayNo: string
  prepayPass: string
}

const base = '/v1/kr/public/ck/real-estate-register'
/** 인터넷등기소. */
const organization = '0002'

/** The registry through CODEF. A print costs money: it is fetched by unique number only, never by address. */
export function createCodef(ctx: VendorContext, options: CodefOptions): RegisterPort {
  const client = createCodefClient(ctx, options)
  return {
    find: async ({ text, dong, ho }) => {
      const answer = await client.post(`${base}/address`, {
        organization,
        inquiryType: '1',
        address: text,
        dong: dong ?? '',
        ho: ho ?? '',
        recordStatus: '0',
      })
      if (!answer.ok) return answer
      const failed = failureOf(answer.value)
      if (failed) return failed
      const list = answer.value['data']
      if (!Array.isArray(list)) return unknown('malformed', 'no list of addresses')
      return { ok: true, value: list.flatMap(candidateOf) }
    },
    fetch: async (uniqueNo, reference) => {
      const answer = await client.post(`${base}/status`, {
        organization,
        inquiryType: '0',
        uniqueNo: uniqueNo.replaceAll('-', ''),
        issueType: '1',
        recordStatus: '0',
        id: reference,
        phoneNo: options.phoneNo,
        password: seal(options.publicKey, options.pin),
        ePrepayNo: options.prepayNo,
        ePrepayPass: options.prepayPass,
        jointMortgageJeonseYN: '1',
        tradingYN: '0',
        originDataYN: '1',
        registerSummaryYN: '1',
        warningSkipYN: '1',
        isIdentityViewYn: '0',
      })
      return answer.ok ? (failureOf(answer.value) ?? registerOf(answer.value)) : answer
    },
  }
}

type Answer = Readonly<Record<string, unknown>>

function registerOf(body: Answer): Outcome<FetchedRegister> {
  const data = asRecord(body['data'])
  const entries = data?.['resRegisterEntriesList']
  if (!Array.isArray(entries) || entries.length === 0) return unknown('malformed', 'no register in the answer')
  const transactionId = asText(asRecord(body['result'])?.['transactionId']) ?? ''
  return { ok: true, value: { body, pdfBase64: asText(data?.['resOriGinalData']), transactionId } }
}

/**
 * Codes seen in real answers; CF-12002 (closed hours) and CF-13330 (pending) are our assumption: check them with a
 * contract.
 */
function failureOf(body: Answer): Exclude<Outcome<never, RegisterRefusal>, { ok: true }> | null {
  const result = asRecord(body['result'])
  const code = asText(result?.['code'])
  if (code === 'CF-00000') return null
  const message = `${code ?? 'no code'} ${asText(result?.['message']) ?? ''}`
  switch (code) {
    case 'CF-13006':
      return refused('not-found', message)
    case 'CF-13007':
    case 'CF-03002':
      return refused('too-many', message)
    case 'CF-12002':
      return refused('closed-hours', message)
    case 'CF-13330':
      return refused('pending-case', message)
    case 'CF-00025':
      return unknown('rate-limit', message)
    case 'CF-00003':
    case 'CF-12411':
    case 'CF-13328':
    case 'CF-12826':
    case 'CF-13002':
    case 'CF-13320':
    case 'CF-13334':
      return misconfigured(message)
    default:
      return unknown(code === null ? 'malformed' : 'server', message)
  }
}

function candidateOf(item: unknown): readonly RegisterCandidate[] {
  const row = asRecord(item)
  const uniqueNo = asText(row?.['commUniqueNo'])?.replaceAll('-', '')
  const address = asText(row?.['commAddrLotNumber'])
  const kind = kinds.find((k) => k === asText(row?.['resType']))
  if (!uniqueNo || !address || !kind) return []
  return [
    {
      uniqueNo,
      kind,
      address,
      state: asText(row?.['resState']) === '폐쇄' ? '폐쇄' : '현행',
      owner: asText(row?.['resUserNm']),
    },
  ]
}
const kinds = ['토지', '건물', '집합건물'] as const

const seal = (publicKey: string, text: string): string =>
  publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_PADDING,
    },
    Buffer.from(text, 'utf8'),
  ).toString('base64')
