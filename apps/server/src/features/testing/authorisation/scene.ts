import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import type { Objects } from './objects.ts'

/** What else a call needs to reach the object. */
export type Beside = { place: PlaceChoice; job_seq: number; batch_seq: number; campaign: string }
export type Scene = {
  /** The field that names the object. */
  field: string
  input: (of: Objects, beside: Beside) => Record<string, unknown>
  /** Another user's object is not refused: the answer is the same as for a missing one. */
  says?: true
  noRealtor?: true
  /** A back-office object: every operator sees it, and no user owns it. */
  backOffice?: true
}

/** Calls that name an object, and how; and fields that look like an object's name but are not, with the reason. */
export type Scenes = {
  scenes: Partial<Record<CallName, readonly Scene[]>>
  nobodys: Readonly<Partial<Record<string, string>>>
}
/** The scenes of an area, for the calls of its own rows. */
export const declareScenes = <R>({
  scenes = {},
  nobodys = {},
}: {
  scenes?: { [N in keyof R & CallName]?: readonly Scene[] }
  nobodys?: { [F in `${keyof R & string}.${string}`]?: string }
}): Scenes => ({ scenes, nobodys })

export const merchant = (
  field: string,
  rest: object = {},
  order: 'open' | 'undecided' | 'paid' | 'pack' | 'again' = 'open',
): Scene => ({
  field,
  input: (of) => ({ [field]: of[order].merchant_uid, ...rest }),
})
export const reason = { reason: '권한 시험' }
