import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerOf, sampleText } from '../../samples/read-sample.ts'
import type { RegisterDocument } from '../register/model.ts'
import { readRegister } from '../register/read.ts'
import { resolveRegister } from '../register/resolve.ts'
import { applyDiff } from './apply.ts'
import type { RegisterDiff } from './change.ts'
import { diffRegisters } from './diff-registers.ts'
import { type Act, anyActs, historyOf, type Registered } from './made-up-history.ts'
import { inForce, misread, renumbered, reprinted } from './reprinted.ts'
import { registerContent } from './register-content.ts'

const runs = { numRuns: 200 }

function compared(before: RegisterDocument, after: RegisterDocument): RegisterDiff {
  const diff = diffRegisters(resolveRegister(before), resolveRegister(after))
  if ('refused' in diff) throw new Error(diff.refused.name)
  return diff
}
const named = (diff: RegisterDiff) => diff.changes.flatMap((c) => c.entries.map((e) => e.entry ?? ''))
const kinds = (diff: RegisterDiff) =>
  diff.changes.map((c) => [c.kind, c.entries.map((e) => e.entry), c.on.map((e) => e.entry), c.amount, c.day])

const rank = (id: string | null) => (id ?? '').replace(/#\d+$/, '')

/** Acts, and two moments of the resulting history. */
const moments = fc.record({ acts: anyActs, from: fc.nat(20), to: fc.nat(20) })
function played({ acts, from, to }: { acts: Act[]; from: number; to: number }) {
  const history = historyOf(acts)
  const [a = 0, b = 0] = [from % history.length, to % history.length].toSorted((x, y) => x - y)
  return { history, a, b }
}
const at = (history: readonly Registered[], i: number): RegisterDocument => {
  const found = history[i]
  if (found === undefined) throw new Error(`no moment ${i}`)
  return found.document
}

test('a register and itself: nothing', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a } = played(x)
      expect(compared(at(history, a), at(history, a))).toMatchObject({ changes: [], doubts: [], reprint: [] })
    }),
    runs,
  )
})

test('what came between two prints is named, each once and in order, and leads from the one to the other', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const [before, after] = [at(history, a), at(history, b)]
      const diff = compared(before, after)
      expect(named(diff)).toEqual(history.slice(a + 1, b + 1).flatMap((r) => r.ids))
      expect([diff.doubts, diff.reprint]).toEqual([[], []])
      expect(registerContent(resolveRegister(applyDiff(before, diff)))).toEqual(registerContent(resolveRegister(after)))
    }),
    runs,
  )
})

test('print by print or all at once: the same changes', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const steps = Array.from({ length: b - a }, (_, i) => kinds(compared(at(history, a + i), at(history, a + i + 1))))
      expect(kinds(compared(at(history, a), at(history, b)))).toEqual(steps.flat())
    }),
    runs,
  )
})

test.each(Object.keys(reprinted))('printed %s: no change, and what came since is the same', (how) => {
  const print = reprinted[how]
  if (print === undefined) throw new Error(how)
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const [before, after] = [at(history, a), at(history, b)]
      expect(compared(before, print(before))).toMatchObject({ changes: [], doubts: [] })
      expect(compared(print(before), before)).toMatchObject({ changes: [], doubts: [] })
      const plain = kinds(compared(before, after))
      for (const diff of [compared(print(before), after), compared(before, print(after))]) {
        expect(kinds(diff)).toEqual(plain)
        expect(diff.doubts).toEqual([])
      }
    }),
    runs,
  )
})

test('carried over into a new record under new numbers: no change', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a } = played(x)
      expect(compared(at(history, a), renumbered(at(history, a)))).toMatchObject({ changes: [], doubts: [] })
    }),
    runs,
  )
})

test('a misread letter here and there is no change, and hides none', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const [before, after] = [at(history, a), at(history, b)]
      expect(compared(misread(before), before).changes).toEqual([])
      expect(named(compared(misread(before), after))).toEqual(history.slice(a + 1, b + 1).flatMap((r) => r.ids))
    }),
    runs,
  )
})

test('from a certificate of what was in force to a whole one: history is no news, and news are told', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const [before, after] = [at(history, a), at(history, b)]
      const diff = compared(inForce(before), after)
      expect(named(diff)).toEqual(history.slice(a + 1, b + 1).flatMap((r) => r.ids))
      expect(diff.doubts).toEqual([])
    }),
    runs,
  )
})

test('any lines dropped from a real text or doubled in it: compared or refused, never thrown, and itself is itself', () => {
  const lines = sampleText('banpo-ocr-full.txt').split('\n')
  const whole = resolveRegister(registerOf(readRegister({ kind: 'text', text: lines.join('\n') })))
  fc.assert(
    fc.property(fc.array(fc.nat(lines.length - 1), { maxLength: 40 }), fc.boolean(), (marks, double) => {
      const marked = new Set(marks)
      const text = lines.flatMap((l, i) => (marked.has(i) ? (double ? [l, l] : []) : [l])).join('\n')
      const read = readRegister({ kind: 'text', text })
      if ('refused' in read) return
      const other = resolveRegister(read.register)
      expect(diffRegisters(other, other)).toMatchObject({ changes: [], reprint: [] })
      for (const diff of [diffRegisters(whole, other), diffRegisters(other, whole)])
        expect('refused' in diff || Array.isArray(diff.changes)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('to a certificate of what is in force: every right that ended and every new one is told, and no other', () => {
  fc.assert(
    fc.property(moments, (x) => {
      const { history, a, b } = played(x)
      const [before, after] = [resolveRegister(at(history, a)), resolveRegister(at(history, b))]
      const diff = diffRegisters(before, resolveRegister(inForce(at(history, b))))
      if ('refused' in diff) throw new Error(diff.refused.name)
      const live = (r: typeof before) => new Set(r.rights.map((x) => rank(x.entry.id)))
      const [was, now] = [live(before), live(after)]
      const gone = [...was].filter((id) => !now.has(id))
      const ended = diff.changes.filter((c) => c.kind === 'cancelled').flatMap((c) => c.on.map((e) => rank(e.entry)))
      expect(ended.filter((id) => was.has(id)).toSorted()).toEqual(gone.toSorted())
      const come = diff.changes
        .flatMap((c) => (c.kind === 'right-added' ? c.entries : c.kind === 'restored' ? c.on : []))
        .map((e) => rank(e.entry))
      expect(come.toSorted()).toEqual([...now].filter((id) => !was.has(id)).toSorted())
      expect(diff.doubts).toEqual([])
    }),
    runs,
  )
})
