import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { livingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'

export type Watch = Output<CallNamed<'subscribeInfo'>>['infos'][number]
/** A unit by its address; a part is null if it does not exist or is unknown. */
export type Unit = { address: string | null; dong: string | null; ho: string | null }

export const isLiving = ({ state }: Pick<Watch, 'state'>): boolean => livingStates.some((s) => s === state)

/** The active watch of this unit, if any. The server compares registers; this only warns the user before payment. */
export const watchOf = (
  watches: readonly Watch[],
  { address, dong, ho }: Unit,
  report: number | null = null,
): Watch | null =>
  watches.find(
    (watch) =>
      isLiving(watch) &&
      ((report !== null && watch.report_seq === report) ||
        (address !== null && watch.fullAddress === [address, dong, ho].filter(Boolean).join(' '))),
  ) ?? null
