import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeHistory } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { stayedSince } from '../moving/stays.ts'
import { openPrint } from '../judging/registers.ts'
import { lastPrint, ownWatches, type EventRow } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { judgedChanges } from './reading-queries.ts'

type Entries = Output<typeof subscribeHistory>['entries']

/** The entries of 갑구 and 을구 in the last register, cancelled ones too. */
export const readHistory: Action<typeof subscribeHistory> = async (ctx, { id }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  const print = await lastPrint(ctx.db, watch.home_seq)
  const register = openPrint(ctx, print)
  const effects = effectsOf(
    (await judgedChanges(ctx.db, watch.watch_seq, watch.home_seq)).map((row) => ({
      ...row,
      judgement: openJudgement(ctx, row),
    })),
  )
  return {
    read_at: register && print ? print.read_at.toISOString() : null,
    entries: register ? entriesOf(register, dayInSeoul(stayedSince(watch)), effects) : [],
    sample: ctx.settings.sandbox,
  }
}

type Judged = { alert_seq: number; kind: EventRow['kind']; judgement: ChangeJudgement | null }
type Effect = { effect: NonNullable<Entries[number]['effect']>; isOld: boolean }
type Effects = ReadonlyMap<string, Effect>

/** By the id of the entry that made the change; of an entry in several alerts, the first one counts. */
const effectsOf = (newestFirst: readonly Judged[]): Effects =>
  new Map(
    newestFirst.flatMap(({ alert_seq, kind, judgement }) =>
      (judgement?.changes ?? []).flatMap(({ change, effect }) =>
        change.entries
          .slice(0, 1)
          .flatMap(({ entry }): [string, Effect][] =>
            entry === null
              ? []
              : [[entry, { effect: { won: effect?.likely ?? null, alert_seq }, isOld: kind === 'since-report' }]],
          ),
      ),
    ),
  )

function entriesOf(register: RegisterDocument, begun: string, effects: Effects): Entries {
  return resolveRegister(register).entries.map((entry) => {
    const found = effects.get(entry.id)
    return {
      section: entry.section,
      rank: entry.rank,
      title: entry.purpose,
      content: entry.lines.join(' '),
      date: entry.receivedAt,
      receipt_no: entry.receiptNo,
      struck: entry.cancelled,
      // Of an entry of the first day only its alert tells whether it came before the watch or after.
      since: (entry.receivedAt !== null && entry.receivedAt > begun) || found?.isOld === false,
      effect: found?.effect ?? null,
    }
  })
}
