import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { pass } from '../../testing/scenes.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const open = async (token: string) => (await server().call('portoneBillingKey', {}, { token })).data
type Opened = Awaited<ReturnType<typeof open>>
/** The user enters the card in the gateway's window. */
const type = ({ window }: Opened, outcome: 'paid' | 'failed' | 'cancelled' = 'paid') =>
  server().control('payments', {
    merchant_uid: window?.merchant_uid,
    amount: 0,
    outcome,
    customer_uid: window?.customer_uid,
  })
const confirm = (token: string, card_seq: number) => server().call('portoneBillingKey', { card_seq }, { token })
async function register(token: string): Promise<Opened> {
  const opened = await open(token)
  await type(opened)
  const { code, text } = await confirm(token, opened.card_seq)
  if (code !== 0) throw new Error(`no card: ${text}`)
  return opened
}
const cards = async () => {
  const { tables } = await server().control<{ tables: Record<string, object> }>('dump')
  return Object.keys(tables['portone/customers'] ?? {})
}

describe('a card that is kept', () => {
  it('is typed at the gateway: we hold its mask, and the key sealed', async () => {
    const token = await server().login('keeps-card')
    const opened = await open(token)
    expect(opened.window).toMatchObject({ amount: 0, customer_uid: expect.stringMatching(/^nzk/) })
    await type(opened)
    const saved = await confirm(token, opened.card_seq)
    expect(saved.data.card).toMatchObject({ card_name: '신한카드', card_number: '4111********1111' })
    expect((await confirm(token, opened.card_seq)).data.card).toEqual(saved.data.card)
    const { rows } = await server().owner.query('select * from payment_card where card_seq = $1', [opened.card_seq])
    const columns = JSON.stringify(rows) + Buffer.from(rows[0].key_sealed).toString('latin1')
    expect(columns).not.toContain(opened.window?.customer_uid)
    expect(columns).not.toContain('4111111111111111')
  })
  it('is none when the window was left or the card refused; and the key is asked for, not the browser', async () => {
    const token = await server().login('no-card')
    for (const outcome of ['failed', 'cancelled'] as const) {
      const opened = await open(token)
      await type(opened, outcome)
      expect((await confirm(token, opened.card_seq)).code).toBe(2508)
      await type(opened)
      expect((await confirm(token, opened.card_seq)).code).toBe(0)
    }
    const other = await server().login('other-card')
    const mine = await open(token)
    expect((await confirm(other, mine.card_seq)).code).toBe(2509)
    await server().control('faults', { service: 'portone', kind: 'down', times: 1 })
    expect((await confirm(token, mine.card_seq)).code).toBe(9050)
  })
})

describe('a change of cards', () => {
  it('puts the new one in place of the old, whose key is deleted at the gateway', async () => {
    const token = await server().login('changes')
    const [old, next] = [await register(token), await register(token)]
    const change = () => server().call('portoneCardChange', { from: old.card_seq, card_seq: next.card_seq }, { token })
    await server().control('faults', { service: 'portone', kind: 'error-before', times: 2 })
    const changed = await change()
    expect(changed).toMatchObject({ code: 0, data: { card: { card_seq: next.card_seq } } })
    expect((await change()).text).toBe(changed.text)
    for (let i = 0; i < 4; i++) {
      await server().settle()
      await pass(server(), 90)
    }
    await server().settle()
    expect(await cards()).not.toContain(old.window?.customer_uid)
    expect(await cards()).toContain(next.window?.customer_uid)
    const { rows } = await server().owner.query('select state, key_sealed from payment_card where card_seq = $1', [
      old.card_seq,
    ])
    expect(rows).toEqual([{ state: 'deleted', key_sealed: null }])
    const back = { from: next.card_seq, card_seq: old.card_seq }
    expect((await server().call('portoneCardChange', back, { token })).code).toBe(2508)
  })
  it('that is asked for in two tabs at once is one, and both are told the same', async () => {
    const token = await server().login('two-tabs')
    const [old, next] = [await register(token), await register(token)]
    const change = () => server().call('portoneCardChange', { from: old.card_seq, card_seq: next.card_seq }, { token })
    const answers = await Promise.all(Array.from({ length: 5 }, change))
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0])
    await server().settle()
    expect(await cards()).not.toContain(old.window?.customer_uid)
    expect(await cards()).toContain(next.window?.customer_uid)
  })
  it('is of one’s own cards, to one that is registered', async () => {
    const token = await server().login('rules')
    const [mine, empty] = [await register(token), await open(token)]
    const theirs = await register(await server().login('theirs'))
    const change = (from: number, card_seq: number) => server().call('portoneCardChange', { from, card_seq }, { token })
    expect((await change(mine.card_seq, theirs.card_seq)).code).toBe(2509)
    expect((await change(theirs.card_seq, mine.card_seq)).code).toBe(2509)
    expect((await change(mine.card_seq, mine.card_seq)).code).toBe(2509)
    expect((await change(mine.card_seq, empty.card_seq)).code).toBe(2508)
  })
})

describe('one’s own cards', () => {
  const list = async (token: string) =>
    (await server().call('subscribePaymentCards', {}, { token })).data.cards.map((c) => c.card_seq)
  const end = (token: string, card_seq: number) => server().call('portoneCardEnd', { card_seq }, { token })

  it('are those that are registered; one that is ended goes at once, and its key at the gateway', async () => {
    const token = await server().login('lists-cards')
    expect(await list(token)).toEqual([])
    const [first, second] = [await register(token), await register(token)]
    await open(token)
    const { data, text } = await server().call('subscribePaymentCards', {}, { token })
    expect(data.cards[0]).toMatchObject({ card_name: '신한카드', card_number: '4111********1111' })
    expect(text).not.toMatch(/nzk|key/)
    expect(await list(token)).toEqual([second.card_seq, first.card_seq])
    expect(await list(await server().login('lists-none'))).toEqual([])
    expect(await end(token, first.card_seq)).toMatchObject({ code: 0, data: { card_seq: first.card_seq } })
    expect(await list(token)).toEqual([second.card_seq])
    expect((await end(token, first.card_seq)).code).toBe(0)
    await server().settle()
    expect(await cards()).not.toContain(first.window?.customer_uid)
    expect(await cards()).toContain(second.window?.customer_uid)
    expect((await end(token, first.card_seq)).code).toBe(0)
  })
  it('are ended by nobody else, and not before they are registered', async () => {
    const token = await server().login('ends-cards')
    const [mine, empty] = [await register(token), await open(token)]
    const other = await server().login('ends-others')
    expect((await end(other, mine.card_seq)).code).toBe(2509)
    expect((await end(token, empty.card_seq)).code).toBe(2508)
    expect(await list(token)).toEqual([mine.card_seq])
  })
})

it.each(['card.opened', 'card.answered', 'card.changing'])(
  'an API process killed at %s: the same call again does it once',
  async (killAt) => {
    const token = await server().login(killAt.replace('.', '-'))
    const [old, next] = [await register(token), await open(token)]
    await type(next)
    if (killAt === 'card.changing') await confirm(token, next.card_seq)
    const key = randomUUID()
    const ask = (call: ReturnType<typeof createCaller>) =>
      killAt === 'card.changing'
        ? call('portoneCardChange', { from: old.card_seq, card_seq: next.card_seq }, { token, key })
        : call('portoneBillingKey', killAt === 'card.opened' ? {} : { card_seq: next.card_seq }, { token, key })
    const { origin, child } = await server().startApi({ killAt })
    await expect(ask(createCaller(origin))).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
    expect((await ask(server().call)).code).toBe(0)
    await server().settle()
  },
  30_000,
)
