import { applyDiff } from '@jipsalpim/engine/diff/apply.ts'
import type { RegisterDiff } from '@jipsalpim/engine/diff/change.ts'
import { diffRegisters } from '@jipsalpim/engine/diff/diff-registers.ts'
import { registerContent } from '@jipsalpim/engine/diff/register-content.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import type { ResolvedRegister } from '@jipsalpim/engine/register/model.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Draft } from './draft.ts'
import type { Home } from './home.ts'
import type { PrintedRegister } from './printed.ts'
import { enter, printEntry } from './registrar.ts'
import {
  applyRegisterEvent,
  enteredSince,
  pendingApplications,
  pendingLine,
  type RegisterEvent,
} from './register-events.ts'
import { registerBody } from './register-body.ts'
import { registerPdf } from './register-pdf.ts'
import { registerOf } from './register.ts'
import { memoryStore } from './store.ts'
import { draftsOf, homeById, homes, subjectOfHome, uniqueNoOfHome } from './world.ts'

describe.each(homes.map((h) => [h.id, h] as const))('the record of %s', (_, home) => {
  const drafts = draftsOf(subjectOfHome(home))
  it('as it grows entry by entry: every print is compared with the last', () => {
    const whole = fromBody(printOf(home, drafts))
    for (let n = 1; n <= drafts.length; n++) {
      const before = fromBody(printOf(home, drafts.slice(0, n - 1)))
      const diff = compared(before, whole)
      expect([n, named(diff)]).toEqual([n, idsOf(drafts.slice(n - 1), home)])
      expect([n, diff.doubts, diff.reprint]).toEqual([n, [], []])
      expect([n, registerContent(resolveRegister(applyDiff(before, diff)))]).toEqual([n, registerContent(whole)])
    }
  })
})

describe('between paper and wire', () => {
  const some = homes.filter((h) => draftsOf(subjectOfHome(h)).length >= 6).slice(0, 4)
  it.each(some.map((h) => [h.id, h] as const))(
    '%s: the print and the body of one day say the same',
    async (_, home) => {
      const drafts = draftsOf(subjectOfHome(home))
      const half = printOf(home, drafts.slice(0, Math.ceil(drafts.length / 2)))
      const [paper, body] = [await fromPaper(printOf(home, drafts)), fromBody(printOf(home, drafts))]
      expect(compared(paper, body)).toMatchObject({ changes: [], doubts: [] })
      expect(compared(body, paper)).toMatchObject({ changes: [], doubts: [] })
      const kinds = (d: RegisterDiff) => d.changes.map((c) => [c.kind, c.purpose, c.amount, c.meaning])
      expect(kinds(compared(await fromPaper(half), body))).toEqual(kinds(compared(fromBody(half), body)))
      expect(kinds(compared(fromBody(half), paper))).toEqual(kinds(compared(fromBody(half), body)))
    },
  )
})

describe('an application at the registry', () => {
  const entry = { section: '을구', purpose: '근저당권설정', amount: 120_000_000, party: '주식회사한빛은행' } as const
  it('is told when it is received, when it is entered, and when it is gone', () => {
    const [clean, waiting] = [played(), played({ kind: 'application-received', entry })]
    expect(changesOf(clean, waiting)).toEqual([['application-received', '근저당권설정', '9000001', null]])
    const done = played({ kind: 'application-received', entry }, { kind: 'registered', entry })
    expect(changesOf(waiting, done)).toEqual([
      ['right-added', '근저당권설정', '9000001', 120_000_000],
      ['application-registered', '근저당권설정', '9000001', null],
    ])
    const gone = played({ kind: 'application-received', entry }, { kind: 'withdrawn', entry })
    expect(changesOf(waiting, gone)).toEqual([['application-withdrawn', '근저당권설정', '9000001', null]])
    expect(changesOf(clean, done)).toEqual([['right-added', '근저당권설정', expect.any(String), 120_000_000]])
  })
})

const changesOf = (before: ResolvedRegister, after: ResolvedRegister) =>
  compared(before, after).changes.map((c) => [c.kind, c.purpose, c.receiptNo, c.amount?.after ?? null])

function played(...events: readonly RegisterEvent[]): ResolvedRegister {
  const [home, store, now] = [homeById('noeul-101-1105'), memoryStore(), new Date('2026-11-21T03:00:00Z')]
  if (home === null) throw new Error('no home')
  const no = uniqueNoOfHome(home)
  for (const event of events) applyRegisterEvent(no, event, now, store)
  return fromBody(registerOf(subjectOfHome(home), enteredSince(no, store)), pendingLine(pendingApplications(no, store)))
}

function compared(before: ResolvedRegister, after: ResolvedRegister): RegisterDiff {
  const diff = diffRegisters(before, after)
  if ('refused' in diff) throw new Error(diff.refused.name)
  return diff
}
const named = (diff: RegisterDiff) => diff.changes.flatMap((c) => c.entries.map((e) => e.entry ?? '')).toSorted()
const idsOf = (drafts: readonly Draft[], home: Home) => {
  const keys = new Set(drafts.map((d) => d.key))
  return enter(draftsOf(subjectOfHome(home)), '')
    .filter((e) => keys.has(e.key))
    .map((e) => `${e.section} ${e.rank}`)
    .toSorted()
}

/** The record when only these drafts were entered. */
function printOf(home: Home, drafts: readonly Draft[]): PrintedRegister {
  const whole = registerOf(subjectOfHome(home))
  const entered = enter(drafts, whole.uniqueNo)
  return {
    ...whole,
    tables: whole.tables.map((t) =>
      t.type === '갑구' || t.type === '을구'
        ? { ...t, rows: entered.filter((e) => e.section === t.type).map(printEntry) }
        : t,
    ),
    summary: [],
  }
}

const viewedAt = new Date('2026-11-21T03:04:05Z')

function fromBody(register: PrintedRegister, warning = ''): ResolvedRegister {
  const options = { viewedAt, transactionId: 't', joint: true, summary: false, pdfBase64: null, warning }
  return resolved(readRegister({ kind: 'provider', body: registerBody(register, options) }))
}

async function fromPaper(register: PrintedRegister): Promise<ResolvedRegister> {
  const pdf = await registerPdf(register, { viewedAt, warning: '' })
  const read = await readPages(pdfjs, pdf)
  if ('refused' in read) throw new Error(read.refused.name)
  return resolved(readRegister({ kind: 'pages', pages: read.pages }))
}

function resolved(read: ReturnType<typeof readRegister>): ResolvedRegister {
  if ('refused' in read) throw new Error(read.refused.name)
  return resolveRegister(read.register)
}
