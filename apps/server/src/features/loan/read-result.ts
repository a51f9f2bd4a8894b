import type { loanKept } from '@jipsalpim/contract/areas/loan/calls.ts'
import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import type { Action } from '../../kernel/serve.ts'
import { bodyPlace, type StoredBody, presentStored } from './stored-body.ts'
import { resultOf } from './queries.ts'

export const readResult: Action<typeof loanKept> = async (ctx, _, user) => {
  const row = await resultOf(ctx.db, user.seq)
  if (!row?.body_sealed) return null
  // encrypted by saveResult
  const body = JSON.parse(ctx.seal.openPacked(bodyPlace(row), row.body_sealed).reveal()) as StoredBody
  return { ...presentStored(row, body.products), answers: body.answers, stale: row.pack !== loanPackId() }
}
