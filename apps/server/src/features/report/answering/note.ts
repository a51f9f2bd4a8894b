import type { reportNote, reportNoteEdit } from '@jipsalpim/contract/areas/report/note.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { notePlace } from '../sealed-place.ts'
import { orderOfOwnReport, saveNote, reportSettingsOf, type ReportSettingsRow } from './answer-queries.ts'

export const readNote: Action<typeof reportNote> = async (ctx, { report_seq }, user) => {
  const orderSeq = await orderOfOwnReport(ctx.db, user.seq, report_seq)
  if (orderSeq === undefined) throw new Fail('notFound')
  return presentNote(ctx, await reportSettingsOf(ctx.db, orderSeq))
}

/** The last write wins, unless the client sends the version that it has seen. An empty note is deleted. */
export const editNote: Action<typeof reportNoteEdit> = (ctx, { report_seq, note, seen_at }, user) =>
  ctx.tx(async (tx) => {
    const orderSeq = await orderOfOwnReport(tx.db, user.seq, report_seq)
    if (orderSeq === undefined) throw new Fail('notFound')
    const order = await tx.hooks.payables.lock(tx, orderSeq)
    if (order.state !== 'completed') throw new Fail('notFound')
    const now = presentNote(tx, await reportSettingsOf(tx.db, orderSeq))
    if (seen_at !== undefined && seen_at !== now.saved_at) throw new Fail('changedSince', now)
    const sealed = note === '' ? null : tx.seal.seal(notePlace(orderSeq), note)
    return { saved_at: (await saveNote(tx.db, orderSeq, sealed)).toISOString() }
  })

const presentNote = (ctx: Pick<TxContext, 'seal'>, row: ReportSettingsRow | undefined) => ({
  note: row?.note_sealed ? ctx.seal.open(notePlace(row.order_seq), row.note_sealed).reveal() : '',
  saved_at: row?.note_saved_at?.toISOString() ?? null,
})
