import type { TxContext } from '../../kernel/context.ts'
import { devicesOf } from '../account/device/devices-of.ts'
import { insertNotice, insertPushes, type NewNotice } from './queries.ts'

/**
 * Sends a notice once: inserts the row and its job in the transaction of the fact. Returns its number, or null when it
 * was inserted before. `afterSeconds`: the delay before it is sent.
 */
export async function postNotice(
  tx: TxContext,
  notice: NewNotice,
  afterSeconds = 0,
): Promise<{ notice_seq: number } | null> {
  const made = await insertNotice(tx.db, notice)
  if (!made) return null
  const [devices] = await Promise.all([
    devicesOf(tx, notice.user_seq),
    tx.enqueue('message.send', made, { key: `notice:${made.notice_seq}`, afterSeconds }),
  ])
  for (const push of devices.length === 0 ? [] : await insertPushes(tx.db, made.notice_seq, devices))
    await tx.enqueue('message.push', { ...made, ...push }, { key: `push:${push.push_seq}`, afterSeconds })
  return made
}
