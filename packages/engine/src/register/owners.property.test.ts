import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrint } from '../../samples/read-print.ts'
import { registerOf } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

type Row = [rank: string, purpose: string, receipt: string, cause: string, last: string]

const resolve = (rows: readonly Row[]) =>
  resolveRegister(
    registerOf(
      readRegister({
        kind: 'provider',
        body: {
          resRegisterEntriesList: [
            {
              resDocTitle: '등기사항전부증명서(말소사항 포함) - 건물',
              resRegistrationHisList: [
                {
                  resType: '갑구',
                  resType1: '',
                  resContentsList: rows.map((cells, i) => ({
                    resNumber: String(i + 1),
                    resType2: '2',
                    resDetailList: cells.map((resContents, n) => ({ resNumber: String(n), resContents })),
                  })),
                },
              ],
            },
          ],
        },
      }),
    ),
  )

const letters = [...'가나다라마바사아자차카타파하']
const nameOf = (n: number) =>
  `${letters[n % 14] ?? '가'}${letters[(n * 5 + 3) % 14] ?? '나'}${letters[(n * 3 + 7) % 14] ?? '다'}`
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Owners who transfer a part or all of their shares; the expected shares are computed alongside. */
const history = fc.array(fc.record({ giver: fc.nat(20), all: fc.boolean(), n: fc.integer({ min: 1, max: 5 }) }), {
  maxLength: 6,
})

test('whoever gives to whom, the shares make the whole, and each owner has what was counted', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const rows: Row[] = [['1', '소유권보존', '2000년1월3일\n제10호', '', `소유자 ${nameOf(0)} 600101-1******`]]
      // one person per entry: '3번가갑을지분…' identifies the transferor by both
      const shareOf = new Map<number, { at: number; n: number; d: number }>([[0, { at: 1, n: 1, d: 1 }]])
      steps.forEach((step, i) => {
        const givers = [...shareOf.keys()]
        const giver = givers[step.giver % givers.length] ?? 0
        const has = shareOf.get(giver)
        if (has === undefined) return
        const to = i + 1
        const rank = i + 2
        const given = step.all ? { n: has.n, d: has.d } : { n: has.n, d: has.d * (step.n + 1) }
        const g = gcd(given.n, given.d)
        const share = `${given.d / g}분의 ${given.n / g}`
        const single = shareOf.size === 1 && has.n === has.d
        const purpose = single
          ? step.all
            ? '소유권이전'
            : '소유권일부이전'
          : `${has.at}번${nameOf(giver)}지분${step.all ? '전부' : `${has.d}분의${has.n}중일부(${share.replace(' ', '')})`}이전`
        const who = `${nameOf(to)} 700202-1******`
        const last = single && step.all ? `소유자 ${who}` : `공유자 지분 ${share}\n${who}`
        rows.push([String(rank), purpose, `20${10 + i}년1월3일\n제${rank}호`, '매매', last])
        shareOf.set(to, { at: rank, n: given.n / g, d: given.d / g })
        if (step.all) shareOf.delete(giver)
        else {
          const left = { n: has.n * step.n, d: has.d * (step.n + 1) }
          const f = gcd(left.n, left.d)
          shareOf.set(giver, { at: has.at, n: left.n / f, d: left.d / f })
        }
      })
      const { owners } = resolve(rows)
      if (!('value' in owners)) throw new Error(`unknown: ${owners.unknown}`)
      const sum = owners.value.reduce((a, o) => a + (o.share === null ? NaN : o.share[0] / o.share[1]), 0)
      expect(sum).toBeCloseTo(1, 9)
      const found = owners.value.map((o) => `${o.party.name} ${o.share?.join('/')}`).toSorted()
      expect(found).toEqual([...shareOf].map(([n, h]) => `${nameOf(n)} ${h.n}/${h.d}`).toSorted())
    }),
    { numRuns: 200 },
  )
})

test('on every print the shares make the whole, or why they are not known is said', { timeout: 60_000 }, async () => {
  for (const id of ['S017', 'S026', 'S029', 'S057', 'S066', 'S072', 'S078']) {
    const { owners } = resolveRegister(await readPrint(id))
    if ('unknown' in owners) expect([id, owners.unknown]).toEqual([id, 'ambiguous'])
    else {
      const sum = owners.value.reduce((a, o) => a + (o.share === null ? NaN : o.share[0] / o.share[1]), 0)
      expect([id, Math.round(sum * 1000)]).toEqual([id, 1000])
    }
  }
})
