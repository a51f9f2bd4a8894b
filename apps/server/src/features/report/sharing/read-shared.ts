import type { Output } from '@jipsalpim/contract/call.ts'
import type { shareLook, shareRead } from '@jipsalpim/contract/areas/report/share.ts'
import type { reportBody } from '@jipsalpim/contract/areas/report/report.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { maskAssessment } from '@jipsalpim/engine/sharing/mask-assessment.ts'
import { keepParts, shareParts, type SharePart } from '@jipsalpim/engine/sharing/share-parts.ts'
import { addDays, dayInSeoul, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import type { output } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { storedJson } from '../../../http/envelope.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { stepStatesOf } from '../queries.ts'
import { describeSources } from '../reading/describe-sources.ts'
import { assessmentPlace } from '../sealed-place.ts'
import { findShare } from './find-share.ts'
import { isPreviewAgent } from './preview-agents.ts'
import { sharePlace } from './share-place.ts'
import { countView, judgementOf, type LiveShare } from './share-queries.ts'

/** Returns when it was shared and whether it can be opened; nothing about the home. */
export const readShareState: Action<typeof shareLook> = async (ctx, { id }, user) => {
  const share = await findShare(ctx, id, user)
  return {
    made_at: share.created_at.toISOString(),
    age_days: ageOf(ctx, share),
    state: 'live',
    needs: share.realtor_seq === null ? 'none' : 'login',
  }
}

export const readShared: Action<typeof shareRead> = async (ctx, { document, realtor }, user) =>
  readAndCount(ctx, await findShare(ctx, document ?? realtor ?? '', user), user)

/** The share of this key; the access is counted. */
export async function openShare(ctx: Context, key: string, user: User | null): Promise<LiveShare> {
  const share = await findShare(ctx, key, user)
  await count(ctx, share, user)
  return share
}

/** With the buyer's own numbers, for a realtor who requests it by the report's number with their key. */
export async function readForRealtor(
  ctx: Context,
  reportSeq: number,
  key: string,
  user: User,
): Promise<Output<typeof shareRead> & Pick<output<typeof reportBody>, 'report_seq' | 'order_seq'>> {
  const share = await findShare(ctx, key, user)
  if (share.report_seq !== reportSeq) throw new Fail('shareEnded')
  return { report_seq: share.report_seq, order_seq: share.order_seq, ...(await readAndCount(ctx, share, user)) }
}

/** Returned only once it is counted; both run in parallel. */
async function readAndCount(ctx: Context, share: LiveShare, user: User | null): Promise<Output<typeof shareRead>> {
  const [seen] = await Promise.all([describeShared(ctx, share, user), count(ctx, share, user)])
  return seen
}

async function count(ctx: Context, share: LiveShare, user: User | null): Promise<void> {
  if (share.user_seq === user?.seq || isPreviewAgent(ctx.agent)) return
  const viewer = user === null ? 'guest' : share.realtor_seq === user.seq ? 'realtor' : 'user'
  await countView(ctx.db, { share: share.share_seq, viewer })
}

async function describeShared(ctx: Context, share: LiveShare, reader: User | null): Promise<Output<typeof shareRead>> {
  if (!share.ready_at) throw new Fail('shareEnded')
  return {
    version: share.version,
    // `shared.changed` shows that there is a newer version, without its number
    current: share.version,
    ready_at: share.ready_at.toISOString(),
    rule_pack: share.rule_pack ?? '',
    engine: share.engine ?? '',
    sources: describeSources(await stepStatesOf(ctx.db, share.judged_from ?? share.report_seq)),
    sample: ctx.settings.sandbox,
    shared: {
      parts: partsOf(share),
      shared_at: share.created_at.toISOString(),
      until: untilDay(share.until_at),
      age_days: ageOf(ctx, share),
      changed: share.changed,
      sign:
        reader !== null && share.realtor_seq === reader.seq
          ? { share_seq: share.share_seq, signed_at: share.signed_at?.toISOString() ?? null }
          : null,
    },
    // Written by createShare from an Assessment.
    assessment: storedJson<Assessment>(await maskedBody(ctx, share)),
  }
}

export const maskedOf = (a: Assessment, parts: readonly SharePart[]): Assessment => keepParts(maskAssessment(a), parts)
export const partsOf = (share: Pick<LiveShare, 'parts'>): SharePart[] =>
  shareParts.filter((part) => share.parts.includes(part))

/** The content of the share, masked and cut: as stored when the share was made, otherwise made now. */
export async function maskedBody(ctx: Pick<Context, 'db' | 'seal'>, share: LiveShare): Promise<Buffer | string> {
  if (share.masked_sealed !== null)
    return ctx.seal.openBytes(sharePlace('masked_sealed', share.share_seq), share.masked_sealed)
  return JSON.stringify(maskedOf(await openAssessment(ctx, share), partsOf(share)))
}

// written by deliverReport from an Assessment
export const openAssessment = async (
  ctx: Pick<Context, 'db' | 'seal'>,
  share: Pick<LiveShare, 'report_seq'>,
): Promise<Assessment> => JSON.parse(await storedAssessment(ctx, share)) as Assessment

/** The judgement as it is stored. */
export async function storedAssessment(
  ctx: Pick<Context, 'db' | 'seal'>,
  { report_seq }: Pick<LiveShare, 'report_seq'>,
): Promise<string> {
  const row = await judgementOf(ctx.db, report_seq)
  const stored = row?.assessment_sealed
    ? ctx.seal.openBytes(assessmentPlace(report_seq), row.assessment_sealed).toString('utf8')
    : row?.assessment
  if (stored == null) throw new Fail('shareEnded')
  return stored
}

const ageOf = (ctx: Pick<Context, 'now'>, share: Pick<LiveShare, 'ready_at'>): number =>
  share.ready_at ? daysBetween(dayInSeoul(share.ready_at), dayInSeoul(ctx.now())) : 0
/** The last day on which the share can be opened: it ends at midnight in Seoul. */
export const untilDay = (until: Date): Day => addDays(dayInSeoul(until), -1)
