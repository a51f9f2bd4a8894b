import { z } from 'zod'
import type { Play } from '../kernel/service.ts'
import {
  courts,
  courtStates,
  forgetOld,
  loseAll,
  mishaps,
  setCourt,
  setMishap,
} from '../services/applications/feed-rows.ts'

const court = z.string().refine((name) => courts.includes(name), 'no such court')

/** The body of `POST /feed`: what happens to the feed of pending applications. */
export const feedShape = z.union([
  z.strictObject({ court, is: z.enum(courtStates), reversed: z.boolean().default(false) }),
  // These courts are in the feed, and no others.
  z.strictObject({ courts: z.array(court) }),
  z.strictObject({ next: z.enum(mishaps) }),
  // The oldest rows are not stored any more.
  z.strictObject({ keeps: z.int().min(0) }),
  z.strictObject({ loses: z.literal('all') }),
])

export function playFeed({ state, now }: Play, act: z.output<typeof feedShape>): void {
  if ('court' in act) setCourt(state, act.court, act.is, act.reversed, now())
  else if ('courts' in act)
    for (const one of courts) setCourt(state, one, act.courts.includes(one) ? 'read' : 'left', false, now())
  else if ('next' in act) setMishap(state, act.next)
  else if ('keeps' in act) forgetOld(state, act.keeps)
  else loseAll(state)
}
