import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { livingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'

export type Watch = Output<CallNamed<'subscribeInfo'>>['infos'][number]
/** A unit as it is addressed: null where a part does not exist or is not known. */
export type Unit = { address: string | null; dong: string | null; ho: string | null }

export const isLiving = ({ state }: Pick<Watch, 'state'>): boolean => livingStates.some((s) => s === state)

/** The watch of this unit that still counts. The server compares registers; this only tells of it before anything is paid. */
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
