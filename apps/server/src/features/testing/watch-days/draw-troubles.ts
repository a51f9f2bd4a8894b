import type { Draw } from './draw.ts'
import { atHour, HOUR, killPoints, type Act, type Fault, type KillPoint } from './story.ts'

/** More than the requests of any window. */
const ALWAYS = 100_000
const failures = ['down', 'html', 'error-before', 'error-after', 'rate-limit', 'expired-key'] as const
// the keys of a constant
const points = Object.keys(killPoints) as KillPoint[]

/** Failures outside and inside, some of them at the same time. */
export function drawTroubles(draw: Draw, from: Date, days: number): Act[] {
  const acts: Act[] = []
  const some = (every: number): number => draw.whole(0, Math.max(1, Math.round((2 * days) / every)))
  const when = (): Date => atHour(from, draw.part() * days, draw.part() * 24)
  const inOffice = (): Date => atHour(from, draw.part() * days, 9 + draw.part() * 9)
  const window = (at: Date, hours: number, fault: Omit<Fault, 'times'>) => {
    acts.push({ at, does: 'fault', fault: { ...fault, times: ALWAYS } })
    acts.push({ at: new Date(at.getTime() + hours * HOUR), does: 'fault', fault: { ...fault, times: 0 } })
  }
  for (let n = some(15); n > 0; n--)
    window(when(), draw.one([1, 4, 12, 30, 60]), { service: 'applications', kind: draw.one(failures) })
  for (let n = some(25); n > 0; n--)
    window(when(), draw.one([1, 8, 30, 60]), { service: 'register', kind: draw.one(failures) })
  for (let n = some(45); n > 0; n--) {
    const [at, hours] = [when(), draw.one([20, 55, 100])]
    for (const service of ['applications', 'register'])
      window(at, hours, { service, kind: draw.one(['down', 'html', 'error-before']) })
  }
  for (let n = some(20); n > 0; n--) {
    const fault = { service: 'applications', kind: draw.one(['id-in-use', 'slow']), times: draw.whole(1, 6), ms: 60 }
    acts.push({ at: inOffice(), does: 'fault', fault })
  }
  // The registry closes outside its own hours while this is in force.
  if (draw.chance(70)) window(atHour(from, 1, 8), days * 24, { service: 'applications', kind: 'maintenance' })
  for (let n = some(30); n > 0; n--) {
    const kind = draw.one(['down', 'rate-limit', 'error-before'])
    window(when(), draw.one([0.3, 1, 2]), { service: 'messaging', kind })
  }
  for (let n = some(20); n > 0; n--)
    acts.push({
      at: inOffice(),
      does: 'fault',
      fault: { service: 'messaging', kind: 'error-after', times: draw.whole(1, 3) },
    })
  // At the hour of the charges: cards are charged at nine o'clock.
  for (let n = some(12); n > 0; n--) {
    const kind = draw.one(['error-after', 'error-before', 'html', 'lost-webhook', 'duplicate-webhook', 'rate-limit'])
    window(atHour(from, draw.part() * days, 8.9), 1.5, { service: draw.one(['portone', 'payple']), kind })
  }
  if (draw.chance(50)) acts.push({ at: inOffice(), does: 'use-up', lookUps: draw.one([101, 101, 301]) })
  for (let n = draw.whole(1, 2 + Math.round(days / 45)); n > 0; n--)
    acts.push({
      at: draw.chance(70) ? inOffice() : atHour(from, draw.part() * days, 8.99),
      does: 'kill',
      point: draw.one(points),
    })
  for (let n = some(40); n > 0; n--) {
    const at = when()
    acts.push({ at, does: 'worker', on: false })
    acts.push({ at: new Date(at.getTime() + draw.one([1, 6, 20, 60]) * HOUR), does: 'worker', on: true })
  }
  for (let n = some(40); n > 0; n--)
    acts.push({ at: when(), does: 'clock-back', seconds: draw.one([1, 30, 600, 3600]) })
  return acts
}
