import { areas } from './areas.ts'
import { fold } from './fold.ts'

/** Every call that exists. The schemas hang on these rows in the areas' files; the client needs only this. */
export const callTable = fold(areas, 'rows')
export type CallName = keyof typeof callTable
