import { judge, type Wrong } from './judge.ts'
import { runStory } from './run-story.ts'
import type { Act, Story } from './story.ts'
import type { World } from './world.ts'

/** Plays and judges a story; null if every promise was met, otherwise what was not, with the story of its home. */
export async function failureOf(story: Story): Promise<{ wrong: readonly Wrong[]; text: string } | null> {
  const world = await runStory(story)
  try {
    const { wrong, book } = await judge(world)
    if (wrong.length === 0) return null
    const home = wrong.find((w) => w.home !== null)?.home ?? null
    const messages = book.messages.map((m) => ({
      at: m.at,
      home: null,
      says: `→ ${m.to.slice(-4)} ${m.reference}: ${m.text.split('\n')[0]} ${/제\d+호/.exec(m.text)?.[0] ?? ''}`,
    }))
    const lines = [
      ...world.lines.filter((l) => l.home === null || home === null || l.home === home),
      ...messages,
      ...(await checksOf(world, home)),
    ]
    const told = lines
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((l) => `${l.at.toISOString().slice(0, 19)} ${l.says}`)
    return { wrong, text: told.join('\n') }
  } finally {
    await world.stop()
  }
}

async function checksOf({ server, homes }: World, home: number | null) {
  const { rows } = await server.owner.query<{
    at: Date
    kind: string
    slot: string
    result: string
    why: string | null
  }>(
    `select at, kind, slot, result, why from subscribe_check join subscribe_turn using (home_seq)
       where unique_no = $1 and result not in ('none', 'same')`,
    [home === null ? null : (homes.get(home) ?? null)],
  )
  return rows.map((r) => ({ at: r.at, home, says: `  ${r.kind} (${r.slot}): ${r.result} ${r.why ?? ''}` }))
}

/** How often a failing story is played again to make it shorter. */
const TRIES = 12
/** The same failure with fewer acts: first only those of its home, then leaving out one failure after another. */
export async function shrink(story: Story, wrong: readonly Wrong[]): Promise<Story> {
  const home = wrong.find((w) => w.home !== null)?.home ?? null
  let shortest = home === null ? story : onlyHome(story, home)
  if (shortest !== story && !(await failureOf(shortest))) shortest = story
  let size = Math.ceil(shortest.acts.length / 2)
  for (let tries = 0, from = 0; tries < TRIES && size > 0; tries++) {
    const shorter = {
      ...shortest,
      acts: shortest.acts.filter((act, i) => i < from || i >= from + size || act.does === 'join'),
    }
    if (shorter.acts.length < shortest.acts.length && (await failureOf(shorter))) shortest = shorter
    else from += size
    if (from >= shortest.acts.length) [from, size] = [0, Math.floor(size / 2)]
  }
  return shortest
}

export function onlyHome(story: Story, home: number): Story {
  const own = new Set(story.people.filter((p) => p.home === home).map((p) => p.name))
  const isOwn = (act: Act): boolean => ('who' in act ? own.has(act.who) : 'home' in act ? act.home === home : true)
  return { ...story, acts: story.acts.filter(isOwn) }
}
export const list = (acts: readonly Act[]): string => acts.map((a) => JSON.stringify(a)).join('\n')
