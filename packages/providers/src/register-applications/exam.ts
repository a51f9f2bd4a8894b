import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { ApplicationsPort, SeenApplication } from './port.ts'

type Home = { uniqueNo: string; ownerName: string; kind: 'land' | 'building' | 'unit' }
export type ApplicationsStage = {
  port: ApplicationsPort
  /** The same vendor with a timeout of half a second. */
  hasty: ApplicationsPort
  /**
   * Two units without a case, one of which changes its owner to `nextOwner`; and one each at a place that is slow and
   * one that is down.
   */
  homes: { quiet: Home; other: Home; slow: Home; down: Home }
  nextOwner: string
  /** Causes an event at the registry; `also` are further homes with the same receipt. */
  happens: (home: Home, kind: string, entry: Entry, also?: readonly string[]) => Promise<void>
  clock: (now: string) => Promise<void>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
}
type Entry = { section: '갑구' | '을구'; purpose: string; party?: string }

/** Every adapter must pass this, over HTTP, with the registry reset before each question. */
export const applicationsExam = (): readonly Question<ApplicationsStage>[] => [
  {
    name: 'says none for a home without a case, under its owner’s name',
    ask: async ({ port, homes }) => assert.deepEqual(await valueOf(port.list(at(homes.quiet))), []),
  },
  {
    name: 'shows what was received, with its day, number, office, purpose and state',
    ask: async ({ port, homes, happens, clock }) => {
      await clock('2026-11-23T01:00:00Z')
      await happens(homes.quiet, 'application-received', mortgage)
      const [seen, ...more] = await valueOf(port.list(at(homes.quiet)))
      assert.partialDeepStrictEqual(seen, { receivedOn: '2026-11-23', purpose: '근저당권설정', stateWord: '접수' })
      assert.match(seen?.receiptNo ?? '', /^\d+$/)
      assert.match(seen?.office ?? '', /등기/)
      assert.deepEqual(more, [])
    },
  },
  {
    name: 'keeps the cases of one day apart, each with its own state',
    ask: async ({ port, homes, happens }) => {
      await happens(homes.quiet, 'application-received', mortgage)
      await happens(homes.quiet, 'application-received', seizure)
      await happens(homes.quiet, 'application-received', transferTo('오차카'))
      await happens(homes.quiet, 'withdrawn', mortgage)
      await happens(homes.quiet, 'correction', seizure)
      const seen = await valueOf(port.list(at(homes.quiet)))
      assert.deepEqual(seen.map(wordsOf), ['근저당권설정 취하', '압류 보정', '소유권이전 접수'])
      assert.equal(new Set(seen.map((a) => a.receiptNo)).size, 3)
    },
  },
  {
    name: 'follows a case to its end: read, corrected, dismissed; signed, completed',
    ask: async ({ port, homes, happens, clock }) => {
      const state = async () => (await valueOf(port.list(at(homes.quiet)))).map((a) => a.stateWord)
      await clock('2026-11-23T01:00:00Z')
      await happens(homes.quiet, 'application-received', mortgage)
      await clock('2026-11-23T03:00:00Z')
      assert.deepEqual(await state(), ['조사'])
      await happens(homes.quiet, 'correction', mortgage)
      assert.deepEqual(await state(), ['보정'])
      await happens(homes.quiet, 'dismissed', mortgage)
      assert.deepEqual(await state(), ['각하'])
      await happens(homes.quiet, 'registered', seizure)
      assert.deepEqual(await state(), ['각하', '교합'])
      await clock('2026-11-23T05:00:00Z')
      assert.deepEqual(await state(), ['각하', '등기완료'])
      await clock('2027-03-01T05:00:00Z')
      assert.deepEqual(await state(), [])
    },
  },
  {
    name: 'shows one receipt at each home that it covers',
    ask: async ({ port, homes, happens }) => {
      await happens(homes.quiet, 'application-received', mortgage, [homes.other.uniqueNo])
      const numbers = await Promise.all(
        [homes.quiet, homes.other].map(async (home, identity) => {
          const seen = await valueOf(port.list({ ...at(home), identity }))
          return seen.map((a) => a.receiptNo)
        }),
      )
      assert.equal(numbers[0]?.length, 1)
      assert.deepEqual(numbers[0], numbers[1])
    },
  },
  {
    name: 'finds nothing under a name that is not, or no longer, the owner’s',
    ask: async ({ port, homes, nextOwner, happens }) => {
      await happens(homes.quiet, 'application-received', mortgage)
      const count = async (ownerName: string) => (await valueOf(port.list({ ...at(homes.quiet), ownerName }))).length
      assert.deepEqual([await count(homes.quiet.ownerName), await count(nextOwner)], [1, 0])
      await happens(homes.quiet, 'application-received', transferTo(nextOwner))
      assert.deepEqual([await count(homes.quiet.ownerName), await count(nextOwner)], [2, 0])
      await happens(homes.quiet, 'registered', transferTo(nextOwner))
      assert.deepEqual([await count(homes.quiet.ownerName), await count(nextOwner)], [0, 2])
    },
  },
  {
    name: 'never shows a case that was missed, and shows one that left the register as it was',
    ask: async ({ port, homes, happens }) => {
      await happens(homes.quiet, 'missed', mortgage)
      assert.deepEqual(await valueOf(port.list(at(homes.quiet))), [])
      await happens(homes.quiet, 'application-received', seizure)
      await happens(homes.quiet, 'completed-unchanged', seizure)
      assert.deepEqual((await valueOf(port.list(at(homes.quiet)))).map(wordsOf), ['압류 교합'])
    },
  },
  {
    name: 'says not-found for a home that there is none of',
    ask: async ({ port, homes }) => {
      assert.equal(await failureOf(port.list({ ...at(homes.quiet), uniqueNo: '99999999999999' })), 'not-found')
    },
  },
  {
    name: 'says id-in-use while the same account is at work, and lets another account in',
    ask: async ({ port, homes, fault }) => {
      const slow = port.list(at(homes.slow))
      await new Promise((done) => setTimeout(done, 1_000))
      assert.equal(await failureOf(port.list(at(homes.quiet))), 'id-in-use')
      assert.deepEqual(await valueOf(port.list({ ...at(homes.quiet), identity: 1 })), [])
      assert.deepEqual(await valueOf(slow), [])
      await fault('id-in-use', 1)
      assert.equal(await failureOf(port.list(at(homes.quiet))), 'id-in-use')
      assert.deepEqual(await valueOf(port.list(at(homes.quiet))), [])
    },
  },
  {
    name: 'warns from the 101st look-up of an hour, is blocked for an hour by the 301st, each account for itself',
    ask: async ({ port, homes, clock }) => {
      await clock('2026-11-23T01:00:00Z')
      const answers: string[] = []
      for (let n = 1; n <= 302; n++) {
        const seen = await port.list(at(homes.quiet))
        answers.push(seen.ok ? 'listed' : seen.kind === 'refused' ? seen.reason : seen.kind)
      }
      const at101 = [answers[99], answers[100], answers[299], answers[300], answers[301]]
      assert.deepEqual(at101, ['listed', 'over-use-warning', 'over-use-warning', 'blocked', 'blocked'])
      assert.deepEqual(await valueOf(port.list({ ...at(homes.quiet), identity: 1 })), [])
      await clock('2026-11-23T01:58:00Z')
      assert.equal(await failureOf(port.list(at(homes.quiet))), 'blocked')
      await clock('2026-11-23T02:30:00Z')
      assert.deepEqual(await valueOf(port.list(at(homes.quiet))), [])
    },
  },
  {
    name: 'says closed-hours on the evening of a third Thursday, and of no other day',
    ask: async ({ port, homes, clock, fault }) => {
      await fault('maintenance', 10)
      const open = ['2026-11-19T11:59:00Z', '2026-11-19T21:01:00Z', '2026-11-26T13:00:00Z', '2026-11-18T13:00:00Z']
      const closed = ['2026-11-19T12:01:00Z', '2026-11-19T20:58:00Z', '2026-11-05T13:00:00Z']
      for (const now of open) {
        await clock(now)
        assert.deepEqual(await valueOf(port.list(at(homes.quiet))), [], now)
      }
      for (const now of closed) {
        await clock(now)
        assert.equal(await failureOf(port.list(at(homes.quiet))), 'closed-hours', now)
      }
    },
  },
  {
    name: 'an account that there is none of is ours to mend',
    ask: async ({ port, homes }) => {
      assert.equal(await failureOf(port.list({ ...at(homes.quiet), identity: port.identities })), 'config')
    },
  },
  {
    name: 'the registry is down: not known',
    ask: async ({ port, homes }) => assert.equal(await failureOf(port.list(at(homes.down))), 'server'),
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['error-after', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
      ['expired-key', 'config'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<ApplicationsStage> => ({
    name: `${kind}: not known, whether there is a case or none`,
    ask: async ({ port, hasty, homes, happens, fault }) => {
      await valueOf(hasty.list(at(homes.other)))
      await happens(homes.other, 'application-received', mortgage)
      for (const home of [homes.quiet, homes.other]) {
        await fault(kind, 1)
        assert.equal(await failureOf((kind === 'timeout-after-effect' ? hasty : port).list(at(home))), why)
      }
      assert.equal((await valueOf(port.list(at(homes.other)))).length, 1)
    },
  })),
]

const at = (home: Home) => ({ ...home, identity: 0 })
const mortgage: Entry = { section: '을구', purpose: '근저당권설정' }
const seizure: Entry = { section: '갑구', purpose: '압류' }
const transferTo = (party: string): Entry => ({ section: '갑구', purpose: '소유권이전', party })
const wordsOf = (a: SeenApplication): string => `${a.purpose} ${a.stateWord}`
