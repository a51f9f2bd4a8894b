import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import type { SeveralHomes } from '../join.funnel.tsx'
import { severalWords as w } from './several-words.ts'

export type BulkPrice = Output<CallNamed<'subscribeBulkPrice'>>

export const itemsOf = (homes: SeveralHomes) => homes.map(({ of }) => ({ of }))

/** Today's total price of the chosen homes, and which of them are excluded. */
export const useBulkPrice = (homes: SeveralHomes, plan: 'month' | 'year' | undefined) =>
  useCall(
    'subscribeBulkPrice',
    plan === undefined || homes.length === 0 ? null : { selected_items: itemsOf(homes), yearly: plan === 'year' },
  )

export const whyLeftOut = (code: number): string =>
  code === errors.notifierExists.code
    ? w.refused.watched
    : code === errors.unitState.code
      ? w.refused.unit
      : w.refused.other
