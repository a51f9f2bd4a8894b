import { outcomeOf, reportStates, type reportList } from '@jipsalpim/contract/areas/report/report.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { maskPlace } from '@jipsalpim/engine/sharing/mask-place.ts'
import type { Action } from '../../../kernel/serve.ts'
import { reportNameOf } from '../answering/report-settings.ts'
import { countOwn, ownReports } from '../queries.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { realtorKey } from '../sharing/find-share.ts'
import { untilDay } from '../sharing/read-shared.ts'
import { shownTo } from '../sharing/share-queries.ts'

type Counts = NonNullable<Output<typeof reportList>['counts']>

/** The user's own reports by state, or those that are shared with them as a realtor; or the documents of one report. */
export const listReports: Action<typeof reportList> = async (ctx, { page, document, ...asked }, user) => {
  const { state, hidden, shared } = asked
  if (document !== undefined)
    return { reports: [], total: 0, counts: null, shared: [], documents: await listDocuments(ctx, user.seq, document) }
  const shown = user.role === 'realtor' ? await shownTo(ctx.db, user.seq) : []
  const counts = { ...countOutcomes(await countOwn(ctx.db, user.seq)), shared: shown.length }
  if (shared)
    return {
      reports: [],
      total: shown.length,
      counts,
      shared: shown.map((s) => ({
        address: s.address && maskPlace(s.address),
        grade: grades.find((g) => g === s.grade) ?? null,
        ready_at: s.ready_at.toISOString(),
        until: untilDay(s.until_at),
        signed_at: s.signed_at?.toISOString() ?? null,
        realtor: realtorKey(ctx, s.share_seq, user.seq),
      })),
    }
  const states = hidden ? undefined : state && reportStates.filter((s) => outcomeOf[s] === state)
  const rows = await ownReports(ctx.db, user.seq, { page, hidden, ...(states && { states }) })
  return {
    total: hidden ? counts.hidden : state ? counts[state] : all(counts),
    counts,
    shared: [],
    reports: rows.map((r) => ({
      report_seq: r.report_seq,
      order_seq: r.order_seq,
      merchant_uid: r.merchant_uid,
      state: r.state,
      address_state: r.address_state,
      address: r.address,
      building_dong: r.building_dong,
      building_ho: r.building_ho,
      deposit_amount: r.deposit_amount,
      of_home: r.of_home,
      grade: grades.find((g) => g === r.grade) ?? null,
      score: r.score,
      version: r.version,
      name: reportNameOf(ctx, r),
      hidden: r.hidden,
      refund: r.refund,
      created_at: r.created_at.toISOString(),
      ready_at: r.ready_at?.toISOString() ?? null,
    })),
  }
}

const all = ({ made, waiting, withdrawn, failed }: Counts): number => made + waiting + withdrawn + failed

function countOutcomes(rows: Awaited<ReturnType<typeof countOwn>>): Omit<Counts, 'shared'> {
  const counts = { made: 0, waiting: 0, withdrawn: 0, failed: 0, hidden: 0 }
  for (const { state, hidden, n } of rows) counts[hidden ? 'hidden' : outcomeOf[state]] += n
  return counts
}
