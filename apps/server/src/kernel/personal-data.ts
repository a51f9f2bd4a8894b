import type { obstacleKinds } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, TxContext } from './context.ts'

/** A table with users' rows, and the condition for one user's. */
export type OwnTable = {
  table: string
  /** The primary key, with which the row's cells are encrypted. */
  key: string
  whose: (userSeq: number) => RawBuilder<boolean>
  /** Columns that are not exported to the user, and why: hashes, and other users' data. */
  untold?: Readonly<Record<string, string>>
}
export type Obstacle = { kind: (typeof obstacleKinds)[number]; count: number }
/**
 * A record that another law requires after the user's deletion. `ref` identifies the fact: inserted twice it is stored
 * once.
 */
export type ApartRecord = { ref: string; kind: string; body: Readonly<Record<string, unknown>>; until: string }

/**
 * The personal data of an area. Every area with a table of users' rows has one; a test compares them with the database.
 */
export type PersonalData = {
  area: string
  tables: readonly OwnTable[]
  /** What the user must finish before they can withdraw. */
  inTheWay?: (db: Context['db'], userSeq: number) => Promise<readonly Obstacle[]>
  /** The user's own documents, by hash. */
  files?: (db: Context['db'], userSeq: number) => Promise<readonly string[]>
  apart?: (tx: TxContext, userSeq: number) => Promise<readonly ApartRecord[]>
  /** Removes the user from the rows, by deleting or emptying them. Returns how many; a repeat returns 0. */
  forget: (tx: TxContext, userSeq: number) => Promise<number>
}

export const byUser = (userSeq: number): RawBuilder<boolean> => sql<boolean>`user_seq = ${userSeq}`
export const byOrder = (userSeq: number): RawBuilder<boolean> =>
  sql<boolean>`order_seq in (select order_seq from order_order where user_seq = ${userSeq})`

/** For areas whose rows identify a user only by number: after the deletion the number identifies no person. */
export const nothingToForget = async (): Promise<number> => 0
