import type { LeaseDays, LeaseTerms } from '@jipsalpim/engine/answers/questions.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { toast } from '../../../ui/dialogs/toast.ts'
import { confirmDraft } from './confirm-draft.ts'
import type { ConfirmStep } from './confirm-frame.tsx'
import { confirmWords as w } from './confirm-words.ts'

export type Corrected = { terms?: LeaseTerms; days?: LeaseDays }

/**
 * Saves a corrected lease: in the order until its report is ready, after that as an answer that is judged again. Goes
 * on once it is saved, or if nothing differs; else returns the error message, and typed input is kept.
 */
export function useCorrection({ order, ready, draft, of, again }: ConfirmStep) {
  const go = useGo()
  const today = useToday()
  const correct = useAction('orderDeterminedContract')
  const edit = useAction('reportOfUserEdit')
  const goOn = () => {
    if (order.address_state !== 'complete') return go('reportWaitingConfirmAddress', of)
    confirmDraft.drop()
    return ready ? go('reportView', { report: ready.report }) : go('reportWaiting', of, { replace: true })
  }
  const inOrder = async ({ terms, days }: Corrected) => {
    const reply = await correct.run({
      id: order.order_seq,
      ...(terms && { contract_type: terms.kind, deposit_amount: terms.deposit, rental_amount: terms.rent }),
      ...(days && {
        contract_date: days.contractDate,
        contract_date_living: days.moveInDate,
        contract_months: days.months,
      }),
    })
    if (reply.ok) {
      toast(w.saved)
      goOn()
      return null
    }
    // Prepared or cancelled meanwhile: the page shows which, and typed input is kept.
    if (reply.error !== 'addressUndecidedState') return reply.message
    again()
    return w.behind
  }
  const inReport = async (report: number, version: number, { terms, days }: Corrected) => {
    const source = draft.source ?? 'told'
    const beside = { source, as_of: today, paper: source === 'seen' ? ('lease' as const) : null }
    const reply = await edit.run({
      report_seq: report,
      seen_version: version,
      answers: [
        ...(terms ? [{ question: 'lease-terms' as const, value: terms, ...beside }] : []),
        ...(days ? [{ question: 'lease-days' as const, value: days, ...beside }] : []),
      ],
    })
    if (reply.ok) {
      toast(w.judged(reply.data.version))
      confirmDraft.drop()
      go('reportView', { report: reply.data.report_seq })
      return null
    }
    if (reply.error !== 'changedSince') return reply.message
    again()
    return w.stale
  }
  const save = async (corrected: Corrected | null): Promise<string | null> => {
    if (corrected) return ready ? inReport(ready.report, ready.version, corrected) : inOrder(corrected)
    goOn()
    return null
  }
  return { save, busy: correct.busy || edit.busy }
}
