import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { registerCard, payWatch, renewAt, chargedFor } from '../../testing/renew-scene.ts'
import { askConsent } from '../consent/ask-consent.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))

/** A watch whose higher price was asked; then no worker ran until the day of the charge. */
async function asked(name: string, ho: string, answer: boolean | null) {
  await server().setClock(new Date('2028-03-10T10:00:00+09:00'))
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  const made = await payWatch(server(), token, { keyword: '초록마을로 9012', ho }, { card_seq })
  const seq = made.subscribeSeq ?? 0
  await server().setClock(new Date('2028-03-12T10:00:00+09:00'))
  await askConsent(server().ctx, {}, 1)
  const [info] = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos
  const offer_seq = info?.consent_due?.offer_seq ?? 0
  expect(offer_seq).toBeGreaterThan(0)
  if (answer !== null)
    expect(
      (await server().call('subscribeConsent', { subscribe_seq: seq, offer_seq, yes: answer }, { token })).code,
    ).toBe(0)
  await renewAt(server(), '2028-04-10T09:00:00+09:00')
  return { seq, state: await stateOf(seq), won: await chargedFor(server(), seq) }
}
const stateOf = async (seq: number): Promise<string> =>
  (await server().owner.query('select state from subscribe_watch where watch_seq = $1', [seq])).rows[0]?.state

describe('a higher price, where no worker ran until the day of its charge', () => {
  it('is not charged without a yes: the watch ends', async () => {
    await server().owner.query(
      `insert into order_price (product, from_at, price) values ('subscribe', '2028-04-01T00:00:00+09:00', 6900)`,
    )
    expect(await asked('outage-silent', '201호', null)).toMatchObject({ state: 'ending', won: 4900 })
    expect(await asked('outage-no', '302호', false)).toMatchObject({ state: 'ending', won: 4900 })
  })
  it('that was told too late is not charged: the price stays as it was for this period', async () => {
    expect(await asked('outage-yes', '402호', true)).toMatchObject({ state: 'active', won: 9800 })
  })
})
