import { diffRegisters } from '@jipsalpim/engine/diff/diff-registers.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { currentVersion } from '../../report/answering/answer-queries.ts'
import { readInput } from '../../report/answering/judge-again.ts'
import { isConfirmedByRegister } from '../checking/apply-register.ts'
import { alertWatch } from '../alerting/record-event.ts'
import { savePrint } from '../judging/registers.ts'
import { changeWatch, insertEvent, type HomeRow, type PrintRow, type WatchRow } from '../queries.ts'

/** The register that a watch begins with. */
export type FirstRegister = { print: Pick<PrintRow, 'print_seq' | 'read_at'>; register: RegisterDocument }

/**
 * The register may change between a report and the first check of the watch that follows it. Compares the two, once,
 * and alerts this watch alone: another watch of the home has another report, or none. An application that is still
 * pending is alerted by the list of applications. If the registers cannot be compared, nothing is alerted: that is neither
 * a change nor a proof that there is none.
 */
export async function alertSinceReport(
  tx: TxContext,
  watch: WatchRow,
  home: HomeRow,
  first: FirstRegister,
): Promise<void> {
  if (watch.of_order_seq === null || watch.compared_at !== null) return
  const report = await currentVersion(tx.db, watch.of_order_seq)
  if (!report?.ready_at) return
  await changeWatch(tx.db, watch.watch_seq, { compared_at: tx.now() })
  // The home was watched before: what changed since its last register is found by the next one, and alerted to all.
  if (first.print.read_at < report.ready_at) return
  const { register } = await readInput(tx, report)
  const diff = diffRegisters(resolveRegister(register), resolveRegister(first.register))
  if ('refused' in diff || !diff.changes.some(isConfirmedByRegister)) return
  const { watch_seq } = watch
  const before_print = await savePrint(tx, home.home_seq, register, { watch_seq, read_at: report.ready_at })
  const event = await insertEvent(tx.db, {
    home_seq: home.home_seq,
    watch_seq,
    kind: 'since-report',
    case_seq: null,
    before_print,
    after_print: first.print.print_seq,
    since: null,
    dedupe_key: `since-report:${watch_seq}`,
  })
  if (!event) return
  const compared = { before: register, after: first.register }
  await alertWatch(tx, home, event, watch, { what: { registers: compared }, compared, cause: { of: 'report' } })
}
