import { areas } from './areas.ts'
import { fold } from './fold.ts'

/** Every call that exists. The areas' files add the schemas to these rows; the client needs only the rows. */
export const callTable = fold(areas, 'rows')
export type CallName = keyof typeof callTable
