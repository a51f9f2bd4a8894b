import type { AreaName } from '@jipsalpim/contract/call-table.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Hooks } from './hooks.ts'
import type { AnyJob } from './job.ts'
import type { PersonalData } from './personal-data.ts'
import type { Area, User } from './serve.ts'

/** Called before a user's call runs, in the order of the manifests; refuses by a Fail. */
export type Admit = (ctx: Context, asked: { name: string; call: Call; input: unknown; user: User }) => Promise<void>

/**
 * Deletes at most `limit` rows older than the rule's period; returns how many. Repeated until it deletes fewer.
 * Deletions outside the database are queued and committed with it.
 */
export type Sweep = (db: Context['db'], limit: number, period: string, enqueue: Context['enqueue']) => Promise<number>

/** A figure for /metrics, read from the database each time: a value for each of the labels. */
export type Metric = {
  name: string
  help: string
  label: string
  labels: readonly string[]
  read: (db: Context['db']) => Promise<Readonly<Record<string, number>>>
}

/**
 * Meta tags in a page for clients that run no scripts: messengers that draw a preview, search engines. Null if the URL
 * has none of its own; otherwise the page is not indexed, and its URL is not sent as a referrer.
 */
export type PageHead = {
  path: string
  tags: (ctx: Context, query: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>> | null>
}

/** What HTTP needs from the area that owns sessions. */
export type Sessions = {
  /** A token was used that another token of the same session replaced long ago: it is a copy. */
  endReplayed: (ctx: Context, userSeq: number, sessionSeq: number) => Promise<unknown>
  noteUse: (ctx: Context, sessionSeq: number) => Promise<unknown>
  noteToken: (ctx: Context, sessionSeq: number, tokenHash: Buffer) => Promise<unknown>
}

/**
 * Everything that an area contributes to the server. `main/areas.ts` combines the manifests and uses nothing else of an
 * area.
 */
export type Manifest = {
  /** The calls, by the contract's name of their area. */
  serves?: { readonly [A in AreaName]?: Area }
  jobs?: readonly AnyJob[]
  /** Webhooks and returns of outside services: routes that are not calls. Each in its own scope. */
  routes?: readonly ((app: FastifyInstance, ctx: Context) => void)[]
  heads?: readonly PageHead[]
  /** The area's personal data: every area with a table of users' rows has one. */
  personalData?: PersonalData
  /** By the id of the row in the retention table. */
  sweeps?: Readonly<Record<string, Sweep>>
  /** Deletes used-up rows; called every minute. */
  dropSpent?: (ctx: Context) => Promise<void>
  admits?: readonly Admit[]
  metrics?: readonly Metric[]
  sessions?: Sessions
  /** The functions for areas below. */
  hooks?: Partial<Hooks>
}
export const manifest = <const M extends Manifest>(m: M): M => m

/** The combined manifests, as actions and jobs use them through their context. */
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
