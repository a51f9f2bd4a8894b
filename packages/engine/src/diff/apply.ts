import type { Entry, EntrySection, RegisterDocument, ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import type { Edit, RegisterDiff } from './change.ts'
import { plainEntry } from './entry-state.ts'

/** Applies the changes to the older register one by one; the result is the newer one, ready to be resolved again. */
export function applyDiff(before: RegisterDocument, diff: RegisterDiff): RegisterDocument {
  const edits = [...diff.reprint, ...diff.changes.flatMap((c) => c.edits)]
  return { ...applyEdits(documentOf(before), edits), viewedAt: diff.to }
}

export const applyEdits = (doc: RegisterDocument, edits: readonly Edit[]): RegisterDocument =>
  edits.reduce(applyEdit, doc)

/** The document of a resolved register, as it was before resolving. */
export function documentOf(register: RegisterDocument | ResolvedRegister): RegisterDocument {
  if (!('rights' in register)) return register
  const { rights: _r, owners: _o, trustee: _t, ...doc } = register
  return { ...doc, entries: register.entries.map(plain) }
}

const plain = (e: Entry | ResolvedEntry): Entry => ('status' in e ? plainEntry(e) : e)

function applyEdit(doc: RegisterDocument, edit: Edit): RegisterDocument {
  switch (edit.do) {
    case 'insert':
      return { ...doc, entries: inserted(doc.entries, edit.entry, edit.after) }
    case 'replace':
      return { ...doc, entries: doc.entries.map((e) => (e.id === edit.id ? edit.entry : e)) }
    case 'remove':
      return { ...doc, entries: doc.entries.filter((e) => e.id !== edit.id) }
    case 'display':
      return { ...doc, display: { ...doc.display, [edit.block]: edit.rows } }
    case 'joint':
      return { ...doc, jointCollateral: edit.rows }
    case 'pending':
      return withPending(doc, edit.note, edit.list)
    case 'reprint':
      return { ...doc, ...edit.head, entries: edit.entries }
  }
}

function withPending(
  doc: RegisterDocument,
  note: string | null,
  list: RegisterDocument['pending'] | null,
): RegisterDocument {
  const { pending: _, ...rest } = doc
  return { ...rest, pendingNote: note, ...(list ? { pending: list } : {}) }
}

function inserted(entries: readonly Entry[], entry: Entry, after: string | null): Entry[] {
  const at = after === null ? headOf(entries, entry.section) : entries.findIndex((e) => e.id === after) + 1
  return entries.toSpliced(at, 0, entry)
}

const headOf = (entries: readonly Entry[], section: EntrySection): number => {
  const at = entries.findIndex((e) => e.section === section || (section === '갑구' && e.section === '을구'))
  return at < 0 ? entries.length : at
}
