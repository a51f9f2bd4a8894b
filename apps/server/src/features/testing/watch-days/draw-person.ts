import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Draw } from './draw.ts'
import { atHour, DAY, type Act, type LeaseDays, type Person } from './story.ts'

/** A user who watches a home, with everything that they do on their own. */
export function drawPerson(
  draw: Draw,
  { name, home, from, days }: { name: string; home: number; from: Date; days: number },
): Person {
  const joinAt = atHour(from, draw.chance(70) ? draw.part() * 2 : draw.part() * days * 0.5, 8.5 + draw.part() * 12)
  const pays = draw.one(['kept', 'kept', 'kept', 'window', 'payple'])
  const yearly = pays === 'kept' && draw.chance(20)
  const who = { who: name }
  const during = (): Date => new Date(joinAt.getTime() + DAY + draw.part() * Math.max(1, days - 4) * DAY)
  const acts: Act[] = [{ at: joinAt, does: 'join', ...who }]
  for (let n = draw.whole(0, 6); n > 0; n--) acts.push({ at: during(), does: 'see', ...who })
  if (draw.chance(20)) acts.push({ at: during(), does: 'pause', ...who, days: draw.whole(1, 14) })
  if (pays === 'payple') acts.push(...answers(draw, name, joinAt))
  else if (pays === 'kept') acts.push(...cardTrouble(draw, name, joinAt))
  const end = draw.whole(1, 100)
  if (end <= 12) acts.push({ at: during(), does: 'stop', ...who, when: 'now' })
  else if (end <= 24) {
    const at = during()
    acts.push({ at, does: 'stop', ...who, when: 'period_end' })
    if (draw.chance(50)) acts.push({ at: new Date(at.getTime() + DAY), does: 'revoke', ...who })
  } else if (end <= 31) acts.push({ at: during(), does: 'leave', ...who })
  const quiet = draw.chance(30) ? { from: 22, until: draw.one([7, 8, 9]) } : null
  return { name, home, joinAt, pays, yearly, lease: drawLease(draw, dayInSeoul(joinAt), days), quiet, acts }
}

/** A watch that is free at first: its user accepts the price, refuses it, or does not answer. */
function answers(draw: Draw, who: string, joinAt: Date): Act[] {
  if (draw.chance(25)) return []
  return [{ at: atHour(joinAt, draw.whole(2, 20), 11), does: 'answer-price', who, yes: draw.chance(75) }]
}

/** A card that is declined for a while, or is lost and replaced, or is only replaced. */
function cardTrouble(draw: Draw, who: string, joinAt: Date): Act[] {
  const turn = draw.whole(1, 25)
  if (draw.chance(25))
    return [
      { at: atHour(joinAt, turn, 13), does: 'turn-card', who, to: 'poor' },
      ...(draw.chance(70)
        ? [{ at: atHour(joinAt, 30 + draw.whole(1, 12), 13), does: 'turn-card' as const, who, to: 'good' as const }]
        : [{ at: atHour(joinAt, 30 + draw.whole(2, 20), 13), does: 'new-card' as const, who }]),
    ]
  if (draw.chance(15))
    return [
      { at: atHour(joinAt, turn, 13), does: 'turn-card', who, to: 'lost' },
      { at: atHour(joinAt, 30 + draw.whole(1, 15), 13), does: 'new-card', who },
    ]
  return draw.chance(20) ? [{ at: atHour(joinAt, turn, 13), does: 'new-card', who }] : []
}

function drawLease(draw: Draw, joined: Day, days: number): LeaseDays {
  const none = { contract_on: null, balance_on: null, move_in_on: null }
  if (draw.chance(50)) return none
  const contract_on = addDays(joined, draw.whole(-5, 10))
  const move_in_on = addDays(contract_on, draw.whole(12, Math.max(13, Math.min(40, days))))
  const balance_on = draw.chance(50) ? addDays(move_in_on, -draw.whole(0, 1)) : null
  return { contract_on, balance_on, move_in_on }
}
