import type { loanRows } from '@jipsalpim/contract/areas/loan/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

/** A user has one stored result, and no call names it by a number. */
export const loanScenes = declareScenes<typeof loanRows>({})
