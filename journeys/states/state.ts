import type { RouteName } from '@jipsalpim/contract/routes.ts'
import type { Cast } from '../cast.ts'
import type { Who } from '../who.ts'

export type Answers = Record<string, unknown>
/** The setup of a place. */
export type State = {
  who?: Who
  /** The draft's answers besides the contract; none: no draft. */
  answers?: (given: Answers) => Answers
  /** The draft of another funnel on this device. */
  draft?: { funnel: string; version: number; answers: Answers }
  query?: (cast: Cast) => string
  params?: (cast: Cast) => Record<string, number>
  /** This tab's session storage. */
  tab?: Record<string, string>
  /** A call that stays unanswered while the page is checked. */
  holds?: string
  /** The place redirects: this is its target. */
  leads?: RouteName
  /** Buttons that are pressed before the check. */
  press?: readonly string[]
}

/** The states of an area's places, by the names of its own routes. */
export type States = Partial<Record<RouteName, readonly State[]>>
export const declareStates = <R>(states: { [N in keyof R & RouteName]?: readonly State[] }): States => states

export const paid = ({ order }: Cast): string => `merchant_uid=${order.merchant_uid}`
export const ordered = ({ order }: Cast): string => `order_seq=${order.order_seq}`
