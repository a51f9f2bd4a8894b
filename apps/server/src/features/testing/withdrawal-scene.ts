import { expect } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { count, pass } from './scenes.ts'

/** Advances the clock by this many days and starts the nightly jobs. */
export async function nightAfter(server: TestServer, days: number): Promise<void> {
  await pass(server, days * 24 * 3600)
  for (const job of ['account.withdrawals', 'account.retention'] as const)
    await server.ctx.enqueue(job, {}, { key: 'schedule' })
}

/** Waits until the user is deleted: three days later, after the nightly jobs. */
export async function waitUntilGone(server: TestServer, userSeq: number): Promise<void> {
  await nightAfter(server, 4)
  await expect
    .poll(() => count(server, 'account_user where user_seq = $1 and gone_at is not null', [userSeq]), {
      timeout: 15_000,
    })
    .toBe(1)
  await server.settle()
}
