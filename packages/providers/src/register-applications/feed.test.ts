import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keys } from '../../../../apps/sandbox/src/world/keys.ts'
import { subjectsOf, uniqueNoOf } from '../../../../apps/sandbox/src/world/unique-no.ts'
import { homeById, subjectOfHome, uniqueNoOfHome } from '../../../../apps/sandbox/src/world/world.ts'
import { failureOf, valueOf } from '../exam.ts'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { createApplicationsFeed } from './feed.ts'

let sandbox: ExamSandbox
let server: Server
let answer: { status: number; body: string }
let asked = ''
beforeAll(async () => {
  sandbox = await startExamSandbox()
  server = createServer((request, response) => {
    asked = `${request.url} ${request.headers.authorization}`
    response.writeHead(answer.status, { 'content-type': 'application/x-ndjson' }).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
beforeEach(() => sandbox.control('POST', '/reset'))
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await sandbox.close()
})
const feed = (key: string = keys.feed, timeoutMs = 5_000) =>
  createApplicationsFeed({ baseUrl: `${sandbox.url}/applications-feed`, timeoutMs, now: () => new Date() }, { key })
const home = (id: string) => {
  const found = homeById(id)
  if (!found) throw new Error(id)
  return found
}
const happens = (kind: string, also: readonly string[] = []) =>
  sandbox.control('POST', `/register/${uniqueNoOfHome(home('noeul-101-1105'))}/events`, {
    kind,
    entry: { section: '을구', purpose: '근저당권설정' },
    also,
  })

describe('the feed at the sandbox', () => {
  it('is empty at first, and its next page begins where it ended', async () => {
    expect(await valueOf(feed().page(null))).toMatchObject({ rows: [], next: '0' })
    await happens('application-received')
    const page = await valueOf(feed().page('0'))
    expect(page).toMatchObject({ rows: [{ seq: '1', purpose: '근저당권설정', stateWord: '접수' }], next: '1' })
    expect(await valueOf(feed().page('1'))).toMatchObject({ rows: [], next: '1' })
  })
  it('has a row for each change and each home of a receipt, and none for what was missed', async () => {
    await sandbox.control('POST', '/clock', { now: '2026-11-23T23:00:00Z' })
    const other = uniqueNoOfHome(home('noeul-102-902'))
    await happens('application-received', [other])
    await happens('correction')
    await happens('missed')
    await happens('dismissed')
    await happens('withdrawn')
    const { rows, next, watermark } = await valueOf(feed().page(null))
    expect(rows.map((row) => row.stateWord)).toEqual(['접수', '접수', '보정', '각하'])
    expect(new Set(rows.map((row) => row.receiptNo)).size).toBe(1)
    expect([rows[1]?.uniqueNo, rows[0]?.receivedOn, next]).toEqual([other, '2026-11-24', '4'])
    const [{ court = '' } = {}] = rows
    expect(watermark.filter((w) => w.count > 0)).toMatchObject([{ court, day: '2026-11-24', count: 4, lastSeq: '4' }])
    expect(watermark.filter((w) => w.court === court)).toHaveLength(1)
    expect(new Set(watermark.map((w) => w.asOf.toISOString().slice(0, 16)))).toEqual(new Set(['2026-11-23T23:00']))
  })
  it('comes in pages, each counting the day from its start; it outlives kill -9', async () => {
    const all = subjectsOf(subjectOfHome(home('noeul-101-1105')).site)
      .map(uniqueNoOf)
      .slice(0, 60)
    await happens('application-received', all)
    await happens('withdrawn', all)
    await sandbox.killAndRestart()
    const first = await valueOf(feed().page(null))
    const second = await valueOf(feed().page(first.next))
    expect([first.rows.length, first.next, second.rows.length, second.next]).toEqual([100, '100', 22, '122'])
    expect([first.watermark[0]?.count, second.watermark[0]?.count]).toEqual([100, 122])
    // The watermark does not include what the first page does not have yet.
    expect(first.watermark[0]?.asOf).toEqual(second.rows[0]?.at)
  })
  it('says gap for a hole, and for a number that was never given out', async () => {
    await happens('application-received')
    await happens('withdrawn')
    await sandbox.fault('applications-feed', 'feed-gap', 1)
    expect(await failureOf(feed().page('0'))).toBe('gap')
    expect((await valueOf(feed().page('0'))).rows.length).toBe(2)
    expect(await failureOf(feed().page('3'))).toBe('gap')
  })
  it('of a court that lags has nothing until it is read again, and then everything; of one that left it has nothing', async () => {
    const play = (act: object) => sandbox.control('POST', '/feed', act)
    await sandbox.control('POST', '/clock', { now: '2026-11-24T01:00:00Z' })
    await happens('application-received')
    const [{ court = '' } = {}] = (await valueOf(feed().page(null))).rows
    const own = async () => {
      const page = await valueOf(feed().page('1'))
      return [page.rows.map((row) => row.stateWord), page.watermark.find((w) => w.court === court)?.asOf.toISOString()]
    }
    await play({ court, is: 'lags' })
    await sandbox.control('POST', '/clock', { now: '2026-11-24T03:00:00Z' })
    await happens('correction')
    await happens('withdrawn')
    const [rows, asOf] = await own()
    expect([rows, String(asOf).slice(0, 16)]).toEqual([[], '2026-11-24T01:00'])
    await play({ court, is: 'read', reversed: true })
    expect((await own())[0]).toEqual(['취하', '보정'])
    await play({ court, is: 'left' })
    await sandbox.control('POST', '/clock', { now: '2026-11-24T05:00:00Z' })
    await happens('application-received')
    const left = await own()
    expect([left[0], String(left[1]).slice(0, 16)]).toEqual([['취하', '보정'], '2026-11-24T03:00'])
    await play({ court, is: 'read' })
    expect((await own())[0]).toEqual(['취하', '보정'])
  })
  it('gives a row twice, or corrected; says gap for what is not stored any more, and numbers from 1 after a loss', async () => {
    const play = (act: object) => sandbox.control('POST', '/feed', act)
    await play({ next: 'twice' })
    await happens('application-received')
    await play({ next: 'corrected' })
    await happens('withdrawn')
    const { rows } = await valueOf(feed().page(null))
    expect(rows.map((row) => [row.seq, row.purpose, row.stateWord])).toEqual([
      ['1', '근저당권설정', '접수'],
      ['2', '근저당권설정', '접수'],
      ['3', '근저당권설정변경', '취하'],
      ['4', '근저당권설정', '취하'],
    ])
    await play({ keeps: 1 })
    expect(await failureOf(feed().page('2'))).toBe('gap')
    expect((await valueOf(feed().page(null))).rows.map((row) => row.seq)).toEqual(['4'])
    const { numbering } = await valueOf(feed().page('4'))
    await play({ loses: 'all' })
    expect(await failureOf(feed().page('4'))).toBe('gap')
    await happens('application-received')
    const anew = await valueOf(feed().page(null))
    expect(anew.rows.map((row) => row.seq)).toEqual(['1'])
    expect(anew.numbering).not.toBe(numbering)
  })
  it.each([
    ['down', 'network'],
    ['error-before', 'server'],
    ['html', 'malformed'],
    ['rate-limit', 'rate-limit'],
    ['expired-key', 'config'],
  ])('%s: no page, and nothing is lost', async (kind, why) => {
    await happens('application-received')
    await sandbox.fault('applications-feed', kind, 1)
    expect(await failureOf(feed().page('0'))).toBe(why)
    expect((await valueOf(feed().page('0'))).rows.length).toBe(1)
  })
  it('a wrong key is ours to mend', async () => {
    expect(await failureOf(feed('wrong').page(null))).toBe('config')
  })
})

describe('the feed’s pages', () => {
  const row = {
    kind: 'row',
    seq: '8',
    court: '서울남부지방법원 등기국',
    uniqueNo: '11492019001003',
    receivedOn: '2026-11-23',
    receiptNo: '123456',
    purpose: '근저당권설정',
    state: '접수',
    at: '2026-11-23T01:00:00Z',
  }
  const mark = {
    kind: 'watermark',
    court: row.court,
    day: '2026-11-23',
    count: 1,
    lastSeq: '8',
    asOf: '2026-11-23T01:00:05Z',
    since: null,
  }
  const head = { kind: 'head', version: 1, after: '7', numbering: 'first' }
  const end = { kind: 'end', rows: 1, next: '8' }
  const says = (...lines: readonly unknown[]) => {
    answer = { status: 200, body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') }
  }
  const ask = (after: string | null = '7') =>
    createApplicationsFeed(
      // listening on TCP: the address is an AddressInfo
      {
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        timeoutMs: 2_000,
        now: () => new Date(),
      },
      { key: 'feed-key' },
    ).page(after)

  it('asks after a number with its key, and reads rows and watermarks', async () => {
    says(head, row, mark, { ...mark, court: '조용한 등기소', count: 0, lastSeq: '0', since: row.at }, end)
    const { numbering, rows, next, watermark } = await valueOf(ask())
    expect(asked).toBe('/v1/applications?after=7 Bearer feed-key')
    expect(rows).toEqual([
      {
        seq: '8',
        court: row.court,
        uniqueNo: row.uniqueNo,
        receivedOn: '2026-11-23',
        receiptNo: '123456',
        purpose: '근저당권설정',
        stateWord: '접수',
        at: new Date(row.at),
      },
    ])
    expect([numbering, next, watermark.map((w) => w.count)]).toEqual(['first', '8', [1, 0]])
    expect(watermark.map((w) => w.since)).toEqual([null, new Date(row.at)])
    says({ ...head, after: null }, row, mark, end)
    expect((await valueOf(ask(null))).next).toBe('8')
    expect(asked).toBe('/v1/applications Bearer feed-key')
  })
  it.each<[string, readonly unknown[]]>([
    ['nothing', []],
    ['no head', [row, mark, end]],
    ['no end: it was cut', [head, row, mark]],
    ['a head alone', [head]],
    ['an end alone', [end]],
    ['another version', [{ ...head, version: 2 }, row, mark, end]],
    ['the head of another call', [{ ...head, after: '6' }, row, mark, end]],
    ['an end that counts otherwise', [head, row, mark, { ...end, rows: 2 }]],
    ['an end without its next', [head, row, mark, { kind: 'end', rows: 1 }]],
    ['a line of an unknown kind', [head, row, { kind: 'note' }, mark, end]],
    ['a row behind the watermarks', [head, mark, row, end]],
    ['an end in the middle', [head, row, end, mark, end]],
    ['a line that is a list', [head, [row], mark, end]],
    ['a line that is null', [head, null, mark, end]],
    ['a row of another home’s form', [head, { ...row, uniqueNo: '1149' }, mark, end]],
    ['a day that does not exist', [head, { ...row, receivedOn: '2026-02-30' }, mark, end]],
    ['no purpose', [head, { ...row, purpose: ' ' }, mark, end]],
    ['no state', [head, { ...row, state: null }, mark, end]],
    ['a receipt in letters', [head, { ...row, receiptNo: '접수' }, mark, end]],
    ['a time without its zone', [head, { ...row, at: '2026-11-23T01:00:00' }, mark, end]],
    ['a time that does not exist', [head, { ...row, at: '2026-11-23T99:00:00Z' }, mark, end]],
    ['a number that is a float', [head, { ...row, seq: 8 }, mark, end]],
    ['a watermark below zero', [head, row, { ...mark, count: -1 }, end]],
    ['a watermark that does not say until when', [head, row, { ...mark, asOf: undefined }, end]],
    ['a watermark that does not say since when', [head, row, { ...mark, since: undefined }, end]],
    ['a head without its numbering', [{ ...head, numbering: undefined }, row, mark, end]],
    ['a watermark without its day', [head, row, { ...mark, day: '' }, end]],
  ])('no part of a page is read that has %s', async (_, lines) => {
    says(...lines)
    expect(await failureOf(ask())).toBe('malformed')
  })
  it('a body cut anywhere is no page', async () => {
    says(head, row, mark, end)
    const { body } = answer
    for (let length = 0; length < body.length - 2; length += 7) {
      answer = { status: 200, body: body.slice(0, length) }
      expect(await failureOf(ask()), body.slice(0, length)).toBe('malformed')
    }
  })
  it.each<[string, readonly unknown[]]>([
    ['the first row is not the next one', [head, { ...row, seq: '9' }, mark, { ...end, next: '9' }]],
    ['a row came twice', [head, row, row, mark, { ...end, rows: 2 }]],
    ['a number is left out', [head, row, { ...row, seq: '10' }, mark, { kind: 'end', rows: 2, next: '10' }]],
    ['a row came twice in the place of another', [head, row, row, mark, { kind: 'end', rows: 2, next: '9' }]],
    ['rows changed places', [head, { ...row, seq: '9' }, row, mark, { kind: 'end', rows: 2, next: '9' }]],
    ['a row has the number of another page', [head, { ...row, seq: '11' }, mark, end]],
    ['numbers go back', [head, { ...row, seq: '7' }, mark, { ...end, next: '7' }]],
    ['the next page begins further on', [head, row, mark, { ...end, next: '9' }]],
    ['nothing came, and the next page begins further on', [head, { ...end, rows: 0, next: '9' }]],
  ])('gap: %s', async (_, lines) => {
    says(...lines)
    expect(await failureOf(ask())).toBe('gap')
  })
  it('numbers beyond 2^53 stay whole', async () => {
    const [before, seq] = ['900719925474099299', '900719925474099300']
    says({ ...head, after: before }, { ...row, seq }, mark, { ...end, next: seq })
    expect(await valueOf(ask(before))).toMatchObject({ rows: [{ seq }], next: seq })
  })
  it.each([
    [410, '{"error":"gap"}', 'gap'],
    [410, '<html>Gone</html>', 'malformed'],
    [410, '{"error":"moved"}', 'malformed'],
    [403, '{"error":"gap"}', 'config'],
    [400, '{"error":"after"}', 'malformed'],
    [429, 'Too Many Requests', 'rate-limit'],
    [503, '', 'server'],
  ])('HTTP %i with %s is %s', async (status, body, why) => {
    answer = { status, body }
    expect(await failureOf(ask())).toBe(why)
  })
})
