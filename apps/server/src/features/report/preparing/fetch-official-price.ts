import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import { homeKind } from '@jipsalpim/engine/property/kind.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, valueOf } from '@jipsalpim/engine/values/known.ts'
import { parcelsOf } from '../../address/parcel-of.ts'
import type { BuildingFacts } from './fetch-building.ts'
import { answerOf, noAnswer, type FetchForHome, type HomeWork } from './step.ts'

/**
 * 공시가격 of this year, or of last year where this year's is not announced for the home. Officetels and shops have none.
 */
export const fetchOfficialPrice: FetchForHome = async (ctx, work) => {
  const source = way(work)
  if (source === null) return { is: 'answer', answer: unknown('out-of-range', '공시가격'), numbers: {} }
  const { building_dong: dong, building_ho: ho } = work.order
  if (source === 'unit' && ho === null)
    return { is: 'answer', answer: unknown('not-given', '공동주택가격'), numbers: {} }
  const today = dayInSeoul(ctx.now())
  // 부동산공시법 시행령 43조: announced by 30 April
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '04-30' ? 0 : 1)
  for (const y of [year, year - 1]) {
    for (const parcel of parcelsOf(work.hit)) {
      const price =
        source === 'unit'
          ? await ctx.officialPrice.unitPrice(parcel, y, dong, ho ?? '')
          : await ctx.officialPrice.housePrice(parcel, y)
      if (!price.ok) return noAnswer(price)
      if (price.value) {
        const { won, asOf } = price.value
        return {
          is: 'answer',
          answer: known(won, source === 'unit' ? '공동주택가격' : '개별주택가격', asOf),
          numbers: { won, year: y },
        }
      }
    }
  }
  return {
    is: 'answer',
    answer: unknown('not-found', source === 'unit' ? '공동주택가격' : '개별주택가격'),
    numbers: {},
  }
}

const byKind: Record<HomeKind, 'unit' | 'house' | null> = {
  아파트: 'unit',
  연립: 'unit',
  다세대: 'unit',
  도시형: 'unit',
  다가구: 'house',
  단독: 'house',
  다중: 'house',
  오피스텔: null,
  근린생활시설: null,
  생활숙박시설: null,
  노인복지주택: null,
}

function way(work: HomeWork): 'unit' | 'house' | null {
  const register = answerOf<RegisterDocument>(work, 'register')
  const facts = { kind: answerOf<BuildingFacts>(work, 'building')?.kind ?? unknown('source-down') }
  const kind = valueOf(register ? homeKind(facts, register) : facts.kind)
  if (kind !== null) return byKind[kind]
  return register?.kind === '집합건물' ? 'unit' : 'house'
}
