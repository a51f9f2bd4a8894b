import { describe, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import { drawStory } from './draw-story.ts'
import type { Size } from './story.ts'
import { failureOf, list, onlyHome, shrink } from './print-story.ts'

/**
 * `WATCH_YEARS=2000` for the long run: stories of ninety days until that many years have been watched, starting with
 * `WATCH_SEED` (`npm run nightly`). Half of them have a feed; `WATCH_FEED=yes` or `no` for all of them. A failing seed prints the command that plays it again.
 */
const env = process.env
const YEARS = env['WATCH_YEARS']
const long: Size = {
  days: Number(env['WATCH_DAYS'] ?? 90),
  homes: Number(env['WATCH_HOMES'] ?? 8),
  watchers: Number(env['WATCH_WATCHERS'] ?? 3),
  ...(env['WATCH_FEED'] !== undefined && { feed: env['WATCH_FEED'] === 'yes' }),
}
type Played = Size & { seed: number }
const short: readonly Played[] = [
  { seed: 11, days: 12, homes: 2, watchers: 2, feed: false },
  { seed: 12, days: 40, homes: 1, watchers: 1, feed: false },
  { seed: 191, days: 8, homes: 2, watchers: 1, feed: true },
]
const one = (): Played[] => [{ seed: Number(env['WATCH_SEED']), ...long }]
const stories = YEARS === undefined && env['WATCH_SEED'] !== undefined ? one() : short

async function play({ seed, ...size }: Played): Promise<number> {
  const drawn = drawStory(seed, size)
  const story = env['WATCH_ONLY'] === undefined ? drawn : onlyHome(drawn, Number(env['WATCH_ONLY']))
  const failure = await failureOf(story)
  if (failure) {
    const { homes, days, watchers } = size
    const replay = `WATCH_SEED=${seed} WATCH_DAYS=${days} WATCH_HOMES=${homes} WATCH_WATCHERS=${watchers} WATCH_FEED=${story.feed ? 'yes' : 'no'} npx vitest run --project integration watch-days`
    const shorter = YEARS === undefined ? null : list((await shrink(story, failure.wrong)).acts)
    const sentences = failure.wrong.map(({ home, wrong }) => `home ${home}: ${wrong}`).join('\n')
    expect.fail(
      [sentences, failure.text, shorter && `the shortest that fails:\n${shorter}`, replay].filter(Boolean).join('\n\n'),
    )
  }
  const watched = story.people.reduce((days, p) => days + (story.until.getTime() - p.joinAt.getTime()) / 86_400_000, 0)
  return watched / 365
}

describe.runIf(YEARS === undefined)('days of homes that are watched', () => {
  it.each(turnOf('stories of watched days', stories, 3))(
    'seed $seed, $days days of $homes homes, feed $feed: every event is told once and in time, or its delay is, and the won agree',
    async (played) => void (await play(played)),
    1_200_000,
  )
})

describe.runIf(YEARS !== undefined)('years of homes that are watched', () => {
  it(`${YEARS}: every event is told once and in time, or its delay is, and the won agree`, async () => {
    const begun = performance.now()
    for (let years = 0, seed = Number(env['WATCH_SEED'] ?? 1); years < Number(YEARS); seed++) {
      years += await play({ seed, ...long })
      process.stdout.write(
        `seed ${seed}: ${years.toFixed(1)} watch-years in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes\n`,
      )
    }
  }, 36_000_000)
})
