import { randomUUID } from 'node:crypto'
import { addDays, dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { FREE, makeCoupon } from '../coupon-scene.ts'
import { CARDS, registerCard, payWatch, replaceCard } from '../renew-scene.ts'
import { placeAt, type Where } from '../scenes.ts'
import { watchHome } from '../watch-scene.ts'
import type { Act, Person, Story } from './story.ts'
import { endOfDay, firstPaid } from './days.ts'
import { readFed } from './judge-feed.ts'
import type { Watcher, World } from './world.ts'

/** Without the unit that begins with a pending application. */
const UNITS = ['101', '201', '202', '301', '302', '401', '402', '501', '502'] as const
/** Two villas have so many units: the judge takes each home of a story for another register. */
const MOST_HOMES = 2 * UNITS.length
/** A unit of a villa for each home of the story; in one with a feed the odd ones are at another court. */
const placeOf = ({ feed }: Story, home: number): Where => {
  if (home >= MOST_HOMES) throw new Error(`a story has ${MOST_HOMES} homes at most`)
  const near = home < UNITS.length ? '초록마을로 9012' : '화곡로 9047'
  return { keyword: feed && home % 2 === 1 ? '주안로 9131' : near, ho: `${UNITS[home % UNITS.length]}호` }
}

/** Performs one act; a refusal is logged and is part of the story. */
export async function perform(world: World, act: Act): Promise<void> {
  const { server } = world
  switch (act.does) {
    case 'join':
      return join(world, personOf(world, act.who))
    case 'registry':
      return atRegistry(world, act)
    case 'fault':
      await server.control('faults', act.fault)
      return world.say(null, `fault ${JSON.stringify(act.fault)}`)
    case 'feed':
      if ('loses' in act.how) world.fed = await readFed(world)
      await server.control('feed', act.how)
      return world.say(null, `feed ${JSON.stringify(act.how)}`)
    case 'use-up':
      return useUp(world, act.lookUps)
    case 'kill':
      world.armed = act.point
      return
    case 'worker':
      world.working = act.on
      world.say(null, act.on ? 'the workers run again' : 'no worker is left')
      return world.work()
    case 'clock-back':
      world.backMs += act.seconds * 1000
      await server.setClock(new Date(server.ctx.now().getTime() - act.seconds * 1000))
      return world.say(null, `the clock went back by ${act.seconds} s`)
    default:
      return byWatcher(world, act)
  }
}

export function personOf(world: World, who: string): Person {
  const person = world.story.people.find((p) => p.name === who)
  if (!person) throw new Error(`nobody is called ${who}`)
  return person
}

async function join(world: World, person: Person): Promise<void> {
  const { server } = world
  const token = await server.login(person.name)
  const place = placeOf(world.story, person.home)
  const lease = {
    contract_type: '전세' as const,
    deposit_amount: 180_000_000,
    rental_amount: 0,
    ...person.lease,
    contract_months: 24,
  }
  const startedAt = server.ctx.now()
  const begun = await begin()
  const infos = (await server.call('subscribeInfo', {}, { token })).data?.infos ?? []
  const own = infos.find((i) => i.hasSubscribe)
  if (begun === null || !own) return world.say(person.home, `${person.name} could not join: ${begun?.text ?? ''}`)
  world.watchers.set(person.name, { subscribeSeq: own.subscribeSeq, startedAt, ...begun })
  world.say(
    person.home,
    `${person.name} joined (${person.pays}${person.yearly ? ', yearly' : ''}) ${JSON.stringify(person.lease)}`,
  )
  if (person.pays === 'window') world.ends.set(person.name, [endOfDay(firstPaid(startedAt, person.yearly))])
  if (person.quiet)
    await server.call('subscribeEdit', { subscribe_seq: own.subscribeSeq, quiet_hours: person.quiet }, { token })
  await world.work()
  const { rows } = await server.owner.query<{ unique_no: string | null }>(
    'select unique_no from subscribe_turn join subscribe_watch using (home_seq) where watch_seq = $1',
    [own.subscribeSeq],
  )
  if (rows[0]?.unique_no) world.homes.set(person.home, rows[0].unique_no)

  async function begin(): Promise<{ card_seq: number | null; merchant_uid: string; text?: string } | null> {
    try {
      if (person.pays === 'kept') {
        const card_seq = await registerCard(server, token)
        const made = await payWatch(server, token, place, { card_seq, yearly: person.yearly, lease })
        return { card_seq, merchant_uid: made.merchant_uid }
      }
      if (person.pays === 'payple') return await beginAtPayple()
      const made = await watchHome(server, token, place, { lease, yearly: person.yearly })
      return { card_seq: null, merchant_uid: made.merchant_uid }
    } catch (error) {
      // A failing gateway refuses it, and nothing is paid.
      world.say(person.home, `${person.name}: ${String(error)}`)
      return null
    }
  }
  async function beginAtPayple() {
    const coupon_seq = await makeCoupon(server, token, { ...FREE, product: 'subscribe' })
    const terms = { shown_price: 0, draft_key: randomUUID(), agreed: true as const, coupon_seq, yearly: false, lease }
    const made = await server.call(
      'orderSubscribe',
      { ...terms, pg_name: 'payple', place: await placeAt(server, place) },
      { token },
    )
    if (made.code !== 0) throw new Error(made.text)
    const { merchant_uid } = made.data
    const opened = await server.call('paypleInfoOrder', { merchant_uid }, { token })
    const asked = { merchant_uid, amount: 0, outcome: 'paid', gateway: 'payple', payer_no: opened.data.PCD_PAYER_NO }
    const { result } = await server.control<{ result?: Record<string, string> }>('payments', asked)
    await server.call('orderOnceComplete', { merchant_uid, imp_uid: result?.['PCD_PAYER_ID'] ?? null }, { token })
    return { card_seq: null, merchant_uid }
  }
}

async function atRegistry(world: World, act: Act & { does: 'registry' }): Promise<void> {
  const unique = world.homes.get(act.home)
  if (!unique) return
  const { kind, entry } = act
  // It was received before anybody watched the home: the registry would receive and enter it in one moment.
  if (kind !== 'application-received' && kind !== 'missed' && !isReceived(world, act)) return
  await world.server.control(`register/${unique}/events`, { kind, entry, ...(act.refused && { extract: 'refused' }) })
  world.done.push({ home: act.home, at: world.server.ctx.now(), kind, purpose: entry.purpose })
  world.say(act.home, `registry: ${kind} ${entry.purpose}${act.refused ? ', extract refused' : ''}`)
}

const isReceived = ({ done }: World, { home, entry }: Act & { does: 'registry' }): boolean =>
  done.some((d) => d.home === home && d.kind === 'application-received' && d.purpose === entry.purpose)

/** Another program uses our registry accounts. */
async function useUp(world: World, lookUps: number): Promise<void> {
  for (const userId of ['sandbox-iros-1', 'sandbox-iros-2'])
    for (let n = 0; n < lookUps; n++)
      await fetch(`${world.server.origin}/sandbox/infotech/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-cloud-key': 'sandbox-infotech-key' },
        body: JSON.stringify({
          orgCd: 'iros',
          svcCd: 'C0003',
          userId,
          userPw: 'sandbox-iros-pass',
          rstNo: '00000000000000',
          nameType: '2',
          ownerName: '아무개',
        }),
      }).then((reply) => reply.body?.cancel())
  world.say(null, `our accounts were used for ${lookUps} look-ups by somebody else`)
}

type ByWatcher = Extract<Act, { who: string }>
async function byWatcher(world: World, act: Exclude<ByWatcher, { does: 'join' }>): Promise<void> {
  const [watcher, person] = [world.watchers.get(act.who), personOf(world, act.who)]
  if (!watcher) return
  const code = await doAs(world, act, watcher)
  world.say(
    person.home,
    `${act.who}: ${act.does}${'when' in act ? ` ${act.when}` : ''}${'to' in act ? ` ${act.to}` : ''}${'days' in act ? ` ${act.days} days` : ''}${code === 0 ? '' : ` refused (${code})`}`,
  )
}

async function doAs(world: World, act: Exclude<ByWatcher, { does: 'join' }>, watcher: Watcher): Promise<number> {
  const { server } = world
  if (act.does === 'turn-card') {
    if (watcher.card_seq === null) return 0
    await replaceCard(server, watcher.card_seq, CARDS[act.to])
    return 0
  }
  const logged = await server.call('loginKakao', { code: `persona-${act.who}` })
  if (logged.code !== 0) return logged.code
  const by = { token: logged.data.session.token }
  const subscribe_seq = watcher.subscribeSeq
  switch (act.does) {
    case 'see': {
      const { data } = await server.call('subscribeAlerts', { id: subscribe_seq }, by)
      for (const { alert_seq } of data?.alerts.filter((a) => a.seen_at === null) ?? [])
        await server.call('subscribeSeen', { alert_seq }, by)
      return 0
    }
    case 'pause':
      return (
        await server.call(
          'subscribeEdit',
          { subscribe_seq, pause_until: addDays(dayInSeoul(server.ctx.now()), act.days) },
          by,
        )
      ).code
    case 'revoke': {
      const { code } = await server.call('subscribeReserveRevoke', { subscribe_seq }, by)
      if (code === 0 && personOf(world, act.who).pays !== 'window') world.ends.delete(act.who)
      return code
    }
    case 'leave': {
      const { code } = await server.call('withdrawalAsk', { reason: 'not-needed' }, by)
      if (code !== 0) return code
      world.left.add(act.who)
      // A watch that is over already ends no later.
      world.ends.set(act.who, [earliest([...(world.ends.get(act.who) ?? []), server.ctx.now()])])
      return 0
    }
    case 'new-card': {
      const card_seq = await registerCard(server, by.token).catch(() => null)
      if (card_seq === null) return -1
      const { code } = await server.call('subscribePaymentCard', { subscribe_seq, card_seq }, by)
      if (code === 0) watcher.card_seq = card_seq
      return code
    }
    case 'answer-price': {
      const [info] = (await server.call('subscribeInfo', { id: subscribe_seq }, by)).data?.infos ?? []
      if (!info?.consent_due) return -1
      const { offer_seq } = info.consent_due
      return (await server.call('subscribeConsent', { subscribe_seq, offer_seq, yes: act.yes }, by)).code
    }
    case 'stop':
      return stopWatch(world, act, subscribe_seq, by)
  }
}

/**
 * Stops it as shown. The refund has to be the remaining days of the whole period, which is computed independently here.
 */
async function stopWatch(
  world: World,
  act: Act & { does: 'stop' },
  subscribe_seq: number,
  by: { token: string },
): Promise<number> {
  const { server } = world
  const [info] = (await server.call('subscribeInfo', { id: subscribe_seq }, by)).data?.infos ?? []
  if (!info) return -1
  const shown = info.refund_now
  const stopped = await server.call(
    'subscribeReserve',
    { subscribe_seq, when: act.when, shown_refund: shown?.won ?? 0 },
    by,
  )
  if (stopped.code !== 0) return stopped.code
  const last = stopped.data.ends_on
  world.ends.set(act.who, [act.when === 'now' ? server.ctx.now() : endOfDay(last)])
  if (act.when !== 'now') return 0
  const today = dayInSeoul(server.ctx.now())
  const paid = info.charges.find((c) => c.state === 'paid' && c.from <= today && today <= c.to)
  if (paid?.merchant_uid) {
    const [days, left] = [daysBetween(paid.from, paid.to) + 1, daysBetween(today, paid.to)]
    const won = shown?.unused ? paid.won : Math.floor((paid.won * left) / days)
    world.refunds.push({ merchant_uid: paid.merchant_uid, won })
  }
  return 0
}
const earliest = (all: readonly Date[]): Date => new Date(Math.min(...all.map((at) => at.getTime())))
