import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApartment, isHouse, isOfficetel, isRowHouse } from '../../../apps/sandbox/src/services/trades/rows.ts'
import { codefPublicKey, keys } from '../../../apps/sandbox/src/world/keys.ts'
import { magicSite, quotaDistrict } from '../../../apps/sandbox/src/world/magic.ts'
import { officialPrice } from '../../../apps/sandbox/src/world/prices.ts'
import { realSales } from '../../../apps/sandbox/src/world/real-sales.ts'
import { type Site, sites } from '../../../apps/sandbox/src/world/sites.ts'
import { salesIn } from '../../../apps/sandbox/src/world/trades.ts'
import { uniqueNoOf } from '../../../apps/sandbox/src/world/unique-no.ts'
import { lotAddress, unitsOf } from '../../../apps/sandbox/src/world/units.ts'
import { addressExam } from './address/exam.ts'
import { createJuso } from './address/juso.ts'
import { createCodefViolation } from './building/codef-ledger.ts'
import { createDataGoKr } from './building/data-go-kr.ts'
import { buildingExam } from './building/exam.ts'
import type { Parcel } from './building/port.ts'
import { startExamSandbox, type ExamSandbox } from './exam-sandbox.ts'
import { officialPriceExam } from './official-price/exam.ts'
import { createVworld } from './official-price/vworld.ts'
import type { VendorContext } from './outcome.ts'
import { createCodef } from './register/codef.ts'
import { registerExam } from './register/exam.ts'
import { tradesExam } from './trades/exam.ts'
import { createRtms } from './trades/rtms.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())

const ctx = (base: string, timeoutMs = 8_000): VendorContext => ({
  baseUrl: sandbox.url + base,
  timeoutMs,
  now: () => new Date(),
})
const codefOptions = {
  clientId: keys.codefId,
  clientSecret: keys.codefSecret,
  publicKey: codefPublicKey,
  phoneNo: '01090000000',
  pin: '0000',
  prepayNo: keys.codefPrepayNo,
  prepayPass: keys.codefPrepayPass,
}
const juso = () => createJuso(ctx('/juso'), { key: keys.juso, detailKey: keys.jusoDetail })
const codef = (timeoutMs?: number) => createCodef(ctx('/codef', timeoutMs), codefOptions)
const building = () =>
  createDataGoKr(ctx('/data-go-kr'), {
    serviceKey: keys.dataGoKr,
    violation: createCodefViolation(ctx('/codef'), codefOptions),
  })
const rtms = () => createRtms(ctx('/data-go-kr'), { serviceKey: keys.dataGoKr })
const vworld = () => createVworld(ctx('/vworld'), { key: keys.vworld, domain: keys.vworldDomain })

const called = (name: string): Site => {
  const site = sites.find((s) => s.name === name)
  if (!site) throw new Error(name)
  return site
}
const ofKind = (kind: Site['kind']): Site => {
  const site = sites.find((s) => s.kind === kind)
  if (!site) throw new Error(kind)
  return site
}
const parcelOf = (s: Site): Parcel => ({
  dongCode: s.place.code,
  mountain: false,
  lotMain: s.ledgerLotMain,
  lotSub: s.lotSub,
})
const firstUnit = (s: Site) => {
  const [unit] = unitsOf(s)
  if (!unit) throw new Error('no units')
  return unit
}
const uniqueNoIn = (s: Site) => uniqueNoOf({ of: '집합건물', site: s, unit: firstUnit(s) })
/** The latest month with an uncancelled sale of that kind of building. */
function monthWith(kind: (site: Site) => boolean): { district: string; month: string } {
  const now = new Date()
  for (let back = 2; back < 60; back++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15))
      .toISOString()
      .slice(0, 7)
      .replace('-', '')
    const sale = salesIn('', month, now).find((s) => kind(s.site) && s.cancelledOn === null)
    if (sale) return { district: sale.site.place.code.slice(0, 5), month }
  }
  throw new Error('nothing was sold')
}

describe('juso sits the address exam', () => {
  const facts = {
    keyword: '병점로 9170',
    dongCode: '4159511700',
    lot: [9170, 0],
    dongs: ['101동', '102동', '103동'],
    unitCount: 110,
    broad: '망원동',
    nowhere: '없는동 9999',
  } as const
  it.each(addressExam(facts).map((q) => [q.name, q] as const))('%s', async (_, q) => q.ask(juso()))

  it('does not say where a complex has its ledger under another lot, but the building code does', async () => {
    const found = await juso().search('대표지번아파트', 1)
    expect(found).toMatchObject({
      ok: true,
      value: { hits: [{ lotMain: 9309, buildingCode: expect.stringContaining('1135010500193100000') as string }] },
    })
  })
  it('stops for a key that is not ours', async () => {
    const other = createJuso(ctx('/juso'), { key: keys.jusoDetail, detailKey: keys.juso })
    expect(await other.search('화곡동 9012-3', 1)).toMatchObject({ ok: false, kind: 'config' })
  })
  it('has no unit list for a place that the ledger knows', async () => {
    const found = await juso().search('호없음빌', 1)
    if (!found.ok || !found.value.hits[0]) throw new Error('not found')
    expect(await juso().units(found.value.hits[0], null)).toEqual({ ok: true, value: [] })
  })
})

describe('CODEF sits the register exam', () => {
  const garam = called('가람빌')
  const exam = registerExam({
    unit: { text: lotAddress(garam), dong: null, ho: '201', uniqueNo: '91492016001002' },
    house: lotAddress(ofKind('단독')),
    nowhere: '서울특별시 강서구 화곡동 9999',
    vague: '서울특별시',
    closed: { uniqueNo: uniqueNoIn(magicSite('register-closed')) },
    pending: { uniqueNo: uniqueNoIn(magicSite('register-pending')) },
    down: { uniqueNo: uniqueNoIn(magicSite('register-down')) },
  })
  it.each(exam.map((q) => [q.name, q] as const))('%s', async (_, q) => q.ask(codef()))

  it('gives two candidates where the building is not named, one where it is', async () => {
    const twins = lotAddress(magicSite('two-candidates'))
    expect(await codef().find({ text: twins, dong: null, ho: '201' })).toMatchObject({
      ok: true,
      value: [
        { address: expect.stringContaining('가동') as string },
        { address: expect.stringContaining('나동') as string },
      ],
    })
    expect(await codef().find({ text: twins, dong: '나동', ho: '201호' })).toMatchObject({ ok: true, value: [{}] })
  })
  it('does not find a place that the address service knows', async () => {
    expect(
      await codef().find({ text: lotAddress(magicSite('register-not-found')), dong: null, ho: '201' }),
    ).toMatchObject({ kind: 'refused', reason: 'not-found' })
  })
  it('does not know when the register is too slow', async () => {
    expect(await codef(500).fetch(uniqueNoIn(magicSite('register-slow')), 'slow')).toMatchObject({
      kind: 'unknown',
      why: 'timeout',
    })
  })
  it('renews a token that is refused, once', async () => {
    const port = codef()
    await port.find({ text: lotAddress(garam), dong: null, ho: '201' })
    await fault('register', 'expired-key')
    expect(await port.find({ text: lotAddress(garam), dong: null, ho: '201' })).toMatchObject({ ok: true })
  })
  it('shows an application as pending, then what came of it', async () => {
    const uniqueNo = uniqueNoOf({ of: '집합건물', site: garam, unit: firstUnit(garam) })
    const entry = { section: '을구', purpose: '근저당권설정', amount: 120_000_000, party: '주식회사한빛은행' }
    const text = async () => {
      const print = await codef().fetch(uniqueNo, 'event')
      return print.ok ? JSON.stringify(print.value.body) : ''
    }
    expect(await text()).not.toContain('120,000,000')
    await control(`register/${uniqueNo}/events`, { kind: 'application-received', entry })
    expect(await text()).toContain('신청사건 처리중')
    await control(`register/${uniqueNo}/events`, { kind: 'registered', entry })
    const after = await text()
    expect(after).toContain('채권최고액  금120,000,000원')
    expect(after).not.toContain('신청사건 처리중')
  })
  it('shows the homes to a person, each with its print', async () => {
    const index = await (await fetch(`${sandbox.url}/registers`)).text()
    const link = /href="registers\/(\d{14})\.pdf"/.exec(index)?.[1]
    const print = await fetch(`${sandbox.url}/registers/${link}.pdf`)
    expect(print.headers.get('content-type')).toBe('application/pdf')
    expect((await fetch(`${sandbox.url}/registers/99999999999999.pdf`)).status).toBe(404)
  })
})

describe('data.go.kr sits the building exam', () => {
  const complex = called('차오름마을아파트')
  const [daon, house, shop] = [called('다온빌라'), ofKind('다가구'), ofKind('근린생활시설')]
  const exam = buildingExam({
    complex: { parcel: parcelOf(complex), dongs: ['901동', '902동'], unitsInFirst: 36, approvedOn: complex.approvedOn },
    basement: { parcel: parcelOf(daon), ho: '비01', floor: '지하1층', area: 38.4 },
    house: { parcel: parcelOf(house), families: unitsOf(house).length },
    shop: { parcel: parcelOf(shop), use: '사무소' },
    nowhere: { ...parcelOf(daon), lotMain: 9999 },
    down: parcelOf(magicSite('ledger-down')),
    violating: parcelOf(shop),
    orderly: parcelOf(daon),
  })
  it.each(exam.map((q) => [q.name, q] as const))('%s', async (_, q) => q.ask(building()))

  it('cannot tell a violation without the document vendor', async () => {
    const open = createDataGoKr(ctx('/data-go-kr'), { serviceKey: keys.dataGoKr })
    expect(await open.violation(parcelOf(shop), null)).toEqual({ ok: true, value: null })
  })
  it('reads gateway failures, XML though JSON was asked', async () => {
    const wrong = createDataGoKr(ctx('/data-go-kr'), { serviceKey: 'somebody-else' })
    expect(await wrong.titles(parcelOf(daon))).toMatchObject({
      kind: 'config',
      message: expect.stringContaining('30') as string,
    })
    await fault('building', 'rate-limit')
    expect(await building().titles(parcelOf(daon))).toMatchObject({ kind: 'unknown', why: 'rate-limit' })
    await fault('building', 'html')
    expect(await building().titles(parcelOf(daon))).toMatchObject({ kind: 'unknown' })
  })
})

describe('RTMS sits the trades exam', () => {
  const real = realSales('41135', '202406')
  const standing = real.filter((r) => r.cancelledOn === '')
  const exam = () =>
    tradesExam({
      busy: {
        아파트: monthWith(isApartment),
        연립다세대: monthWith(isRowHouse),
        오피스텔: monthWith(isOfficetel),
        단독다가구: monthWith(isHouse),
      },
      real: {
        district: '41135',
        month: '202406',
        count: standing.length,
        cancelled: real.length - standing.length,
        dearest: Math.max(...standing.map((r) => r.man)) * 10_000,
      },
      empty: { district: magicSite('no-trades').place.code.slice(0, 5), month: '202609' },
      usedUp: { district: quotaDistrict, month: '202609' },
      abolished: { district: '45111', month: '202609' },
    })
  it('covers a month with hundreds of real sales', () => expect(standing.length).toBeGreaterThan(300))
  it.each(exam().map((q) => [q.name, q] as const))('%s', async (_, q) => q.ask(rtms()))

  it('is refused with a key that was not encoded', async () => {
    const answer = await fetch(
      `${sandbox.url}/data-go-kr/1613000/RTMSDataSvcRHTrade/getRTMSDataSvcRHTrade?serviceKey=${keys.dataGoKr}&LAWD_CD=11500&DEAL_YMD=202609`,
    )
    expect(await answer.text()).toContain('SERVICE_KEY_IS_NOT_REGISTERED_ERROR')
  })
})

describe('VWorld sits the official price exam', () => {
  const maru = called('마루마을아파트')
  const unit = unitsOf(maru).find((u) => u.dong === '102동' && u.ho === '302')
  const [house, offi] = [ofKind('단독'), ofKind('오피스텔')]
  if (!unit) throw new Error('no unit')
  const exam = officialPriceExam({
    year: 2026,
    unit: {
      parcel: parcelOf(maru),
      dong: '102동',
      ho: '302',
      won: officialPrice(maru, unit, 2026) ?? 0,
      area: unit.area,
    },
    house: { parcel: parcelOf(house), won: officialPrice(house, null, 2026) ?? 0 },
    none: { parcel: parcelOf(offi), ho: '201' },
  })
  it.each(exam.map((q) => [q.name, q] as const))('%s', async (_, q) => q.ask(vworld()))
  it('stops for a domain that the key is not registered for', async () => {
    const other = createVworld(ctx('/vworld'), { key: keys.vworld, domain: 'elsewhere.test' })
    expect(await other.housePrice(parcelOf(house), 2026)).toEqual({
      ok: false,
      kind: 'config',
      message: 'INCORRECT_KEY',
    })
  })
})

const control = (path: string, body: object) => sandbox.control('POST', `/${path}`, body)
const fault = (service: string, kind: string) => sandbox.fault(service, kind, 1)
