import { noticeKinds } from '@jipsalpim/contract/areas/account/terms.ts'
import type { Context } from '../../kernel/context.ts'
import { isChoosable, type Channel } from './kinds.ts'
import { choicesOf } from './queries.ts'

/**
 * The kinds of message that this user gets, by channel, and whether they chose it. Nothing is pushed without their
 * consent.
 */
export async function readNotices(db: Context['db'], userSeq: number, agreed: { marketing: boolean; push: boolean }) {
  const choices = await choicesOf(db, userSeq)
  const channels: readonly Channel[] = agreed.push ? ['talk', 'push'] : ['talk']
  return channels.flatMap((channel) =>
    noticeKinds.map((kind) => {
      const off = choices.some((c) => c.kind === kind && c.channel === channel && !c.wanted)
      if (isChoosable(kind)) return { kind, channel, by: 'choice' as const, on: !off }
      if (kind === 'news') return { kind, channel, by: 'consent' as const, on: agreed.marketing }
      return { kind, channel, by: channel === 'push' ? ('consent' as const) : ('fixed' as const), on: true }
    }),
  )
}
