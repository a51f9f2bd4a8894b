import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { cashScene } from '../cash-scene.ts'

export async function cashStory(server: TestServer): Promise<void> {
  const { orderByDeposit, orderByTransfer, deposit, giveAccount, askReceipt } = cashScene(() => server)
  const { token } = await signIn(server, { persona: true })
  const made = await orderByDeposit(token, null)
  await askReceipt(token, made.merchant_uid)
  await deposit(made.merchant_uid)
  await server.call('orderWithdraw', { merchant_uid: made.merchant_uid }, { token })
  await server.settle()
  await giveAccount(token, made.merchant_uid)
  const moved = await orderByTransfer(token, null)
  await askReceipt(token, moved.merchant_uid)
}
