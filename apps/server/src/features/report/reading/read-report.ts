import type { Output } from '@jipsalpim/contract/call.ts'
import type { reportOfUser, reportRead } from '@jipsalpim/contract/areas/report/report.ts'
import { stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { storedJson } from '../../../http/envelope.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { ownReadyReport, ownVersion, stepStatesOf, versionsAround } from '../queries.ts'
import { readForRealtor } from '../sharing/read-shared.ts'
import { assessmentPlace } from '../sealed-place.ts'
import { describeSources } from './describe-sources.ts'

/** A user's own report, as it was judged: never judged again when it is read. */
export const readReport: Action<typeof reportRead> = (ctx, { id }, user) => read(ctx, user.seq, id)
export const readReportOfUser: Action<typeof reportOfUser> = async (ctx, { id, realtor, version }, user) =>
  realtor === undefined
    ? read(ctx, user.seq, id, version)
    : { ...(await readForRealtor(ctx, id, realtor, user)), stated: nothingStated }

/** The tenant's answers beside the contract are not shown to others. */
const nothingStated = stated.parse({})

async function read(
  ctx: Context,
  userSeq: number,
  reportSeq: number,
  version?: number,
): Promise<Output<typeof reportRead>> {
  const { report, readyAt, current, assessment } = await openReport(ctx, userSeq, reportSeq, version)
  const steps = await stepStatesOf(ctx.db, report.judged_from ?? report.report_seq)
  return {
    report_seq: report.report_seq,
    order_seq: report.order_seq,
    version: report.version,
    current: current ?? report.version,
    ready_at: readyAt.toISOString(),
    rule_pack: report.rule_pack ?? '',
    engine: report.engine ?? '',
    sources: describeSources(steps),
    sample: ctx.settings.sandbox,
    stated: ctx.hooks.orders.stated(ctx, report),
    // Written by deliverReport from an Assessment.
    assessment: storedJson<Assessment>(assessment),
  }
}

/** A version of a user's own report, with its judgement as it is stored. */
export async function openReport(ctx: Context, userSeq: number, reportSeq: number, version?: number) {
  const { report, current } = await findVersion(ctx.db, userSeq, reportSeq, version)
  if (!report?.ready_at) throw new Fail('notFound')
  const assessment = report.assessment_sealed
    ? ctx.seal.openBytes(assessmentPlace(report.report_seq), report.assessment_sealed)
    : report.assessment
  if (assessment === null) throw new Fail('notFound')
  return { report, readyAt: report.ready_at, current, assessment }
}

/**
 * A link contains the number that it was made with: without `version` a superseded one leads to the current version.
 */
async function findVersion(db: Context['db'], userSeq: number, reportSeq: number, version?: number) {
  const asked = await ownReadyReport(db, userSeq, reportSeq)
  if (asked && (version === undefined || version === asked.version)) return { report: asked, current: asked.version }
  const around = await versionsAround(db, userSeq, reportSeq)
  const current = around.find((v) => v.state === 'ready')
  const wanted = version === undefined ? current : around.find((v) => v.version === version)
  return { report: wanted && (await ownVersion(db, userSeq, wanted.report_seq)), current: current?.version }
}
