import type { loanRows } from '@jipsalpim/contract/areas/loan/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

/** A person has one kept result, and names it nowhere. */
export const loanScenes = declareScenes<typeof loanRows>({})
