import { noticeKinds } from '@jipsalpim/contract/terms.ts'
import type { Context } from '../../main/context.ts'
import { isChoosable } from './kinds.ts'
import { choicesOf } from './queries.ts'

/** Which kinds of message this person is sent, and whose word that is. */
export async function readNotices(db: Context['db'], userSeq: number, marketing: boolean) {
  const choices = await choicesOf(db, userSeq)
  return noticeKinds.map((kind) => {
    const off = choices.some((c) => c.kind === kind && c.channel === 'talk' && !c.wanted)
    const by = isChoosable(kind) ? ('choice' as const) : kind === 'news' ? ('consent' as const) : ('fixed' as const)
    return { kind, channel: 'talk' as const, by, on: by === 'consent' ? marketing : !off }
  })
}
