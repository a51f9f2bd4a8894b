import { describe, expect, it } from 'vitest'
import type { Play, Service, WireReply } from '../kernel/service.ts'
import { keys } from '../world/keys.ts'
import { magicSite, quotaDistrict } from '../world/magic.ts'
import { realSales } from '../world/real-sales.ts'
import { sites } from '../world/sites.ts'
import { addressService } from './address.ts'
import { buildingService } from './building.ts'
import { officialPriceService } from './official-price.ts'
import { registerService } from './register.ts'
import { tradesService } from './trades.ts'

/** Vendor behaviour that adapters must handle, tested at the wire itself. */
const now = new Date('2026-11-21T03:00:00Z')

describe('juso', () => {
  const ask = (params: Readonly<Record<string, string>>) =>
    get(addressService, '/juso', '/addrlink/addrLinkApi.do', { confmKey: keys.juso, resultType: 'json', ...params })
  const code = async (params: Readonly<Record<string, string>>) => common(await ask(params))['errorCode']

  it('prints every value as text, counts too', async () => {
    const { results } = JSON.parse((await ask({ keyword: '가람빌' })).body as string) as {
      results: { common: object; juso: object[] }
    }
    expect(Object.values(results.common).every((v) => typeof v === 'string')).toBe(true)
    expect(Object.values(results.juso[0] ?? {}).every((v) => typeof v === 'string')).toBe(true)
  })
  it('has null where nothing is found and where it fails, and HTTP 200 for both', async () => {
    for (const reply of [await ask({ keyword: '없는동 9999' }), await ask({ keyword: '' })]) {
      expect(reply.status).toBe(200)
      expect(reply.body).toContain('"juso":null')
    }
  })
  it('numbers its errors', async () => {
    expect(await code({ keyword: '' })).toBe('E0005')
    expect(await code({ keyword: '서울특별시 강서구' })).toBe('E0006')
    expect(await code({ keyword: '가' })).toBe('E0008')
    expect(await code({ keyword: '망원동', currentPage: '91', countPerPage: '100' })).toBe('E0015')
    expect(await code({ keyword: '망원동', confmKey: 'wrong' })).toBe('E0001')
    expect(await code({ keyword: '망원동', confmKey: `expired-${keys.juso}` })).toBe('E0014')
  })
  it('is guarded by a page that is no JSON', async () => {
    for (const keyword of ['화곡동 select', '100%']) expect((await ask({ keyword })).body).toMatch(/^<html>/)
  })
  it('answers its test key with one sample, whatever is asked', async () => {
    expect((await ask({ keyword: '아무거나', confmKey: 'TESTJUSOGOKR' })).body).toContain('견본빌라')
  })
  it('leaves the element out in XML', async () => {
    const reply = await ask({ keyword: '없는동 9999', resultType: 'xml' })
    expect(reply.body).toMatch(/^<\?xml.*<totalCount>0<\/totalCount>/s)
    expect(reply.body).not.toContain('<juso>')
  })
  it('finds by road, lot and name, in any order', async () => {
    for (const keyword of [
      '초록마을로 9012',
      '초록마을로9012',
      '화곡동 9012-3',
      '가람빌 강서구',
      '서울특별시 강서구 초록마을로 9012 (화곡동, 가람빌)',
    ]) {
      expect(common(await ask({ keyword }))['totalCount']).toBe('1')
    }
  })
})

describe('CODEF', () => {
  it('answers as text, percent-encoded, with a plus for a space', async () => {
    const token = JSON.parse((await post('/oauth/token', '', basic(keys.codefId))).body as string) as {
      access_token: string
    }
    const reply = await post(
      '/v1/kr/public/ck/real-estate-register/address',
      JSON.stringify({ address: '화곡동 9012-3', ho: '201' }),
      `Bearer ${token.access_token}`,
    )
    expect(reply.headers['content-type']).toMatch(/^text\/plain/)
    expect(reply.body).toMatch(/^%7B/)
    expect(reply.body).toContain('+')
  })
  it('refuses a stranger and an old token with plain JSON', async () => {
    expect((await post('/oauth/token', '', basic('stranger'))).status).toBe(401)
    expect(await post('/v1/kr/public/ck/real-estate-register/address', '{}', 'Bearer 1.x')).toMatchObject({
      status: 401,
      body: expect.stringContaining('invalid_token') as string,
    })
  })
  it('takes a print only from a customer who pays, and asks back when it is not clear which is meant', async () => {
    const { access_token } = JSON.parse((await post('/oauth/token', '', basic(keys.codefId))).body as string) as {
      access_token: string
    }
    const paid = {
      organization: '0002',
      phoneNo: '01090000000',
      password: Buffer.alloc(256, 1).toString('base64'),
      ePrepayNo: keys.codefPrepayNo,
      ePrepayPass: keys.codefPrepayPass,
      inquiryType: '1',
      issueType: '1',
      address: '면목동 9306-1',
      ho: '201',
    }
    const code = async (body: object) => {
      const reply = await post(
        '/v1/kr/public/ck/real-estate-register/status',
        JSON.stringify(body),
        `Bearer ${access_token}`,
      )
      return (
        JSON.parse(decodeURIComponent((reply.body as string).replaceAll('+', ' '))) as { result: { code: string } }
      ).result.code
    }
    expect(await code(paid)).toBe('CF-03002')
    expect(await code({ ...paid, dong: '가동' })).toBe('CF-00000')
    expect(await code({ ...paid, password: '0000' })).toBe('CF-12826')
    expect(await code({ ...paid, ePrepayNo: '' })).toBe('CF-13320')
    expect(await code({ ...paid, phoneNo: '12' })).toBe('CF-13002')
    expect(await code({ ...paid, address: '면목동 9999' })).toBe('CF-13006')
  })
  const basic = (id: string) => `Basic ${Buffer.from(`${id}:${keys.codefSecret}`).toString('base64')}`
  const post = (path: string, body: string, authorization: string) =>
    call(registerService, {
      method: 'POST',
      base: '/codef',
      path,
      query: new URLSearchParams(),
      headers: { authorization },
      body,
    })
})

describe('data.go.kr', () => {
  const site = sites.find((s) => s.name === '가람빌')
  if (!site) throw new Error('no site')
  const ledger = (operation: string, more: Readonly<Record<string, string>> = {}) =>
    get(buildingService, '/data-go-kr/1613000/BldRgstHubService', `/${operation}`, {
      serviceKey: keys.dataGoKr,
      sigunguCd: '11500',
      bjdongCd: '10300',
      platGbCd: '0',
      bun: '9012',
      ji: '0003',
      _type: 'json',
      ...more,
    })
  const rtms = (service: string, district: string, month: string, more: Readonly<Record<string, string>> = {}) =>
    get(tradesService, `/data-go-kr/1613000/${service}`, `/get${service}`, {
      serviceKey: keys.dataGoKr,
      LAWD_CD: district,
      DEAL_YMD: month,
      numOfRows: '1000',
      ...more,
    })

  it('prints one row as an object, many as an array, none as an empty text', async () => {
    const item = (reply: WireReply) =>
      (JSON.parse(reply.body as string) as { response: { body: { items: { item?: unknown } | '' } } }).response.body
        .items
    expect(item(await ledger('getBrTitleInfo'))).toMatchObject({ item: { bldNm: '가람빌' } })
    expect(Array.isArray((item(await ledger('getBrExposInfo')) as { item: unknown }).item)).toBe(true)
    expect(item(await ledger('getBrTitleInfo', { bun: '9999' }))).toBe('')
  })
  it('prints a key of 22 digits as a bare number, blanks as a space, and mixes numbers with texts', async () => {
    const { body } = await ledger('getBrTitleInfo')
    expect(body).toMatch(/"mgmBldrgstPk":\d{22},/)
    expect(body).toContain('"dongNm":" "')
    expect(body).toMatch(/"hhldCnt":\d+.*"hoCnt":"0"/)
    expect(body).not.toMatch(/위반/)
  })
  it('hands out a hundred rows at most', async () => {
    const reply = await ledger('getBrExposPubuseAreaInfo', {
      sigunguCd: '41595',
      bjdongCd: '11700',
      bun: '9170',
      ji: '0000',
      numOfRows: '1000',
    })
    const read = JSON.parse(reply.body as string) as {
      response: { body: { items: { item: unknown[] }; totalCount: string } }
    }
    expect([read.response.body.items.item.length, read.response.body.totalCount]).toEqual([100, '660'])
  })
  it('fails in XML, under several HTTP statuses', async () => {
    expect(await ledger('getBrTitleInfo', { serviceKey: 'x' })).toMatchObject({
      status: 401,
      body: expect.stringContaining('<returnReasonCode>30<') as string,
    })
    expect(await rtms('RTMSDataSvcRHTrade', quotaDistrict, '202609')).toMatchObject({
      status: 429,
      body: expect.stringContaining('<returnReasonCode>22<') as string,
    })
    expect(await rtms('RTMSDataSvcRHTrade', '1150', '202609')).toMatchObject({
      status: 200,
      body: expect.stringContaining('<returnReasonCode>10<') as string,
    })
  })
  it('serves the ministry’s own rows where it has them, cancelled ones in the list', async () => {
    const reply = await rtms('RTMSDataSvcAptTradeDev', '11350', '202208')
    expect(reply.body).toContain(`<totalCount>${realSales('11350', '202208').length}</totalCount>`)
    expect((await rtms('RTMSDataSvcAptTradeDev', '11680', '202205')).body).toContain('<cdealType>O</cdealType>')
    expect(reply.body).not.toContain('마루마을아파트')
  })
  it('prints 000, 만원 with commas, blanks as a space, basements below zero and masked lots of houses', async () => {
    const month = (n: number) => `20${25 + Math.floor(n / 12)}${String((n % 12) + 1).padStart(2, '0')}`
    const year = await Promise.all(Array.from({ length: 20 }, (_, i) => rtms('RTMSDataSvcRHTrade', '11470', month(i))))
    const all = year.map((r) => r.body).join('')
    expect(all).toMatch(/<resultCode>000<.*<dealAmount>\d\d,\d00<.*<cdealType> <.*<floor>-1</s)
    const houses = (
      await Promise.all(Array.from({ length: 22 }, (_, i) => rtms('RTMSDataSvcSHTrade', '11620', month(i))))
    )
      .map((r) => r.body)
      .join('')
    expect(houses).toMatch(/<jibun>9\*+</)
    expect(houses).not.toMatch(/<jibun>9055/)
  })
  it('always has sales of the last months, and none of tomorrow', async () => {
    const count = async (at: Date) =>
      (
        await call(
          tradesService,
          request('/data-go-kr/1613000/RTMSDataSvcAptTradeDev', '/getRTMSDataSvcAptTradeDev', {
            serviceKey: keys.dataGoKr,
            LAWD_CD: '41595',
            DEAL_YMD: at.toISOString().slice(0, 7).replace('-', ''),
          }),
          at,
        )
      ).body as string
    for (const at of ['2026-11-28T00:00:00Z', '2027-05-28T00:00:00Z', '2029-02-26T00:00:00Z'])
      expect(await count(new Date(at))).toMatch(/<item>/)
    expect((await rtms('RTMSDataSvcAptTradeDev', '41595', '202703')).body).toContain('<items/>')
    expect((await rtms('RTMSDataSvcRHTrade', magicSite('no-trades').place.code.slice(0, 5), '202609')).body).toContain(
      '<items/>',
    )
  })
})

describe('VWorld', () => {
  const price = (more: Readonly<Record<string, string>>) =>
    get(officialPriceService, '/vworld', '/ned/data/getApartHousingPriceAttr', {
      key: keys.vworld,
      domain: keys.vworldDomain,
      pnu: '1150010300190120003',
      stdrYear: '2026',
      ...more,
    })
  it('has three envelopes', async () => {
    expect((await price({})).body).toMatch(/^\{"apartHousingPrices":\{"field":\[/)
    expect((await price({ key: 'x' })).body).toContain('"resultCode":"INVALID_KEY"')
    expect((await price({ domain: 'x' })).body).toContain('"resultCode":"INCORRECT_KEY"')
    expect((await price({ pnu: '1150010300199990000' })).body).toBe(
      '{"response":{"pageNo":"1","resultCode":"","totalCount":"0"}}',
    )
  })
  it('knows a year from the end of its April', async () => {
    expect((await price({ stdrYear: '2027' })).body).toMatch(/^\{"response"/)
  })
})

const request = (base: string, path: string, params: Readonly<Record<string, string>>) => ({
  method: 'GET',
  base,
  path,
  query: new URLSearchParams(params),
  headers: {},
  body: '',
})
const get = (service: Service, base: string, path: string, params: Readonly<Record<string, string>>) =>
  call(service, request(base, path, params))
const call = async (service: Service, asked: Parameters<Service['handle']>[0], at = now): Promise<WireReply> =>
  service.handle(asked, play(at))
const play = (at: Date): Play => ({
  now: () => at,
  origin: () => 'http://localhost:8080',
  fault: null,
  take: () => false,
  deliver: () => {},
  state: { next: () => 1, rows: () => ({ get: () => undefined, put: () => {}, remove: () => {}, all: () => [] }) },
})
// the services answer juso's JSON as text
const common = (reply: WireReply) =>
  (JSON.parse(reply.body as string) as { results: { common: Record<string, string> } }).results.common
