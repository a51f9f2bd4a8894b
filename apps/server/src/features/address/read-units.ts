import type { addressUnits } from '@jipsalpim/contract/areas/address/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { listUnits } from './list-units.ts'
import { openHit } from './sign-hit.ts'

export const readUnits: Action<typeof addressUnits> = async (ctx, { key, dong }) => {
  const hit = openHit(key, ctx.settings.signingKey)
  if (!hit) throw new Fail('invalidInput', { key: 'not-ours' })
  const found = await listUnits(ctx, hit, dong || null)
  if (!found) throw new Fail('tryLater')
  return { dongs: [...found.dongs], units: [...found.units], source: found.source }
}
