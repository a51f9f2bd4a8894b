import type { calls } from '@jipsalpim/contract/calls.ts'
import type { Merged } from '@jipsalpim/contract/fold.ts'
import { account } from '../features/account/area.ts'
import { address } from '../features/address/area.ts'
import { campaign } from '../features/campaign/area.ts'
import { coupon } from '../features/coupon/area.ts'
import { experiment } from '../features/experiment/area.ts'
import { loan } from '../features/loan/area.ts'
import { message } from '../features/message/area.ts'
import { operator } from '../features/operator/area.ts'
import { order } from '../features/order/area.ts'
import { payment } from '../features/payment/area.ts'
import { points } from '../features/points/area.ts'
import { preview } from '../features/preview/area.ts'
import { report } from '../features/report/area.ts'
import { subscribe } from '../features/subscribe/area.ts'
import { settings } from '../features/settings/area.ts'
import { shell } from '../features/shell/area.ts'
import { ticket } from '../features/ticket/area.ts'
import { tracking } from '../features/tracking/area.ts'
import { verification } from '../features/verification/area.ts'
import type { FastifyInstance } from 'fastify'
import { platformJobs } from '../jobs/platform-jobs.ts'
import type { Context } from '../kernel/context.ts'
import type { Hooks } from '../kernel/hooks.ts'
import type { AnyJob } from '../kernel/job.ts'
import type { Folded, Manifest, PageHead } from '../kernel/manifest.ts'
import type { Area } from '../kernel/serve.ts'

/** Every area, in the order in which a user is deleted: the account itself comes last. */
const manifests = [
  report,
  payment,
  subscribe,
  order,
  loan,
  message,
  coupon,
  ticket,
  points,
  campaign,
  experiment,
  tracking,
  operator,
  preview,
  verification,
  account,
  address,
  settings,
  shell,
] as const satisfies readonly Manifest[]

/** A call of the contract without a manifest that serves it does not compile; the error names its area. */
type Served<M> = M extends { serves: infer S } ? keyof S : never
type None<T extends never> = T
export type Unserved = None<Exclude<keyof typeof calls, Served<(typeof manifests)[number]>>>

const all: readonly Manifest[] = manifests

export type Areas = {
  areas: Readonly<Record<string, Area>>
  jobs: readonly AnyJob[]
  routes: readonly ((app: FastifyInstance, ctx: Context) => void)[]
  heads: readonly PageHead[]
  folded: Folded
  hooks: Hooks
}

type HooksOf<M> = M extends { hooks: infer H } ? H : never
/**
 * The hooks that the manifests implement, each with its own type. A hook without an implementation does not compile.
 */
const hooksOf = (of: readonly Manifest[]): Merged<HooksOf<(typeof manifests)[number]>> =>
  Object.assign({}, ...of.map((m) => m.hooks))

/** All areas together: everything that the product serves and runs. */
export const areas: Areas = {
  areas: Object.assign({}, ...all.map((m) => m.serves)) as Areas['areas'],
  jobs: [...platformJobs, ...all.flatMap((m) => m.jobs ?? [])],
  routes: all.flatMap((m) => m.routes ?? []),
  heads: all.flatMap((m) => m.heads ?? []),
  folded: {
    personalData: all.flatMap((m) => m.personalData ?? []),
    sweeps: Object.assign({}, ...all.map((m) => m.sweeps)) as Folded['sweeps'],
    dropSpent: all.flatMap((m) => m.dropSpent ?? []),
    admits: all.flatMap((m) => m.admits ?? []),
    metrics: all.flatMap((m) => m.metrics ?? []),
    sessions: account.sessions,
  },
  hooks: hooksOf(all),
}
