import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { RegisterPort } from './port.ts'

export type RegisterFacts = {
  /** A unit of a 집합건물 by lot address, and its number. */
  unit: { text: string; dong: string | null; ho: string; uniqueNo: string }
  /** A house: its building and its land are two records. */
  house: string
  nowhere: string
  vague: string
  closed: { uniqueNo: string }
  pending: { uniqueNo: string }
  down: { uniqueNo: string }
}

export const registerExam = (facts: RegisterFacts): readonly Question<RegisterPort>[] => [
  {
    name: 'finds the one record of a unit',
    ask: async (port) => {
      const { text, dong, ho, uniqueNo } = facts.unit
      const found = await valueOf(port.find({ text, dong, ho }))
      assert.deepEqual(
        found.map((c) => [c.uniqueNo, c.kind, c.state]),
        [[uniqueNo, '집합건물', '현행']],
      )
    },
  },
  {
    name: 'finds both records of a house',
    ask: async (port) => {
      const found = await valueOf(port.find({ text: facts.house, dong: null, ho: null }))
      assert.deepEqual(found.map((c) => c.kind).toSorted(), ['건물', '토지'].toSorted())
    },
  },
  {
    name: 'refuses an address that is nowhere or too wide',
    ask: async (port) => {
      assert.equal(await failureOf(port.find({ text: facts.nowhere, dong: null, ho: null })), 'not-found')
      assert.equal(await failureOf(port.find({ text: facts.vague, dong: null, ho: null })), 'too-many')
    },
  },
  {
    name: 'fetches a print by its number, with the original',
    ask: async (port) => {
      const print = await valueOf(port.fetch(facts.unit.uniqueNo, 'exam-1'))
      assert.ok(JSON.stringify(print.body).includes('순위번호'))
      assert.ok(!JSON.stringify(print.body).includes('+제'), 'a plus stands where a space was')
      assert.equal(
        Buffer.from(print.pdfBase64 ?? '', 'base64')
          .subarray(0, 5)
          .toString('latin1'),
        '%PDF-',
      )
      assert.notEqual(print.transactionId, '')
    },
  },
  {
    name: 'takes the number with hyphens too',
    ask: async (port) => {
      const n = facts.unit.uniqueNo
      await valueOf(port.fetch(`${n.slice(0, 4)}-${n.slice(4, 8)}-${n.slice(8)}`, 'exam-2'))
    },
  },
  {
    name: 'tells refusals from not knowing',
    ask: async (port) => {
      assert.equal(await failureOf(port.fetch('99999999999999', 'exam-3')), 'not-found')
      assert.equal(await failureOf(port.fetch(facts.closed.uniqueNo, 'exam-4')), 'closed-hours')
      assert.equal(await failureOf(port.fetch(facts.pending.uniqueNo, 'exam-5')), 'pending-case')
      assert.equal(await failureOf(port.fetch(facts.down.uniqueNo, 'exam-6')), 'server')
    },
  },
]
