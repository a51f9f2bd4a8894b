import { share, type Won } from '../values/won.ts'
import type { Step } from './case.ts'
import { components, layers } from './order.ts'
import { type Line, type Relation, ruleOf } from './relation.ts'

type Relate = (a: Line, b: Line) => Relation

/** Pays the lines out of `net`: groups in order, 안분 후 흡수 inside a group that falls short. */
export function payLines(lines: readonly Line[], net: Won, relate: Relate, steps: Step[]): Won[] {
  const paid = lines.map(() => 0)
  const at = (i: number): Line => {
    const line = lines[i]
    if (!line) throw new Error('a line out of range')
    return line
  }
  let left = net
  for (const group of components(lines.length, (a, b) => relate(at(a), at(b)) !== 'junior')) {
    const members = group.map(at)
    const due = members.reduce((sum, l) => sum + l.amount, 0)
    const enough = due <= left
    const got = enough
      ? members.map((l) => l.amount)
      : members.length === 1
        ? [left]
        : shareAndAbsorb(members, left, relate, steps)
    for (const [n, i] of group.entries()) {
      const sum = got[n] ?? 0
      paid[i] = sum
      left -= sum
      if (enough || members.length === 1) addStep(steps, at(i), sum, enough ? 'full' : left + sum > 0 ? 'rest' : 'none')
    }
  }
  return paid
}

function addStep(steps: Step[], line: Line, paid: Won, way: Step['way'], from?: string) {
  steps.push({
    order: steps.length + 1,
    rule: way === 'absorbed' ? 'absorption' : ruleOf(line),
    of: line.owner,
    way,
    due: line.amount,
    paid,
    ...(from === undefined ? {} : { from }),
    ...(line.stage === null ? {} : { stage: line.stage }),
  })
}

/** 안분 후 흡수 (대법 91다44407, 94마417): each absorbs once, up to its own first shortfall, out of first shares only. */
function shareAndAbsorb(members: readonly Line[], left: Won, relate: Relate, steps: Step[]): Won[] {
  const shares = share(
    left,
    members.map((l) => l.amount),
  )
  for (const [i, line] of members.entries()) addStep(steps, line, shares[i] ?? 0, 'share')
  const shortfall = members.map((l, i) => l.amount - (shares[i] ?? 0))
  const takeable = [...shares]
  const result = [...shares]
  const above = members.map((a) => members.map((b) => relate(a, b) === 'senior'))
  if (left === 0 || !above.some((row) => row.includes(true))) return shares
  const senior = (a: number, b: number) => above[a]?.[b] === true
  const top = layers(members.length, senior)
  const bottom = layers(members.length, (a, b) => senior(b, a))
  for (const absorbers of top) {
    for (const victims of bottom) {
      absorb(absorbers, victims, senior, shortfall, takeable, (to, from, sum) => {
        result[to] = (result[to] ?? 0) + sum
        result[from] = (result[from] ?? 0) - sum
        const line = members[to]
        if (line) addStep(steps, line, sum, 'absorbed', members[from]?.owner)
      })
    }
  }
  return result
}

/** One layer takes from another until nobody can take more; rivals share by what they lack, victims by what they hold. */
function absorb(
  absorbers: readonly number[],
  victims: readonly number[],
  senior: (a: number, b: number) => boolean,
  shortfall: Won[],
  takeable: Won[],
  move: (to: number, from: number, sum: Won) => void,
) {
  for (let again = true; again;) {
    again = false
    const wants = absorbers.flatMap((a) => {
      const lacks = shortfall[a] ?? 0
      const from = lacks === 0 ? [] : victims.filter((v) => senior(a, v) && (takeable[v] ?? 0) > 0)
      if (from.length === 0) return []
      const held = from.map((v) => takeable[v] ?? 0)
      const all = held.reduce((x, y) => x + y, 0)
      const takes = new Map(share(Math.min(lacks, all), held).map((won, n) => [from[n] ?? -1, won]))
      return [{ a, takes }]
    })
    if (wants.length === 0) return
    for (const v of victims) {
      const asked = wants.map((w) => w.takes.get(v) ?? 0)
      const total = asked.reduce((x, y) => x + y, 0)
      const given = share(Math.min(total, takeable[v] ?? 0), asked)
      for (const [i, sum] of given.entries()) {
        const a = wants[i]?.a
        if (a === undefined || sum === 0) continue
        takeable[v] = (takeable[v] ?? 0) - sum
        shortfall[a] = (shortfall[a] ?? 0) - sum
        move(a, v, sum)
        again = true
      }
    }
  }
}
