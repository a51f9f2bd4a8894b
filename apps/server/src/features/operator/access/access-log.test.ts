import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { signIn } from '../../../testing/sign-in.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

/** The operator who entered the back office last. */
const lastIn = async () =>
  Number(
    (
      await server().owner.query(
        `select operator_seq from operator_audit where call = 'operatorEnter' order by audit_seq desc limit 1`,
      )
    ).rows[0]?.operator_seq,
  )
const reveal = (user_seq: number, reason: string, token: string) =>
  server().call('operatorReveal', { user_seq, reason }, { token })

describe('the report of looks', () => {
  it('says who saw whose values whole, how often, when at night, and with which reasons, by the month in Seoul', async () => {
    const people = [await signIn(server()), await signIn(server())].map((p) => p.seq)
    const [a = 0, b = 0] = people
    const day = new Date('2027-03-10T05:00:00Z')
    await server().setClock(day)
    const one = await server().login('operator-looks-one')
    const oneSeq = await lastIn()
    for (const user_seq of [a, a, b]) await reveal(user_seq, '환불 문의 전화', one)
    const two = await server().login('operator-looks-two')
    const twoSeq = await lastIn()
    await server().call('operatorPerson', { user_seq: a }, { token: two })
    // Still March in the log's time zone: a quarter to midnight in Seoul, and a quarter past.
    await server().setClock(new Date('2027-03-31T14:45:00Z'))
    await reveal(b, '분쟁 조정\n요청', await server().login('operator-looks-one'))
    await server().setClock(new Date('2027-03-31T15:15:00Z'))
    await reveal(b, '다음 달의 일', await server().login('operator-looks-one'))
    const march = `2027-03 operator ${oneSeq}: 4 whole looks at 2 people, 1 at night; 2 people seen at all
  3 × 환불 문의 전화
  1 × 분쟁 조정 요청
2027-03 operator ${twoSeq}: 0 whole looks at 0 people, 0 at night; 1 people seen at all
`
    expect(await server().command('access-log', ['2027-03'])).toEqual({ code: 0, out: march, error: '' })
    expect((await server().command('access-log')).out).toBe(march)
    expect((await server().command('access-log', ['2027-04'])).out).toContain('1 whole looks at 1 people, 1 at night')
    expect((await server().command('access-log', ['2027-02'])).out).toBe('2027-02 nobody was looked at\n')
    expect((await server().command('access-log', ['march'])).code).toBe(2)
  })
})

describe('an operator who looks at many people within an hour', () => {
  it('raises an alarm with their number and theirs counted, and with nobody’s name', async () => {
    const lines: string[] = []
    const { origin } = await server().startApi({ env: { LOG_LEVEL: 'error' }, onLog: (text) => lines.push(text) })
    const call = createCaller(origin)
    const alarms = () =>
      lines
        .join('')
        .split('\n')
        .filter((l) => l.includes('looks at many people'))
    const token = await server().login('operator-curious')
    const operator_seq = await lastIn()
    const { rows } = await server().owner.query<{ user_seq: string }>(
      `insert into account_user (role) select 'user' from generate_series(1, 101) returning user_seq`,
    )
    const seqs = rows.map((r) => Number(r.user_seq))
    const look = (user_seq: number) => call('operatorReveal', { user_seq, reason: '환불 문의 전화' }, { token })
    for (const seq of seqs.slice(0, 20)) await look(seq)
    await look(seqs[0] ?? 0)
    expect(alarms()).toEqual([])
    await look(seqs[20] ?? 0)
    await expect.poll(() => alarms().length).toBe(1)
    expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({ operator_seq, whole: 21, seen: 21 })
    await server().setClock(new Date(server().ctx.now().getTime() + 3_700_000))
    const later = await server().login('operator-curious')
    await call('operatorReveal', { user_seq: seqs[0] ?? 0, reason: '환불 문의 전화' }, { token: later })
    // Masked values: the alarm's limit is much higher.
    const other = await server().login('operator-searching')
    const person = (user_seq: number) => call('operatorPerson', { user_seq }, { token: other })
    for (const seq of seqs.slice(0, 100)) await person(seq)
    expect(alarms()).toHaveLength(1)
    await person(seqs[100] ?? 0)
    await expect.poll(() => alarms().length).toBe(2)
    expect(JSON.parse(alarms()[1] ?? '')).toMatchObject({ whole: 0, seen: 101 })
  }, 30_000)
})
