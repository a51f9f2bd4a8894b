import { perform } from './perform.ts'
import { HOUR, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

/** After the last act everything outside answers again: everything owed must arrive automatically within this time. */
const LIVENESS_DAYS = 5

/** Plays a story to its end, and then until everything owed has arrived. */
export async function runStory(story: Story): Promise<World> {
  const world = await startWorld(story)
  try {
    for (const act of story.acts) {
      await world.goTo(act.at)
      await perform(world, act)
      world.pollSoon = true
    }
    await world.goTo(story.until)
    world.working = true
    world.armed = null
    const { faults } = await world.server.control<{ faults: { service: string; kind: string }[] }>('faults')
    for (const { service, kind } of faults) await world.server.control('faults', { service, kind, times: 0 })
    for (const how of courtsAtTheEnd(story))
      if (how.is === 'lags') await perform(world, { at: story.until, does: 'feed', how: { ...how, is: 'read' } })
    world.say(null, 'the story is over, and everything answers')
    await world.goTo(new Date(world.server.ctx.now().getTime() + LIVENESS_DAYS * 24 * HOUR))
    await world.work()
    return world
  } catch (error) {
    await world.stop()
    throw error
  }
}

const courtsAtTheEnd = ({ acts }: Story) =>
  new Map(acts.flatMap((a) => (a.does === 'feed' && 'court' in a.how ? [[a.how.court, a.how] as const] : []))).values()
