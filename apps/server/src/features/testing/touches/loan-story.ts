import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import { ordinary } from '@jipsalpim/engine/loan/samples/personas.ts'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'

/** The answers to the loan questions are stored and deleted. */
export async function loanStory(server: TestServer): Promise<void> {
  const { token } = await signIn(server)
  const { on: _, ...answers } = ordinary
  await server.call('loanKeep', { answers, pack: loanPackId(), consent: true }, { token })
  await server.call('loanForget', {}, { token })
}
