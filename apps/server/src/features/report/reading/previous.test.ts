import { expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()
const person = async () => (await signIn(server(), { persona: true })).token

/** The user's report of the one home, with its previous result. */
async function delivered(token: string) {
  const { merchant_uid } = await makePaidOrder(server(), token)
  await server().settle()
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  return { report_seq, told: (await server().call('reportPrevious', { id: report_seq }, { token })).data }
}

it('somebody else’s report of the same home is nobody’s previous one', async () => {
  const [mine, theirs] = [await person(), await person()]
  const first = await delivered(mine)
  const between = await delivered(theirs)
  const again = await delivered(mine)
  expect([first.told.previous, between.told.previous]).toEqual([null, null])
  expect(again.told.previous).toMatchObject({ report_seq: first.report_seq })
})
