import { createHash } from 'node:crypto'
import type { userExperiment } from '@jipsalpim/contract/areas/experiment/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { armsOf } from './experiments.ts'
import { armOf, saveArm, onlyArm } from './queries.ts'

/**
 * The arm assigned before; with `create`, one is drawn from the id and stored. Logging in keeps the device's arm. Once
 * an operator has chosen one for everybody, it is returned to everybody and no more are assigned.
 */
export const assignArm: Action<typeof userExperiment> = async (ctx, { domain, type, create, device }, user) => {
  const arms = armsOf(domain, type)
  if (!arms) throw new Fail('notFound')
  const only = await onlyArm(ctx.db, domain, type)
  if (only !== null) return { domain, type, arm: only }
  const own = user ? `user:${user.seq}` : null
  const ofDevice = device === undefined ? null : `device:${hash(device).toString('base64url')}`
  const seen =
    (own && (await armOf(ctx.db, domain, type, own))) ?? (ofDevice && (await armOf(ctx.db, domain, type, ofDevice)))
  const subject = own ?? ofDevice
  if (subject === null || (seen === null && create === 'N')) return { domain, type, arm: seen }
  const arm = seen ?? drawn(arms, `${domain}/${type}/${subject}`)
  return { domain, type, arm: create === 'Y' ? await saveArm(ctx.db, { domain, type, subject, arm }) : arm }
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Depends on the id only: the same user would draw the same arm again. */
const drawn = (arms: readonly string[], name: string): string => {
  const arm = arms[hash(name).readUInt32BE(0) % arms.length]
  if (arm === undefined) throw new Error('an experiment without arms')
  return arm
}
