import { type Facts, withinReach } from '../property/facts.ts'
import { isTheState } from '../property/names.ts'
import type { Right } from '../register/model.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { Claim, DistributionCase } from './case.ts'
import { farBack, type Level } from './levels.ts'
import type { SharePools } from './share-pools.ts'
import { squeeze } from '../register/squeeze.ts'

/** 압류 prints no amount, and its tax may have been due before every mortgage: all of the price, or nothing. */
export function seizureClaims(f: Facts, net: Won, level: Level, shares: SharePools | null): Claim[] {
  const taken = new Set<string>()
  return f.live('압류').map((r) => {
    const who = owesLater(f, r) ? 'new-owner' : 'before'
    const reach = withinReach(net, r, net)
    // one tax that takes everything is as bad as two, and so is one that takes a whole share
    const of = `${who} ${reach === net ? '' : (r.on?.of ?? []).join()}`
    const amount = level === 'high' || taken.has(of) || taken.has(`${who} `) ? 0 : reach
    taken.add(of)
    return {
      id: r.entry.id,
      kind: 'tax',
      amount,
      date: farBack,
      ...(who === 'new-owner' ? { owedBy: who } : {}),
      on: shares?.on(r),
    }
  })
}

/** The former owner may have owed just as much: at worst the new owner's tax gets that priority. */
export function formerOwner(f: Facts, net: Won, level: Level): Partial<DistributionCase> {
  const transferredOn = passedOn(f)
  return transferredOn === null
    ? {}
    : { transferredOn, ...(level === 'low' ? { formerArrears: [{ amount: net, date: farBack }] } : {}) }
}

/** A national tax seized for after the house had passed to a new owner (국세기본법 35조 1항 3호의2). */
export function owesLater(f: Facts, seizure: Right): boolean {
  const passed = passedOn(f)
  return passed !== null && seizure.since !== null && seizure.since > passed && isNational(seizure)
}

/** The day the house passed to its owner, if that was after this lease got its rank. */
function passedOn(f: Facts): Day | null {
  const days = (valueOf(f.register.owners) ?? []).map((o) => o.since)
  const last = days.every((d) => d !== null) ? days.toSorted().at(-1) : undefined
  return last !== undefined && last !== null && last > f.opposableFrom ? last : null
}

const isNational = (r: Right): boolean =>
  r.holder.some((p) => isTheState(p.name) || /세무서/.test(squeeze(p.name))) &&
  r.holder.every((p) => !/[시군구]$|[시군구]청/.test(squeeze(p.name)))
