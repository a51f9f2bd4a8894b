import { performance } from 'node:perf_hooks'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { HomeRow } from '../queries.ts'
import { askCases } from './ask-cases.ts'
import { askFirst, askRegister } from './ask-register.ts'
import type { Found, Timed } from './found.ts'
import { saveFound } from './save-found.ts'

/**
 * One check of a home in three phases: the claim is committed, the source is asked with no transaction open, and what it
 * said is written for whoever watches, in one transaction.
 */
export async function checkHome(ctx: Context, home: HomeRow): Promise<void> {
  killPoint('watch.claimed')
  const found = await ask(ctx, home)
  killPoint('watch.answered')
  await saveFound(ctx, home, found)
  killPoint('watch.kept')
}

/** A reading of the register comes with the list of applications, asked first: what is completed there is on the print. */
async function ask(ctx: Context, home: HomeRow): Promise<Timed[]> {
  if (home.next_kind === 'first') return [await timed(askFirst(ctx, home))]
  const listed = home.next_kind === 'cases' || home.owner_sealed ? [await timed(askCases(ctx, home))] : []
  return home.next_kind === 'cases' ? listed : [...listed, await timed(askRegister(ctx, home))]
}

async function timed(asked: Promise<Found>): Promise<Timed> {
  const started = performance.now()
  const found = await asked
  return { found, ms: Math.round(performance.now() - started) }
}
