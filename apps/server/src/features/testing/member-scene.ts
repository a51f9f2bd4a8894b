import { expect } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { count, pass } from './scenes.ts'
import { verifyPhone, type Applicant } from './verification-scene.ts'

const NOTICE_DAYS = 4

/** Users who join, verify their identity, and withdraw, on the server of their file. */
export const memberScene = (server: () => TestServer) => ({
  fresh: async (): Promise<string> => (await signIn(server())).token,
  verify: async (token: string, who: Applicant) => {
    const { data } = await verifyPhone(server(), token, who)
    return server().call('mobileChange', { user_verify_seq: data.user_verify_seq }, { token })
  },
  /** Withdraws and waits until the account is deleted: afterwards the clock is some days later. */
  leave: async (token: string): Promise<void> => {
    const { data } = await server().call('userInfo', {}, { token })
    expect((await server().call('withdrawalAsk', { reason: 'not-needed' }, { token })).code).toBe(0)
    await pass(server(), NOTICE_DAYS * 86_400)
    await server().ctx.enqueue('account.withdrawals', {}, { key: 'schedule' })
    await expect
      .poll(() => count(server(), 'account_user where user_seq = $1 and gone_at is not null', [data.user_seq]), {
        timeout: 15_000,
      })
      .toBe(1)
    await server().settle()
  },
})
