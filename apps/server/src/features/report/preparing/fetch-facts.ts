import type { TradeSet } from '@jipsalpim/engine/assessment.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { within } from '../../address/within.ts'
import type { StepName } from '../queries.ts'
import { fetchBuilding, type BuildingFacts } from './fetch-building.ts'
import { fetchOfficialPrice } from './fetch-official-price.ts'
import { fetchTrades } from './fetch-trades.ts'
import type { HomeFacts } from './build-input.ts'
import { answerOf, type FetchForHome, type HomeWork } from './step.ts'

/**
 * The sources besides the register, called once about a home without an order: the ledger first, because the comparison
 * depends on it, then trades and official price in parallel. One that takes longer than `limitMs` counts as not
 * answering.
 */
export async function fetchFacts(
  ctx: Context,
  home: { hit: AddressHit; unit: HomeWork['order']; register?: RegisterDocument },
  limitMs: number,
): Promise<HomeFacts> {
  const steps = new Map<StepName, { state: 'done'; answer: Personal }>()
  const addAnswer = (step: StepName, answer: unknown) =>
    steps.set(step, { state: 'done', answer: new Personal(JSON.stringify(answer)) })
  if (home.register) addAnswer('register', home.register)
  const work: HomeWork = { hit: home.hit, order: home.unit, steps, last: true }
  const fetchStep = async (step: StepName, source: FetchForHome) => {
    const asked = await within(limitMs, source(ctx, work))
    if (asked?.is === 'answer') addAnswer(step, asked.answer)
    else ctx.log.warn({ step, why: asked?.why ?? 'late' }, 'source: no answer')
  }
  await fetchStep('building', fetchBuilding)
  await Promise.all([fetchStep('trades', fetchTrades), fetchStep('official-price', fetchOfficialPrice)])
  return {
    building: answerOf<BuildingFacts>(work, 'building'),
    trades: answerOf<Known<readonly TradeSet[]>>(work, 'trades'),
    officialPrice: answerOf<Known<Won>>(work, 'official-price'),
  }
}
