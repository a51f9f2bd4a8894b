import { expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()
const person = async () => (await signIn(server(), { persona: true })).token

/** The user's report of the same home, with its previous result. */
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

it('what changed on the register since then is told in won, and nobody else learns of it', async () => {
  const [mine, other] = [await person(), await person()]
  const first = await delivered(mine)
  expect(await server().call('reportChanges', { id: first.report_seq }, { token: mine })).toMatchObject({
    code: 0,
    data: null,
  })
  const { data: own } = await server().call('reportOfUser', { id: first.report_seq }, { token: mine })
  const no = own.assessment.register.uniqueNo ?? expect.fail()
  const entry = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 }
  await server().control(`register/${no}/events`, { kind: 'registered', entry })
  await server().setClock(new Date(Date.now() + 3 * 86_400_000))
  const again = await delivered(mine)
  const read = await server().call('reportChanges', { id: again.report_seq }, { token: mine })
  const data = read.data ?? expect.fail()
  expect([data.before.report_seq, data.after.report_seq]).toEqual([first.report_seq, again.report_seq])
  expect(data.before.input_sha256).not.toBe(data.after.input_sha256)
  const judgement = data.judgement ?? expect.fail()
  expect(judgement.changes.map((c) => c.change.kind)).toContain('right-added')
  expect(judgement.changes[0]?.effect?.likely).toBeLessThan(0)
  expect((await server().call('reportChanges', { id: again.report_seq }, { token: other })).code).toBe(9004)
  await server().setClock(null)
})
