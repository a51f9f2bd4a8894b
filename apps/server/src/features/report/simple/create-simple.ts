import type { reportSimpleMake, SimpleReport } from '@jipsalpim/contract/areas/report/simple.ts'
import { estimatePrice } from '@jipsalpim/engine/price/estimate.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf } from '@jipsalpim/engine/values/known.ts'
import { randomBytes } from 'node:crypto'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { openHit } from '../../address/sign-hit.ts'
import type { BuildingFacts } from '../preparing/fetch-building.ts'
import { fetchFacts } from '../preparing/fetch-facts.ts'
import { saveSimple } from './simple-queries.ts'
import { scamTownOf } from './read-scam-town.ts'

/** A user is waiting: a source that takes longer counts as not answering. */
const SOURCE_MS = 8_000

/** A quick report on a home from public data only. No register is pulled and nothing is charged. */
export const createSimple: Action<typeof reportSimpleMake> = async (ctx, input) => {
  const hit = openHit(input.address_key, ctx.settings.signingKey)
  if (!hit) throw new Fail('invalidInput', { address_key: 'not-ours' })
  const facts = await fetchFacts(ctx, { hit, unit: input }, SOURCE_MS)
  const building = facts.building ?? noBuilding
  const day = dayInSeoul(ctx.now())
  const simple: SimpleReport = {
    id: randomBytes(18).toString('base64url'),
    made_at: ctx.now().toISOString(),
    from_register: false,
    sample: ctx.settings.sandbox,
    address: hit.roadAddress,
    kind: building.kind,
    area: building.area,
    approved_on: building.approvedOn,
    violation: building.violation,
    price: estimatePrice({
      kind: valueOf(building.kind),
      place: known(hit.dongCode, '도로명주소'),
      area: building.area,
      floor: building.floor,
      landArea: building.landArea,
      approvedOn: building.approvedOn,
      trades: facts.trades ?? down,
      officialPrice: facts.officialPrice ?? down,
      // A price stated by a user or a realtor is never used as our own.
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

const down = unknown('source-down')
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
