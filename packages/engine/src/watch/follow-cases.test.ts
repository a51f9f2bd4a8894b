import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { caseKey, followCases, type SeenCase } from './follow-cases.ts'
import { heard, keepSteps, madeSeen, minuteOf } from './made-case-list.ts'

const phases = (answers: readonly (readonly SeenCase[])[]) =>
  heard(...answers).map((k) => [k.receiptNo, k.phase, k.goneAt !== null])

describe('one case', () => {
  test('is followed from receipt to its end, step by step', () => {
    const words = ['접수', '조사', '보정', '보정', '조사', '교합']
    let known = heard()
    const steps = words.flatMap((word, n) => {
      const step = followCases(known, [madeSeen('123456', word)], minuteOf(n))
      known = keepSteps(known, step)
      return step.map((s) => [s.was, s.now, s.why])
    })
    expect(steps).toEqual([
      [null, 'received', 'new'],
      ['received', 'in-progress', 'moved'],
      ['in-progress', 'in-progress', 'moved'],
      ['in-progress', 'in-progress', 'same'],
      ['in-progress', 'in-progress', 'same'],
      ['in-progress', 'completed', 'moved'],
    ])
  })

  test('never runs backwards: a late or cached answer changes nothing of it', () => {
    expect(phases([[madeSeen('1', '완료')], [madeSeen('1', '접수')]])).toEqual([['1', 'completed', false]])
    expect(phases([[madeSeen('1', '취하')], [madeSeen('1', '조사')]])).toEqual([['1', 'dismissed', false]])
    expect(phases([[madeSeen('1', '완료')], [madeSeen('1', '새말')]])).toEqual([['1', 'completed', false]])
    const known = heard([madeSeen('1', '완료')])
    expect(followCases(known, [madeSeen('1', '접수')], minuteOf(1))[0]).toMatchObject({
      why: 'same',
      case: { stateWord: '완료' },
    })
  })

  test('entered after it was reported dismissed: believed', () => {
    expect(phases([[madeSeen('1', '각하')], [madeSeen('1', '완료')]])).toEqual([['1', 'completed', false]])
    expect(phases([[madeSeen('1', '완료')], [madeSeen('1', '각하')]])).toEqual([['1', 'completed', false]])
  })

  test('a word that nobody knows is a phase of its own, and no end', () => {
    expect(phases([[madeSeen('1', '접수')], [madeSeen('1', '이송')]])).toEqual([['1', 'unknown', false]])
    expect(phases([[madeSeen('1', '이송')], [madeSeen('1', '완료')]])).toEqual([['1', 'completed', false]])
  })

  test('that vanishes without an end is vanished once, and never dismissed', () => {
    const known = heard([madeSeen('1', '접수')])
    const [step] = followCases(known, [], minuteOf(1))
    expect(step).toMatchObject({ why: 'vanished', was: 'received', now: 'received', case: { stateWord: '접수' } })
    expect(followCases(keepSteps(known, step === undefined ? [] : [step]), [], minuteOf(2))).toEqual([])
    expect(phases([[madeSeen('1', '접수')], [], [madeSeen('1', '조사')]])).toEqual([['1', 'in-progress', false]])
  })

  test('that has ended may leave the list: no step', () => {
    for (const word of ['완료', '취하']) expect(followCases(heard([madeSeen('1', word)]), [], minuteOf(1))).toEqual([])
  })

  test('an answer from before it was last seen does not make it vanish', () => {
    const known = heard([], [], [madeSeen('1', '접수')])
    expect(followCases(known, [], minuteOf(1))).toEqual([])
  })
})

describe('several cases', () => {
  test('of one day stay apart: one withdrawn hides no other that is received', () => {
    const rows = [madeSeen('1', '취하'), madeSeen('2', '접수'), madeSeen('3', '완료', { purpose: '소유권이전' })]
    expect(phases([rows])).toEqual([
      ['1', 'dismissed', false],
      ['2', 'received', false],
      ['3', 'completed', false],
    ])
  })

  test('of one number in two offices or on two days are two', () => {
    expect(
      heard([
        madeSeen('1', '접수'),
        madeSeen('1', '접수', { office: '서울동부지방법원 송파등기소' }),
        madeSeen('1', '접수', { receivedOn: day('2025-11-24') }),
      ]),
    ).toHaveLength(3)
  })

  test('of one number listed once a property (공동담보) are one, and the least advanced row counts', () => {
    const rows = [madeSeen('7', '완료'), madeSeen('7', '접수'), madeSeen('제0007호', '완료')]
    expect(phases([rows])).toEqual([['7', 'received', false]])
  })

  test('without numbers stay two, and the one that moved on hides the other in no order', () => {
    const both = [madeSeen(null, '접수'), madeSeen(null, '완료')]
    expect(phases([[madeSeen(null, '접수'), madeSeen(null, '접수')], both])).toEqual([
      [null, 'received', false],
      [null, 'completed', false],
    ])
    for (const rows of [both, both.toReversed()])
      expect(
        phases([[madeSeen(null, '접수'), madeSeen(null, '접수')], both, rows])
          .map(([, p]) => p)
          .toSorted(),
      ).toEqual(['completed', 'received'])
  })

  test('a number or an office that was left out before makes no second case', () => {
    expect(heard([madeSeen(null, '접수')], [madeSeen('12', '조사')])).toMatchObject([{ receiptNo: '12' }])
    expect(heard([madeSeen('12', '접수')], [madeSeen('12', '조사', { office: null })])).toMatchObject([
      { phase: 'in-progress', office: '서울중앙지방법원 등기국', goneAt: null },
    ])
  })
})

test('the key is of the day, the number and the office, however they are printed', () => {
  expect(caseKey(madeSeen('제0123호', '접수'))).toBe(caseKey(madeSeen('123', '완료', { purpose: '다른 목적' })))
  expect(caseKey(madeSeen(null, '접수', { purpose: '근저당권 설정' }))).toBe(caseKey(madeSeen('', '조사')))
  expect(caseKey(madeSeen('1', '접수'))).not.toBe(caseKey(madeSeen('2', '접수')))
})

const words = ['접수', '조사', '보정', '교합', '취하', '각하', '완료']
const row = fc.record({ no: fc.integer({ min: 1, max: 4 }), word: fc.constantFrom(...words) })
const answer = fc.uniqueArray(row, { selector: (r) => r.no, maxLength: 4 })
const seenOf = (rows: readonly { no: number; word: string }[]) => rows.map((r) => madeSeen(String(r.no), r.word))

test('whatever the order of the answers, each case ends in the same phase', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 6 }), fc.integer(), (answers, turn) => {
      const at = answers.length === 0 ? 0 : Math.abs(turn) % answers.length
      const turned = [...answers.slice(at), ...answers.slice(0, at)].toReversed()
      const ends = (list: typeof answers) =>
        heard(...list.map(seenOf))
          .map((k) => `${k.key} ${k.phase}`)
          .toSorted()
      expect(ends(turned)).toEqual(ends(answers))
    }),
  )
})

test('an answer said twice says nothing new', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 5 }), (answers) => {
      const known = heard(...answers.map(seenOf))
      const last = seenOf(answers.at(-1) ?? [])
      const again = followCases(known, last, minuteOf(answers.length))
      expect(again.every((s) => s.why === 'same')).toBe(true)
    }),
  )
})

test('every row of an answer is one step of a key of its own', () => {
  const any = fc.record({
    no: fc.option(fc.constantFrom('1', '2', '제01호', '')),
    word: fc.constantFrom(...words, '이송'),
    office: fc.option(fc.constantFrom('가', '나')),
  })
  fc.assert(
    fc.property(fc.array(fc.array(any, { maxLength: 6 }), { maxLength: 5 }), (answers) => {
      const known = heard(...answers.map((rows) => rows.map((r) => madeSeen(r.no, r.word, { office: r.office }))))
      expect(new Set(known.map((k) => k.key)).size).toBe(known.length)
    }),
  )
})
