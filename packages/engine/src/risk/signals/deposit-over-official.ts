import type { HomeKind } from '../../property/home-kind-names.ts'
import { collateralRatio } from '../../law/hug.ts'
import { officialPriceFactor } from '../../law/official-price.ts'
import { depositsSoFar } from '../../property/other-deposits.ts'
import { valueOf } from '../../values/known.ts'
import { coveredAtWorst } from '../money.ts'
import { percentOf } from '../../values/percent.ts'
import { found, type Signal } from '../signal.ts'

/** Kinds for which the guarantor uses the official price first (공시가격 × 140 % × 90 %, the '126 % rule'). */
const byOfficialPrice: readonly HomeKind[] = ['연립', '다세대', '도시형', '단독', '다가구', '다중']

/** Deposit plus senior debts exceed what the official price supports: typical for overpriced new villas (업계약). */
export const judge: Signal = (f) => {
  const official = valueOf(f.input.home.officialPrice)
  const kind = valueOf(f.kind)
  const [factor, ratio] = [officialPriceFactor.at(f.day)?.value, collateralRatio.at(f.day)?.value]
  if (official === null || official <= 0 || f.deposit === null || kind === null) return null
  if (factor === undefined || ratio === undefined || !byOfficialPrice.includes(kind)) return null
  const limit = Math.floor((official * factor * ratio) / 10_000)
  const others = f.sharesRegister ? depositsSoFar(f.input.home) : 0
  const sum = f.deposit + others + f.debts.reduce((n, d) => n + (d.won ?? 0), 0)
  if (sum <= limit) return null
  return found('deposit-over-official', 158, {
    numbers: { official, limit, sum, over: sum - limit, percent: percentOf(sum, official) },
    ...(coveredAtWorst(f) ? { severity: 'note' as const, weight: 4 } : {}),
  })
}
