import type { Outcome } from '../outcome.ts'

/** A line on the screen of one device. It passes through another company in another country: nothing of the person in it. */
export type Push = {
  /** What the device is reached by. */
  token: string
  title: string
  body: string
  /** Where a tap leads: a path of ours. */
  path: string
  /** Ours, 64 bytes at most: a second one of it takes the place of the first on the device. */
  reference: string
}
/** 'gone': the device is reached by this token no more. */
export type PushRefusal = 'gone' | 'bad-message'

export interface PushPort {
  /** Neither a repeat nor a look-up is known to the vendor: after an unknown outcome it is sent again under its reference. */
  send(push: Push): Promise<Outcome<{ messageId: string }, PushRefusal>>
}
