import { steppedDown } from '../../../../db/limits.ts'
import { loginNames } from '../../../../db/login-names.ts'
import type { Env } from './env.ts'

/** The connection of api and worker: the app login, or the owner's with the app role. */
export function appUrlOf(env: Pick<Env, 'appUrl' | 'ownerUrl'>): string {
  if (env.appUrl) return env.appUrl
  if (env.ownerUrl) return steppedDown(env.ownerUrl, loginNames.app)
  throw new Error('DATABASE_URL is not set: a process of one role needs the database that the others use.')
}
