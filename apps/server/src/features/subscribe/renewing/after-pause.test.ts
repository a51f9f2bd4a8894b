import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { CARDS, chargedFor, payWatch, registerCard, renewAt, replaceCard } from '../../testing/renew-scene.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
/** The changes that a user was told of, newest first. */
const kindsOf = async (name: string) =>
  (await server().call('subscribeAlerts', {}, { token: await server().login(name) })).data.alerts.flatMap((a) =>
    a.kind === 'stopped' || a.kind === 'resumed' ? [] : [a.kind],
  )

/** A watch whose card is declined until it pauses in April. */
async function paused(name: string, ho: string) {
  await server().setClock(new Date('2027-03-10T10:00:00+09:00'))
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  const { subscribeSeq: seq } = await payWatch(server(), token, { ...HOME, ho }, { card_seq })
  await replaceCard(server(), card_seq, CARDS.poor)
  await server().settle(30_000)
  return { name, seq: seq ?? 0, card_seq }
}
const untilPaused = async () => {
  for (const on of ['10', '11', '13', '15', '17']) await renewAt(server(), `2027-04-${on}T20:00:00+09:00`)
}
async function payAgain({ name, seq, card_seq }: Awaited<ReturnType<typeof paused>>) {
  await replaceCard(server(), card_seq, CARDS.good)
  const token = await server().login(name)
  const { data } = await server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq }, { token })
  expect(data).toMatchObject({ retried: 'paid', state: 'active' })
  await server().settle(30_000)
}

describe('a watch that was not paid for, and is paid again', () => {
  it('is told of what another watch of the home was told of meanwhile, and never "nothing changed"', async () => {
    const own = await paused('pays-late', '301호')
    const partner = await server().login('partner')
    await watchHome(server(), partner, { ...HOME, ho: '301호' }, { yearly: true, shown_price: 49_000 })
    await server().settle(30_000)
    await untilPaused()
    await atRegistry(server(), own.seq, 'missed', mortgage)
    await requestCheck(server(), 'extract')
    expect([await kindsOf('pays-late'), await kindsOf('partner')]).toEqual([[], ['missed']])
    await server().setClock(new Date('2027-05-02T10:00:00+09:00'))
    await payAgain(own)
    expect(await kindsOf('pays-late')).toEqual(['missed'])
    await requestCheck(server(), 'extract')
    const token = await server().login('pays-late')
    expect((await server().call('subscribeGuard', { id: own.seq }, { token })).data.answer).not.toBe('go')
    // What was entered and cleared again holds nothing up any more.
    await atRegistry(server(), own.seq, 'missed', { section: '을구', purpose: '1번근저당권설정등기말소' })
    await requestCheck(server(), 'extract')
    await server().checkInvariants()
  })

  it('cost no register meanwhile, if nobody else watches the home', async () => {
    const own = await paused('alone', '401호')
    await untilPaused()
    const { subscribeSeq, ...info } = await watchOf(server(), await server().login('alone'))
    expect(info).toMatchObject({ state: 'paused', next_check_at: null, stale_since: null })
    const registers = () =>
      count(
        server(),
        `subscribe_check join subscribe_watch using (home_seq) where watch_seq = $1 and kind = 'extract'`,
        [subscribeSeq],
      )
    const before = await registers()
    await atRegistry(server(), own.seq, 'missed', mortgage)
    for (const on of ['20', '21', '22']) {
      await server().setClock(new Date(`2027-04-${on}T10:00:00+09:00`))
      await requestCheck(server(), 'extract')
    }
    expect(await registers()).toBe(before)
    expect(await watchOf(server(), await server().login('alone'))).toMatchObject({ stale_since: null })
    await payAgain(own)
    expect((await watchOf(server(), await server().login('alone'))).next_check_at).not.toBeNull()
    await requestCheck(server(), 'extract')
    expect(await kindsOf('alone')).toEqual(['missed'])
  })

  it('with a new card at night: paid once after 00:30, and watched from that day', async () => {
    const { name, seq } = await paused('pays-at-night', '501호')
    await untilPaused()
    await server().setClock(new Date('2027-05-02T23:45:00+09:00'))
    const token = await server().login(name)
    const card_seq = await registerCard(server(), token)
    const { data } = await server().call('subscribePaymentCard', { subscribe_seq: seq, card_seq }, { token })
    expect(data).toMatchObject({ retried: 'later', state: 'paused' })
    expect(await chargedFor(server(), seq)).toBe(4900)
    await renewAt(server(), '2027-05-03T00:30:00+09:00')
    await server().settle(30_000)
    expect(await chargedFor(server(), seq)).toBe(9800)
    expect(await watchOf(server(), token)).toMatchObject({ state: 'active', owed: null, paid_until: '2027-06-02' })
    await server().checkBooks({ atRest: true })
  })
})
