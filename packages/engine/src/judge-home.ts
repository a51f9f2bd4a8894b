import type { Assessment, AssessInput, NextAct, PriceRange } from './assessment.ts'
import type { Guarantee } from './guarantee/answer.ts'
import { judgeGuarantee } from './guarantee/judge.ts'
import { currentPack, type RulePack } from './law/pack.ts'
import { estimatePrice } from './price/estimate.ts'
import { recentSale } from './price/recent-sale.ts'
import { type Facts, readFacts } from './property/facts.ts'
import { hasGround } from './property/land-right.ts'
import { unitFloor } from './property/unit-floor.ts'
import { payable } from './recovery/payable.ts'
import type { PayoutCalculation } from './recovery/payout-calculation.ts'
import { actsOf } from './risk/acts.ts'
import { plansToRepay } from './risk/acts-before.ts'
import { checkedCleanOf } from './risk/checked-clean.ts'
import { judgeRisk } from './risk/judge.ts'
import { nobodyCan, notCheckedOf } from './risk/not-checked.ts'
import type { RiskFacts } from './risk/signal.ts'
import { type Known, known, unknown } from './values/known.ts'

export const engineVersion = '3'

/** A home whose documents are read and whose price is estimated. `reckons`: judging it needs the payout calculation. */
export type HomeCase = {
  facts: Facts
  price: Known<PriceRange>
  atMost: Known<PriceRange> | null
  reckons: boolean
}

/** The first half of a judgement, without the payout calculation: a device uses it to decide whether to load that. */
export function readCase(input: AssessInput, pack: RulePack = currentPack): HomeCase {
  const facts = readFacts(input, pack.thresholds)
  const { price, atMost } = pricesOf(facts)
  return {
    facts,
    price,
    atMost,
    reckons: plansToRepay(facts) || 'range' in payable(facts, atMost ?? price, facts.deposit),
  }
}

/** The second half. Without `reckoning` it can judge only homes whose `reckons` is false. */
export function judgeHome(
  { facts, price, atMost }: HomeCase,
  reckoning: PayoutCalculation | null,
  pack: RulePack = currentPack,
): Assessment {
  const riskFacts = (worth: Known<PriceRange>): RiskFacts => {
    const asked = payable(facts, worth, facts.deposit)
    const recovery = 'unknown' in asked ? asked : there(reckoning).recover(facts, worth)
    return {
      ...facts,
      price: worth,
      recovery,
      alone: (range, back) => there(reckoning).likelyAlone(facts, range, back),
      pack,
    }
  }
  const f = riskFacts(price)
  const { findings, caps, withheld, grade, score } = judgeRisk(f, atMost === null ? null : riskFacts(atMost))
  const ids = new Set(findings.map((x) => x.id))
  const guarantee = judgeGuarantee(facts, price, ids)
  const acts = actsOf(f, { findings, grade, withheld, uncovered: refusedByAll(guarantee) })
  const { input } = facts
  const { trades: _, ...home } = input.home
  const plan = plansToRepay(facts) ? there(reckoning).repayPlan(facts, price) : null
  return {
    schema: 'jipsalpim.assessment/1',
    rulePack: pack.id,
    engine: engineVersion,
    day: input.day,
    lease: input.lease,
    home: { ...home, kind: facts.kind, households: facts.households, area: facts.area, dongCode: facts.place },
    register: printedRegister(facts),
    findings,
    grade,
    score,
    caps,
    withheld,
    price,
    recovery: f.recovery,
    ...(plan === null ? {} : { repayPlan: plan }),
    guarantee,
    checkedClean: checkedCleanOf(f, ids),
    notChecked: notCheckedOf(f),
    nobodyCan,
    nextAct: acts[0] ?? watch,
    acts,
  }
}

function there(reckoning: PayoutCalculation | null): PayoutCalculation {
  if (reckoning === null) throw new Error('this home is judged with a reckoning')
  return reckoning
}

const refusedByAll = ({ verdict, others = [] }: Guarantee): boolean =>
  verdict === 'not-eligible' && others.every((other) => other.verdict === 'not-eligible')

const watch: NextAct = { id: 'watch-register', due: null, numbers: {} }

/**
 * Similar homes are sold with their land: if this one has none, neither their price nor a stated one is the price of
 * the building alone. It is then only the highest possible value, and the price itself is unknown.
 */
function pricesOf(f: Facts): { price: Known<PriceRange>; atMost: Known<PriceRange> | null } {
  const whole = priceOf(f)
  return hasGround(f.landRight)
    ? { price: whole, atMost: null }
    : { price: unknown('out-of-range', 'land-right'), atMost: whole }
}

const priceOf = (f: Facts): Known<PriceRange> => {
  const { home, day } = f.input
  return estimatePrice({
    kind: 'value' in f.kind ? f.kind.value : null,
    place: f.place,
    area: f.area,
    floor: unitFloor(home, f.register),
    ...(home.landArea === undefined ? {} : { landArea: home.landArea }),
    approvedOn: home.approvedOn,
    officialPrice: home.officialPrice,
    statedPrice: home.statedPrice,
    trades: home.trades,
    recentSale: recentSale(f),
    day,
  })
}

function printedRegister({ register }: Facts): Assessment['register'] {
  const { owners } = register
  return {
    kind: register.kind,
    certificate: register.certificate,
    uniqueNo: register.uniqueNo,
    address: register.address,
    viewedAt: register.viewedAt,
    owners:
      'unknown' in owners
        ? owners
        : known(
            owners.value.map((o) => ({
              name: o.party.name,
              share: o.share === null ? null : `${o.share[1]}분의 ${o.share[0]}`,
            })),
            owners.source,
            owners.asOf,
          ),
    entries: register.entries,
    jointCollateral: register.jointCollateral,
    pendingNote: register.pendingNote,
    pages: register.pages,
    unread: register.unread,
  }
}
