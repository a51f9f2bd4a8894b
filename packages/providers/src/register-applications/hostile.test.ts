import { generateKeyPairSync, privateDecrypt, constants, createDecipheriv } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInfotech } from './infotech.ts'
import { createTilko } from './tilko.ts'

// A server that answers with one prepared body. The worst that an adapter can do here is to read a failure as an empty
// list, which means that there is no application.
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
let server: Server
let keyBody: unknown
let answer: { status: number; body: string; type: string }
let heard: { method: string; url: string; headers: IncomingHttpHeaders; text: string }
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url?.startsWith('/api/Auth/GetPublicKey')) return void response.end(JSON.stringify(keyBody))
    let text = ''
    for await (const chunk of request) text += String(chunk)
    heard = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, text }
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  keyBody = { PublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
  says({})
})
const says = (value: unknown, status = 200) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value)
  answer = { status, body, type: 'application/json' }
}
const ctx = () => ({
  // listening on TCP: the address is an AddressInfo
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  timeoutMs: 2_000,
  now: () => new Date(),
})
const identities = [{ id: 'registry-id', password: 'registry-password' }]
const vendors = {
  tilko: () => createTilko(ctx(), { apiKey: 'key-of-ours', identities }),
  infotech: () => createInfotech(ctx(), { apiKey: 'key-of-ours', identities }),
}
const home = { uniqueNo: '1149-2019-001003', ownerName: '김가상', kind: 'unit', identity: 0 } as const

const tilkoOf = (Result: unknown, more: object = {}) => ({
  Status: 'OK',
  Message: '성공',
  ErrorCode: 0,
  Result,
  ...more,
})
const tilkoRow = {
  selectIndex: '0',
  JeobsuIlja: '2026-11-23',
  JeobsuBeonho: '123456',
  GwanhalDeunggiso: '서울남부지방법원 등기국',
  DeunggiMogjeog: '근저당권설정',
  CheoliSangtae: '접수',
}
const infotechOf = (list: unknown, more: object = {}) => ({
  resCd: '0000',
  resMsg: '성공',
  out: { errYn: 'N', outC0003: { errYn: 'N', errMsg: '', list } },
  ...more,
})
const infotechRow = {
  접수번호: '제123456호',
  접수일자: '20261123',
  관할등기소: '서울남부지방법원',
  계: '등기국',
  등기목적: '근저당권설정',
  처리상태: '접수',
}
const one = {
  receivedOn: '2026-11-23',
  receiptNo: '123456',
  office: '서울남부지방법원 등기국',
  purpose: '근저당권설정',
  stateWord: '접수',
}
/** How each vendor sends a list of rows, and one row with a changed cell. */
const wires = [
  [
    'tilko',
    tilkoOf,
    tilkoRow,
    { on: 'JeobsuIlja', no: 'JeobsuBeonho', purpose: 'DeunggiMogjeog', state: 'CheoliSangtae' },
  ],
  ['infotech', infotechOf, infotechRow, { on: '접수일자', no: '접수번호', purpose: '등기목적', state: '처리상태' }],
] as const

describe.each(wires)('%s', (name, listOf, row, cell) => {
  const ask = () => vendors[name]().list(home)
  it('reads a row, and what a row does not have', async () => {
    says(listOf([row]))
    expect(await ask()).toEqual({ ok: true, value: [one] })
    says(listOf([{ [cell.purpose]: ' 압류 ', [cell.state]: '각하사유보기' }]))
    const bare = { receivedOn: null, receiptNo: null, office: null, purpose: '압류', stateWord: '각하사유보기' }
    expect(await ask()).toEqual({ ok: true, value: [bare] })
  })
  it.each(['20261123', '2026-11-23', '2026.11.23', '2026년 11월 23일'])('reads the day %s', async (on) => {
    says(listOf([{ ...row, [cell.on]: on }]))
    expect(await ask()).toMatchObject({ ok: true, value: [{ receivedOn: '2026-11-23' }] })
  })
  it('reads a number that is no text, and one as the register prints it', async () => {
    for (const no of [123456, '123456', '제123456호']) {
      says(listOf([{ ...row, [cell.no]: no }]))
      expect(await ask()).toMatchObject({ ok: true, value: [{ receiptNo: '123456' }] })
    }
  })
  it.each<[string, unknown]>([
    ['no object', null],
    ['text', '접수'],
    ['a row in a row', [row]],
    ['a row without its purpose', { ...row, [cell.purpose]: ' ' }],
    ['a row without its state', { ...row, [cell.state]: undefined }],
    ['a purpose that is an object', { ...row, [cell.purpose]: { text: '압류' } }],
    ['a day that does not exist', { ...row, [cell.on]: '20260230' }],
    ['a day of another calendar', { ...row, [cell.on]: '다음 주' }],
    ['a day in a list', { ...row, [cell.on]: ['20261123'] }],
    ['a number in letters', { ...row, [cell.no]: '접수 전' }],
    ['a number without an end', { ...row, [cell.no]: '1'.repeat(200) }],
  ])('one row that cannot be read leaves no list at all: %s', async (_, bad) => {
    for (const rows of [[bad], [row, bad], [bad, row]]) {
      says(listOf(rows))
      expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
    }
  })
  it.each<[string, unknown]>([
    ['nothing', ''],
    ['HTML', '<!doctype html><title>점검 중</title>'],
    ['a cut body', JSON.stringify(tilkoOf(null)).slice(0, -3)],
    ['null', null],
    ['a list', []],
    ['text', '"OK"'],
    ['an empty object', {}],
    ['an object of another service', { result: { code: 'CF-00000' }, data: [] }],
    ['a list that is no list', listOf({})],
    ['a list that is text', listOf('없음')],
    ['a list that is zero', listOf(0)],
    ['a list that is false', listOf(false)],
    ['no list', listOf(undefined)],
  ])('%s is no empty list', async (_, body) => {
    says(body as string)
    expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
  })
  it.each([
    [500, 'server'],
    [404, 'malformed'],
    [429, 'rate-limit'],
  ])('an empty list under HTTP %i is none, nor is a page', async (status, why) => {
    for (const body of [listOf([]), tilkoOf(null), '<html>Bad Gateway</html>']) {
      says(body, status)
      expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why })
    }
  })
  it('an answer larger than any list is not read', async () => {
    says(' '.repeat(9 * 1024 * 1024))
    expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
  })
})

describe('the registry’s sentences, under HTTP 200', () => {
  const sentences = [
    ['이미 사용 중인 아이디입니다.', 'id-in-use'],
    ['중복 로그인으로 처리할 수 없습니다.', 'id-in-use'],
    ['1시간 300회를 초과하여 1시간 동안 이용이 제한됩니다.', 'blocked'],
    ['과다 조회로 차단되었습니다.', 'blocked'],
    ['과다 조회 시 이용에 불이익이 있을 수 있습니다.', 'over-use-warning'],
    ['서비스 시간이 아닙니다.', 'closed-hours'],
    ['시스템 점검 중입니다.', 'closed-hours'],
    ['존재하지 않는 고유번호입니다.', 'not-found'],
  ] as const
  it.each(sentences)('%s', async (text, reason) => {
    const expected = { ok: false, kind: 'refused', reason }
    for (const rows of [null, [], [tilkoRow]]) {
      says({ Status: 'Error', Message: '실패', ErrorCode: 1, TargetMessage: text, Result: rows })
      expect(await vendors.tilko().list(home)).toMatchObject(expected)
      // An OK with an error's text is an error.
      for (const field of ['Message', 'TargetMessage', 'ErrorLog']) {
        says(tilkoOf(rows, { [field]: text }))
        expect(await vendors.tilko().list(home)).toMatchObject(expected)
      }
    }
    for (const list of [[], [infotechRow], null]) {
      says(infotechOf(list, { out: { errYn: 'N', outC0003: { errYn: 'Y', errMsg: text, list } } }))
      expect(await vendors.infotech().list(home)).toMatchObject(expected)
      says(infotechOf(list, { resMsg: text }))
      expect(await vendors.infotech().list(home)).toMatchObject(expected)
    }
  })
  it.each(['API-KEY가 올바르지 않습니다.', '로그인에 실패하였습니다.', '포인트가 부족합니다.', '비밀번호 5회 오류'])(
    '%s is ours to mend',
    async (text) => {
      says(tilkoOf(null, { Status: 'Error', TargetMessage: text }))
      expect(await vendors.tilko().list(home)).toMatchObject({ ok: false, kind: 'config' })
      says({ resCd: '9001', resMsg: text, out: null })
      expect(await vendors.infotech().list(home)).toMatchObject({ ok: false, kind: 'config' })
    },
  )
  it.each<[string, object]>([
    ['an error without a text', { Status: 'Error' }],
    ['a status in small letters', { Status: 'ok' }],
    ['a code beside an OK', { ErrorCode: 7 }],
    ['a target’s code beside an OK', { TargetCode: 'E01' }],
    ['a target’s code that is a number', { TargetCode: 0 }],
    ['a text that nobody knows beside an OK', { TargetMessage: '처리할 수 없습니다.' }],
    ['a log beside an OK', { ErrorLog: 'at line 1' }],
    ['a log that is a list', { ErrorLog: [] }],
  ])('of Tilko, %s leaves it unknown', async (_, more) => {
    for (const rows of [null, [], [tilkoRow]]) {
      says(tilkoOf(rows, more))
      expect(await vendors.tilko().list(home)).toMatchObject({ ok: false, kind: 'unknown', why: 'server' })
    }
  })
  it('of Tilko, no status at all leaves it unknown', async () => {
    says({ Result: null })
    expect(await vendors.tilko().list(home)).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
  })
  it.each<[string, object, string]>([
    ['another code', infotechOf([], { resCd: '9999' }), 'server'],
    ['an error of the call', infotechOf([], { out: { errYn: 'Y', outC0003: { errYn: 'N', list: [] } } }), 'server'],
    ['an error of the service', infotechOf([], { out: { outC0003: { errYn: 'Y', list: [] } } }), 'server'],
    ['a service that does not say', infotechOf([], { out: { outC0003: { list: [] } } }), 'malformed'],
    ['a list of another service', infotechOf([], { out: { outC0002: { errYn: 'N', list: [] } } }), 'malformed'],
    ['a list that is null', infotechOf(null), 'malformed'],
    ['no code', infotechOf([], { resCd: undefined }), 'malformed'],
  ])('of Infotech, %s leaves it unknown', async (_, body, why) => {
    says(body)
    expect(await vendors.infotech().list(home)).toMatchObject({ ok: false, kind: 'unknown', why })
  })
})

describe('what is asked', () => {
  it('of Tilko: the account sealed under its key, the home in digits, the owner by name', async () => {
    says(tilkoOf(null))
    expect(await vendors.tilko().list(home)).toEqual({ ok: true, value: [] })
    expect([heard.method, heard.url]).toEqual(['POST', '/api/v2.0/Iros2IdLogin/RetrieveApplCsprCsList'])
    expect(heard.headers['api-key']).toBe('key-of-ours')
    expect(heard.text).not.toContain('registry-')
    const { Auth, ...rest } = JSON.parse(heard.text) as { Auth: Record<'UserId' | 'UserPassword', string> }
    expect(rest).toEqual({ Pin: '11492019001003', A103Name: '김가상', RealClsCd: '3', NameType: '2' })
    const sealed = Buffer.from(String(heard.headers['enc-key']), 'base64')
    const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealed)
    const open = (text: string) => {
      const aes = createDecipheriv('aes-128-cbc', key, Buffer.alloc(16))
      return aes.update(text, 'base64', 'utf8') + aes.final('utf8')
    }
    expect([open(Auth.UserId), open(Auth.UserPassword)]).toEqual(['registry-id', 'registry-password'])
    await vendors.tilko().list({ ...home, kind: 'land' })
    expect(heard.text).toContain('"RealClsCd":"1"')
  })
  it('of Tilko without its key: unknown, and ours to mend where it says so', async () => {
    for (const key of [{}, null, [], { PublicKey: '' }, { PublicKey: 'AAAA' }]) {
      keyBody = key
      expect(await vendors.tilko().list(home)).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
    }
    keyBody = { PublicKey: null, Message: 'API-KEY가 올바르지 않습니다.' }
    expect(await vendors.tilko().list(home)).toMatchObject({ ok: false, kind: 'config' })
  })
  it('of Infotech: service C0003 at the one address, by owner', async () => {
    says(infotechOf([]))
    expect(await vendors.infotech().list(home)).toEqual({ ok: true, value: [] })
    expect([heard.method, heard.url, heard.headers['api-cloud-key']]).toEqual(['POST', '/', 'key-of-ours'])
    expect(JSON.parse(heard.text)).toEqual({
      orgCd: 'iros',
      svcCd: 'C0003',
      userId: 'registry-id',
      userPw: 'registry-password',
      rstNo: '11492019001003',
      nameType: '2',
      ownerName: '김가상',
    })
  })
})
