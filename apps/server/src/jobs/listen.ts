import type pg from 'pg'
import type { Logger } from 'pino'
import { checkListener } from '../../../../db/check-login.ts'
import { connect } from '../../../../db/connect.ts'

/** `payload`: that of a notification; null when some may have been missed. */
type Ear = (payload: string | null) => void
export type Listener = { on: (heard: Ear) => void; close: () => Promise<void> }

/**
 * Listens for notifications of one channel on its own connection, and reconnects when it breaks. Polling covers the
 * gap.
 */
export async function listen(url: string, channel: string, log: Logger): Promise<Listener> {
  const ears: Ear[] = []
  let closed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null

  const open = async (): Promise<void> => {
    const fresh = await connect({ url, application: 'listen', answerTimeoutMs: 0 })
    if (closed) return fresh.end()
    await checkListener(fresh)
    client = fresh
    fresh.on('notification', ({ payload }) => ears.forEach((ear) => ear(payload ?? null)))
    fresh.on('end', () => later())
    await fresh.query(`listen ${channel}`)
    // Jobs may have been queued while the connection was down.
    ears.forEach((ear) => ear(null))
  }
  const later = (): void => {
    if (closed) return
    timer = setTimeout(
      () =>
        open().catch((error: unknown) => {
          log.warn({ err: error }, 'not listening')
          later()
        }),
      1000,
    )
  }
  await open()
  return {
    on: (heard) => void ears.push(heard),
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
