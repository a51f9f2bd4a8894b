import { drawFrom } from './draw.ts'
import {
  atHour,
  COURTS,
  feedPoints,
  HOUR,
  type Act,
  type Court,
  type FeedAct,
  type FeedPoint,
  type Size,
} from './story.ts'

/** More than the requests of any window. */
const ALWAYS = 100_000
const failures = ['down', 'html', 'error-before', 'rate-limit', 'expired-key', 'slow'] as const
// the keys of a constant
const points = Object.keys(feedPoints) as FeedPoint[]

type Feed = { courts: readonly Court[]; acts: readonly Act[] }

/**
 * The feed of a story and what goes wrong with it; null if the story has none. It is drawn with numbers of its own, so
 * that the rest of a seed's story is the same with and without it.
 */
export function drawFeed(seed: number, { days, feed }: Size, from: Date, others: readonly Act[]): Feed | null {
  const draw = drawFrom(seed ^ 0x0feed)
  if (!(feed ?? draw.chance(50))) return null
  const acts: Act[] = []
  const some = (every: number): number => draw.whole(0, Math.max(1, Math.round((2 * days) / every)))
  const when = (): Date => atHour(from, draw.part() * days, draw.part() * 24)
  const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR)
  const tell = (at: Date, how: FeedAct) => acts.push({ at, does: 'feed', how })
  const registry = others.filter((a) => a.does === 'registry')
  /** Just before something happens at the registry, if anything does. */
  const before = (): Date => (registry.length > 0 ? after(draw.one(registry).at, -1 / 3600) : when())

  const courts = COURTS.filter((_, n) => n === 0 || draw.chance(60))
  for (const court of COURTS)
    if (!courts.includes(court) && draw.chance(70)) tell(when(), { court, is: 'read', reversed: false })
  for (let n = some(10); n > 0; n--) {
    const [court, at] = [draw.one(COURTS), draw.chance(50) ? before() : when()]
    const isLag = draw.chance(70)
    const hours = isLag ? draw.one([0.06, 0.2, 2, 8, 30, 60]) : draw.one([2, 30, 100, 400])
    tell(at, { court, is: isLag ? 'lags' : 'left', reversed: false })
    tell(after(at, hours), { court, is: 'read', reversed: draw.chance(50) })
  }
  for (let n = some(8); n > 0; n--) tell(before(), { next: draw.one(['twice', 'corrected']) })
  for (let n = some(12); n > 0; n--) {
    const [at, hours] = [draw.chance(50) ? before() : when(), draw.one([0.06, 0.2, 2, 12, 60, 100])]
    const kind = draw.chance(25) ? 'feed-gap' : draw.one(failures)
    const isListDown = draw.chance(20)
    for (const service of ['applications-feed', ...(isListDown ? ['applications', 'register'] : [])]) {
      const fault = { service, kind: service === 'applications-feed' ? kind : 'down', ms: 60 }
      acts.push({ at, does: 'fault', fault: { ...fault, times: ALWAYS } })
      acts.push({ at: after(at, hours), does: 'fault', fault: { ...fault, times: 0 } })
    }
  }
  for (let n = some(30); n > 0; n--) tell(when(), { keeps: draw.whole(0, 6) })
  if (draw.chance(30)) tell(when(), { loses: 'all' })
  for (let n = draw.whole(1, 2 + Math.round(days / 45)); n > 0; n--)
    acts.push({ at: before(), does: 'kill', point: draw.one(points) })
  return { courts, acts }
}
