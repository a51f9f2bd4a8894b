import type { addressHit, addressSearch } from '@jipsalpim/contract/areas/address/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { z } from 'zod'
import { Fail, type Action } from '../../kernel/serve.ts'
import { namePlace } from './name-place.ts'
import { signHit } from './sign-hit.ts'

export const searchAddress: Action<typeof addressSearch> = async (ctx, { keyword, page }) => {
  const answer = await ctx.address.search(keyword, page)
  if (answer.ok) {
    const { total, page: at, hits } = answer.value
    return { total, page: at, hits: hits.map((hit) => presentHit(hit, ctx.settings.signingKey)), note: 'none' }
  }
  if (answer.kind !== 'refused') {
    ctx.log.warn({ why: answer.message }, 'address search: no answer')
    throw new Fail('tryLater')
  }
  if (answer.reason === 'too-short' || answer.reason === 'bad-characters')
    throw new Fail('invalidInput', { keyword: answer.reason })
  return nothing(page, answer.reason)
}

const nothing = (page: number, note: 'too-vague' | 'beyond-range'): Output<typeof addressSearch> => ({
  total: 0,
  page,
  hits: [],
  note,
})

const presentHit = (hit: AddressHit, key: Uint8Array): z.output<typeof addressHit> => ({
  key: signHit(hit, key),
  ...namePlace(hit),
  zip: hit.zip,
  multi: hit.multi,
})
