import type { TxContext } from '../../kernel/context.ts'
import { devicesOf } from '../account/device/devices-of.ts'
import type { Channel } from './kinds.ts'
import { insertNotice, insertPushes, type NewNotice } from './queries.ts'

const EVERYWHERE = { talk: true, push: true }

/**
 * Sends a notice once: inserts the row and its job in the transaction of the fact. Returns its number, or null when it
 * was inserted before. `afterSeconds`: the delay before it is sent. `by`: the channels that the user has not turned off
 * for it.
 */
export async function postNotice(
  tx: TxContext,
  notice: NewNotice,
  { afterSeconds = 0, by = EVERYWHERE }: { afterSeconds?: number; by?: Record<Channel, boolean> } = {},
): Promise<{ notice_seq: number } | null> {
  const made = await insertNotice(tx.db, notice, by.talk ? 'pending' : 'not-wanted')
  if (!made) return null
  const [devices] = await Promise.all([
    by.push ? devicesOf(tx, notice.user_seq) : [],
    by.talk && tx.enqueue('message.send', made, { key: `notice:${made.notice_seq}`, afterSeconds }),
  ])
  for (const push of devices.length === 0 ? [] : await insertPushes(tx.db, made.notice_seq, devices))
    await tx.enqueue('message.push', { ...made, ...push }, { key: `push:${push.push_seq}`, afterSeconds })
  return made
}
