import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { reportBody } from '@jipsalpim/contract/areas/report/report.ts'
import { maskAssessment } from '@jipsalpim/engine/sharing/mask-assessment.ts'
import type { output } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { currentVersion, readableVersion } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { stepStatesOf } from '../queries.ts'
import { describeSources } from './describe-sources.ts'

type Masked = Omit<output<typeof reportBody>, 'report_seq' | 'order_seq' | 'stated' | 'shared'>

/** The current report of an order, as operators may see it: names, lot and unit masked. Null without one. */
export async function readMasked(ctx: Context, orderSeq: number): Promise<Masked | null> {
  const row = await currentVersion(ctx.db, orderSeq)
  if (!row?.ready_at) return null
  return {
    version: row.version,
    current: row.version,
    ready_at: row.ready_at.toISOString(),
    rule_pack: row.rule_pack ?? '',
    engine: row.engine ?? '',
    sources: describeSources(await stepStatesOf(ctx.db, row.judged_from ?? row.report_seq)),
    sample: ctx.settings.sandbox,
    assessment: maskAssessment(openAssessment(ctx, row)),
  }
}

/** One version of a report, masked as operators may see it; null once it was voided or erased. */
export async function readMaskedVersion(
  ctx: Pick<Context, 'db' | 'seal'>,
  reportSeq: number,
): Promise<Assessment | null> {
  const version = await readableVersion(ctx.db, reportSeq)
  return version ? maskAssessment(openAssessment(ctx, version)) : null
}
