import type { reportSimpleMake, SimpleReport } from '@jipsalpim/contract/areas/report/simple.ts'
import type { TradeSet } from '@jipsalpim/engine/assessment.ts'
import { estimatePrice } from '@jipsalpim/engine/price/estimate.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { randomBytes } from 'node:crypto'
import { Personal } from '../../../crypto/personal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { openHit } from '../../address/sign-hit.ts'
import { within } from '../../address/within.ts'
import { askBuilding, type BuildingFacts } from '../preparing/ask-building.ts'
import { askOfficialPrice } from '../preparing/ask-official-price.ts'
import { askTrades } from '../preparing/ask-trades.ts'
import type { StepName } from '../queries.ts'
import { saveSimple } from './simple-queries.ts'
import { scamTownOf } from './read-scam-town.ts'
import { answerOf, type AskHome, type HomeWork } from '../preparing/step.ts'

/** A user is waiting: a source that takes longer counts as not answering. */
const SOURCE_MS = 8_000

/** A quick report on a home from public data alone. No register is pulled and nothing is charged. */
export const makeSimple: Action<typeof reportSimpleMake> = async (ctx, input) => {
  const hit = openHit(input.address_key, ctx.settings.signingKey)
  if (!hit) throw new Fail('invalidInput', { address_key: 'not-ours' })
  const home = await askHome(ctx, hit, input)
  const day = dayInSeoul(ctx.now())
  const simple: SimpleReport = {
    id: randomBytes(18).toString('base64url'),
    made_at: ctx.now().toISOString(),
    from_register: false,
    sample: ctx.settings.sandbox,
    address: hit.roadAddress,
    kind: home.building.kind,
    area: home.building.area,
    approved_on: home.building.approvedOn,
    violation: home.building.violation,
    price: estimatePrice({
      kind: valueOf(home.building.kind),
      place: known(hit.dongCode, '도로명주소'),
      area: home.building.area,
      floor: home.building.floor,
      landArea: home.building.landArea,
      approvedOn: home.building.approvedOn,
      trades: home.trades,
      officialPrice: home.officialPrice,
      // A price stated by a user or a realtor is never used as ours.
      statedPrice: unknown('not-given'),
      recentSale: null,
      day,
    }),
    deposit_amount: input.deposit_amount,
    rental_amount: input.rental_amount,
    first_repay_yn: input.first_repay_yn,
    first_repay_amount: input.first_repay_amount,
    cash_amount: input.cash_amount,
    scam_town: scamTownOf(ctx, hit.si, hit.gu),
  }
  await saveSimple(ctx.db, {
    simple_id: simple.id,
    address_si: hit.si,
    address_gu: hit.gu,
    body: JSON.stringify(simple),
  })
  return simple
}

type Unit = HomeWork['order']

/** The ledger first, because the comparison depends on it; then trades and official price in parallel. */
async function askHome(ctx: Context, hit: AddressHit, { building_dong, building_ho }: Unit) {
  const steps = new Map<StepName, { state: 'done'; answer: Personal }>()
  const work: HomeWork = { hit, order: { building_dong, building_ho }, steps, last: true }
  const ask = async (step: StepName, source: AskHome) => {
    const asked = await within(SOURCE_MS, source(ctx, work))
    if (asked?.is === 'answer') steps.set(step, { state: 'done', answer: new Personal(JSON.stringify(asked.answer)) })
    else ctx.log.warn({ step, why: asked?.why ?? 'late' }, 'simple report: no answer')
  }
  await ask('building', askBuilding)
  await Promise.all([ask('trades', askTrades), ask('official-price', askOfficialPrice)])
  const down = unknown('source-down')
  return {
    building: answerOf<BuildingFacts>(work, 'building') ?? noBuilding,
    trades: answerOf<Known<readonly TradeSet[]>>(work, 'trades') ?? down,
    officialPrice: answerOf<Known<Won>>(work, 'official-price') ?? down,
  }
}

const silent = unknown('source-down', '건축물대장')
const noBuilding: BuildingFacts = {
  kind: silent,
  area: silent,
  floor: silent,
  landArea: silent,
  use: silent,
  violation: silent,
  approvedOn: silent,
  households: silent,
}
