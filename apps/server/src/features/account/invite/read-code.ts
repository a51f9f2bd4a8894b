import { randomInt } from 'node:crypto'
import type { userInviteCode } from '@jipsalpim/contract/areas/account/invite.ts'
import type { Action } from '../../../kernel/serve.ts'
import { insertCode, liveCode } from './queries.ts'

/** Without letters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const DAYS = 90
const TRIES = 5

export const readInviteCode: Action<typeof userInviteCode> = async (ctx, _, user) => {
  const invitation = ({ code, expires_at }: { code: string; expires_at: Date }) => ({
    code,
    expires_at: expires_at.toISOString(),
  })
  const live = await liveCode(ctx.db, user.seq)
  if (live) return invitation(live)
  for (let i = 0; i < TRIES; i++) {
    const made = await insertCode(ctx.db, newCode(), user.seq, DAYS)
    if (made) return invitation(made)
  }
  throw new Error('no free invite code in five draws of 2^40')
}

const newCode = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
