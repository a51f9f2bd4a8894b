import { send } from './client.ts'
import { isLoggedIn } from './session.ts'

const MARKS = ['nz_source', 'nz_medium', 'nz_campaign'] as const
const TOLD = 'nz_told'

/** Tells the server where the person came from, once a visit; what was told at the first sign-up stays. */
export async function tellSignup(): Promise<void> {
  const [nz_source, nz_medium, nz_campaign] = MARKS.map((mark) => sessionStorage.getItem(mark))
  const marks = { nz_source: nz_source ?? null, nz_medium: nz_medium ?? null, nz_campaign: nz_campaign ?? null }
  const said = JSON.stringify(marks)
  if (!isLoggedIn() || sessionStorage.getItem(TOLD) === said || Object.values(marks).every((m) => m === null)) return
  const reply = await send('campaignSignup', marks)
  if (reply.ok) sessionStorage.setItem(TOLD, said)
}
