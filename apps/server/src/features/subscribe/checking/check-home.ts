import { performance } from 'node:perf_hooks'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { HomeRow } from '../queries.ts'
import { askCases } from './ask-cases.ts'
import { askFirst, askRegister } from './ask-register.ts'
import type { Found } from './found.ts'
import { saveFound } from './save-found.ts'

/**
 * One check of a home in three phases: the claim is committed, the source is asked with no transaction open, and what it
 * said is written for whoever watches, in one transaction.
 */
export async function checkHome(ctx: Context, home: HomeRow): Promise<void> {
  killPoint('watch.claimed')
  const started = performance.now()
  const found = await ask(ctx, home)
  killPoint('watch.answered')
  await saveFound(ctx, home, found, Math.round(performance.now() - started))
  killPoint('watch.kept')
}

function ask(ctx: Context, home: HomeRow): Promise<Found> {
  if (home.next_kind === 'first') return askFirst(ctx, home)
  return home.next_kind === 'cases' ? askCases(ctx, home) : askRegister(ctx, home)
}
