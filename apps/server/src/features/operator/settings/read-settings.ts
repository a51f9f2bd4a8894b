import type { operatorSettings } from '@jipsalpim/contract/areas/operator/settings.ts'
import type { Action } from '../../../kernel/serve.ts'
import { testersOf } from '../../settings/testers-of.ts'
import { flagTarget } from '../../settings/flag-target.ts'
import { readFigures } from '../../shell/read-figures.ts'
import { readExperiments } from '../../experiment/read-experiments.ts'
import { allTerms, lastReleases, newestFlags, noticesAhead, reviewsShown } from './settings-queries.ts'

/** Everything that is published outside the code, to explain what a user sees. */
export const readSettings: Action<typeof operatorSettings> = async (ctx) => ({
  testers: [...(await testersOf(ctx.db))],
  flags: (await newestFlags(ctx.db)).map(({ flag_seq, key, value, target, created_at }) => {
    const { percent, platforms, sources, users, testers = false } = flagTarget.parse(target)
    const named = users?.length ?? 0
    const at = created_at.toISOString()
    return { flag_seq, key, value, percent, platforms: platforms ?? [], sources: sources ?? [], named, testers, at }
  }),
  releases: (await lastReleases(ctx.db)).map(({ from_at, ...r }) => ({ ...r, from: from_at.toISOString() })),
  notices: await noticesAhead(ctx.db),
  terms: await allTerms(ctx.db),
  experiments: await readExperiments(ctx),
  reviews: await reviewsShown(ctx.db),
  figures: await readFigures(ctx),
})
