import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Danger } from './danger.ts'
import type { LandRight } from './display.ts'
import type { Draft, Section } from './draft.ts'

/** A home that a user can check: its location, the landlord's terms, and its register. */
export type Home = {
  id: string
  site: number
  dong: string | null
  /** The unit, or a room of a house; null for a whole house. */
  ho: string | null
  carries: readonly Danger[]
  /** The landlord's terms. */
  deposit: Won
  rent: Won
  /** Entries of the decisive record: the unit's, or the building's. */
  acts: readonly Draft[]
  /** Entries of the land's record, if they differ from the house's. */
  landActs: readonly Draft[] | null
  landRight: LandRight
  /** 다가구: sum of the other tenants' deposits, if the landlord shows the list of fixed dates. */
  otherDeposits: Won | null
  /** An application that the registry has not processed yet. */
  pending: { section: Section; purpose: string } | null
}

type Rest = Partial<Pick<Home, 'dong' | 'rent' | 'landActs' | 'landRight' | 'otherDeposits' | 'pending'>>

/** Takes 만원 and stores won, so that a row is easy to read. */
export const home = (
  id: string,
  site: number,
  ho: string | null,
  carries: readonly Danger[],
  depositMan: number,
  acts: readonly Draft[],
  rest: Rest = {},
): Home => ({
  id,
  site,
  ho,
  carries,
  deposit: depositMan * 10_000,
  acts,
  dong: null,
  rent: 0,
  landActs: null,
  landRight: 'clean',
  otherDeposits: null,
  pending: null,
  ...rest,
})

export const man = (n: number): Won => n * 10_000
