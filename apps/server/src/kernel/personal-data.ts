import type { obstacleKinds } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, TxContext } from './context.ts'

/** A table with rows of persons, and which of them are one person's. */
export type OwnTable = {
  table: string
  /** The primary key: what a sealed cell of the row is sealed for. */
  key: string
  whose: (userSeq: number) => RawBuilder<boolean>
  /** Columns that the person is not told, and why: hashes, and what is another's. */
  untold?: Readonly<Record<string, string>>
}
export type Obstacle = { kind: (typeof obstacleKinds)[number]; count: number }
/** What another law wants kept when the person is gone. `ref` names the fact: handed in twice it is kept once. */
export type ApartRecord = { ref: string; kind: string; body: Readonly<Record<string, unknown>>; until: string }

/** What an area holds of a person. Every area with a table of persons has one; a test compares with the database. */
export type PersonalData = {
  area: string
  tables: readonly OwnTable[]
  /** What the person has to bring to an end before he can go. */
  inTheWay?: (db: Context['db'], userSeq: number) => Promise<readonly Obstacle[]>
  /** Documents of the person's own, by their hash. */
  files?: (db: Context['db'], userSeq: number) => Promise<readonly string[]>
  apart?: (tx: TxContext, userSeq: number) => Promise<readonly ApartRecord[]>
  /** Takes the person out of the rows, by deleting or emptying them. How many; again it is none. */
  forget: (tx: TxContext, userSeq: number) => Promise<number>
}

export const byUser = (userSeq: number): RawBuilder<boolean> => sql<boolean>`user_seq = ${userSeq}`
export const byOrder = (userSeq: number): RawBuilder<boolean> =>
  sql<boolean>`order_seq in (select order_seq from order_order where user_seq = ${userSeq})`

/** For areas whose rows name a person by his number alone: with the person gone it is nobody's. */
export const nothingToForget = async (): Promise<number> => 0
