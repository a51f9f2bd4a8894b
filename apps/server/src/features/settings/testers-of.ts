import { TESTERS_FLAG } from '@jipsalpim/contract/areas/settings/testers-flag.ts'
import type { Context } from '../../kernel/context.ts'
import { newestFlag } from './queries.ts'

/** The internal testers, from the newest list of an operator. */
export const testersOf = async (db: Context['db']): Promise<readonly number[]> =>
  (await newestFlag(db, TESTERS_FLAG))?.target.users ?? []
