import type { reportAdmin } from '@jipsalpim/contract/areas/operator/admin.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import type { Action } from '../../../kernel/serve.ts'
import { countVersions, versionsPage } from './list-queries.ts'

/** Every version of every report, a page at a time. */
export const listVersions: Action<typeof reportAdmin> = async (ctx, { filter, page }) => ({
  total: await countVersions(ctx.db, filter),
  reports: (await versionsPage(ctx.db, filter, page)).map((r) => ({
    ...r,
    grade: grades.find((g) => g === r.grade) ?? null,
    created_at: r.created_at.toISOString(),
    ready_at: r.ready_at?.toISOString() ?? null,
  })),
})
