import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { State, States } from './states/state.ts'

const files = globSync(fileURLToPath(new URL('states/*.ts', import.meta.url))).filter((f) => !f.endsWith('state.ts'))
/** What a file of states exports: the states of its area's places. */
const statesIn = async (file: string): Promise<States> =>
  Object.assign({}, ...Object.values((await import(file)) as Record<string, States>))

/**
 * What each place needs to be shown: its states, where one plain visit (by the owner of a report where a login is
 * required) does not show the place, or not all of it. The areas' own, every file of `states`.
 */
export const states: Partial<Record<RouteName, readonly State[]>> = Object.assign(
  {},
  ...(await Promise.all(files.map(statesIn))),
)
