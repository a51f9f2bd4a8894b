import type { AreaName } from '@jipsalpim/contract/areas.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Hooks } from './hooks.ts'
import type { AnyJob } from './job.ts'
import type { PersonalData } from './personal-data.ts'
import type { Area, User } from './serve.ts'

/** Asked before a person's call runs, in the order of the manifests; refuses by a Fail. */
export type Admit = (ctx: Context, asked: { name: string; call: Call; input: unknown; user: User }) => Promise<void>

/** Deletes at most `limit` of what is older than the rule's period; how many. Called until it is fewer. */
export type Sweep = (db: Context['db'], limit: number, period: string) => Promise<number>

/** A figure for /metrics, read from the database each time: a value for each of the labels. */
export type Metric = {
  name: string
  help: string
  label: string
  labels: readonly string[]
  read: (db: Context['db']) => Promise<Readonly<Record<string, number>>>
}

/** What the session of a call needs of the area that owns sessions. */
export type Sessions = {
  /** A token was used that another one of the same session replaced long ago: it was copied. */
  endReplayed: (ctx: Context, userSeq: number, sessionSeq: number) => Promise<unknown>
  noteUse: (ctx: Context, sessionSeq: number) => Promise<unknown>
  noteToken: (ctx: Context, sessionSeq: number, tokenHash: Buffer) => Promise<unknown>
}

/** All that an area brings to the server. `main/areas.ts` folds the manifests and knows nothing else of an area. */
export type Manifest = {
  /** The calls by the contract's name of their area. */
  serves?: { readonly [A in AreaName]?: Area }
  jobs?: readonly AnyJob[]
  /** Webhooks and returns of outside services: routes that are no calls. Each in a scope of its own. */
  routes?: readonly ((app: FastifyInstance, ctx: Context) => void)[]
  /** What it holds of a person: every area with a table of persons has one. */
  personalData?: PersonalData
  /** By the id of the row in the retention table that each carries out. */
  sweeps?: Readonly<Record<string, Sweep>>
  /** Deletes what is used up; every minute. */
  dropSpent?: (ctx: Context) => Promise<void>
  admits?: readonly Admit[]
  metrics?: readonly Metric[]
  sessions?: Sessions
  /** What areas below ask of this one. */
  hooks?: Partial<Hooks>
}
export const manifest = <const M extends Manifest>(m: M): M => m

/** What the areas bring together, as actions and jobs reach it by their context. */
export type Folded = {
  personalData: readonly PersonalData[]
  sweeps: Readonly<Record<string, Sweep>>
  dropSpent: readonly ((ctx: Context) => Promise<void>)[]
  admits: readonly Admit[]
  metrics: readonly Metric[]
  sessions: Sessions
}
declare module './hooks.ts' {
  interface AreaFacts extends Folded {}
}
