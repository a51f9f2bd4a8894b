import { addDays, day, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { drawFrom, type Draw } from './draw.ts'
import { drawFeed } from './draw-feed.ts'
import { drawPerson } from './draw-person.ts'
import { drawTroubles } from './draw-troubles.ts'
import { atHour, type Act, type Entry, type Person, type RegistryKind, type Size, type Story } from './story.ts'

/** Ninety days of some homes: who watches them, what happens at the registry, and what fails. */
export function drawStory(seed: number, size: Size): Story {
  const draw = drawFrom(seed)
  const begin: Day = addDays(day('2027-01-04'), draw.whole(0, 700))
  const from = new Date(`${begin}T08:00:00+09:00`)
  const until = atHour(from, size.days, 8)
  const people: Person[] = []
  const acts: Act[] = []
  for (let home = 0; home < size.homes; home++) {
    for (let n = 0; n < draw.whole(1, size.watchers * 2 - 1); n++) {
      const person = drawPerson(draw, { name: `w${home}-${n}-${seed}`, home, from, days: size.days })
      people.push(person)
      acts.push(...person.acts)
    }
    acts.push(...drawRegistry(draw, home, from, size.days))
  }
  acts.push(...drawTroubles(draw, from, size.days))
  const feed = drawFeed(seed, size, from, acts)
  acts.push(...(feed?.acts ?? []))
  const sorted = acts.filter((a) => a.at < until).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return { seed, size, from, until, people, feed: feed?.courts ?? null, acts: sorted }
}

const purposes: readonly Entry[] = [
  { section: '을구', purpose: '근저당권설정', amount: 120_000_000 },
  { section: '을구', purpose: '전세권설정', amount: 80_000_000 },
  { section: '갑구', purpose: '가압류', amount: 30_000_000 },
  { section: '갑구', purpose: '압류' },
  { section: '갑구', purpose: '소유권이전', amount: 250_000_000 },
]
const buyers = ['새주인', '다음이', '또다른이'] as const

const ends = [
  'registered',
  'registered',
  'registered',
  'withdrawn',
  'dismissed',
  'completed-unchanged',
] as const satisfies readonly RegistryKind[]
/**
 * Applications in office hours, some in parallel, each with one of the possible courses; and entries that were in no
 * list.
 */
function drawRegistry(draw: Draw, home: number, from: Date, days: number): Act[] {
  const acts: Act[] = []
  const busy = new Map<string, Date>()
  const count = draw.whole(1, Math.max(2, Math.round(days / 9)))
  const starts = Array.from({ length: count }, () => draw.part() * days).toSorted((a, b) => a - b)
  for (const nth of starts) {
    const form = draw.one(purposes)
    const received = atHour(from, nth, 9 + draw.part() * 8.9)
    // The sandbox's registry distinguishes pending applications by their purpose.
    if ((busy.get(form.purpose) ?? from) > received) continue
    const entry: Entry = {
      ...form,
      ...(form.amount !== undefined && { amount: form.amount + draw.whole(1, 99) * 10_000 }),
      ...(form.purpose === '소유권이전' && { party: draw.one(buyers) }),
    }
    const add = (kind: RegistryKind, at: Date, refused = false) =>
      acts.push({ at, does: 'registry', home, kind, entry, ...(refused && { refused }) })
    if (draw.chance(10)) {
      add('missed', received)
      continue
    }
    add('application-received', received, draw.chance(30))
    let at = later(draw, received)
    const corrected = draw.chance(25)
    if (corrected) {
      add('correction', at)
      at = later(draw, at)
    }
    add(draw.one(ends), at)
    busy.set(entry.purpose, at)
  }
  return acts
}

/** Minutes or days later, in office hours. */
function later(draw: Draw, after: Date): Date {
  const soon = new Date(after.getTime() + draw.whole(2, 90) * 60_000)
  if (draw.chance(20) && dayInSeoul(soon) === dayInSeoul(after)) return soon
  return atHour(after, draw.whole(1, 4), 9 + draw.part() * 8.9)
}
