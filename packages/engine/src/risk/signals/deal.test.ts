import { describe, expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import type { DealInput, LandlordInput } from '../../assessment.ts'
import { known, unknown } from '../../values/known.ts'
import { gap } from '../finding-cases.ts'
import { madeCase } from '../made-up-home.ts'

const source = '입력'
const dealt = (deal: DealInput) => assess(madeCase([], { deal }))
const looked = (landlord: LandlordInput) => assess(madeCase([], { landlord }))
const has = (a: ReturnType<typeof assess>, id: string) => a.findings.some((f) => f.id === id)
const trust = gap('소유권이전신탁', { holder: '한빛신탁주식회사', role: '수탁자' })

describe('who is paid and who signs', () => {
  test.each<[DealInput, string, boolean]>([
    [{ payeeName: known('김하나', source) }, 'payee-mismatch', false],
    [{ payeeName: known('김 하나', source) }, 'payee-mismatch', false],
    [{ payeeName: known('김하나건설', source) }, 'payee-mismatch', true],
    [{ payeeName: unknown('not-given') }, 'payee-mismatch', false],
    [{}, 'payee-mismatch', false],
    [{ signer: known('owner', source) }, 'agent-unproven', false],
    [{ signer: known('agent', source) }, 'agent-unproven', true],
    [{ signer: known('agent', source), agentPapers: unknown('not-given') }, 'agent-unproven', true],
    [{ signer: known('agent', source), agentPapers: known(true, source) }, 'agent-unproven', false],
    [{ signer: known('agent', source), agentPapers: known(true, source) }, 'agent-without-papers', false],
    [{ signer: known('agent', source), agentPapers: known(false, source) }, 'agent-without-papers', true],
    [{ signer: known('owner', source), agentPapers: known(false, source) }, 'agent-without-papers', false],
    [{ signer: known('sublessor', source) }, 'sublease', true],
    [{ broker: known(true, source) }, 'no-broker', false],
    [{ broker: known(false, source) }, 'no-broker', true],
    [{ sideOffer: known(false, source) }, 'side-offer', false],
    [{ askedToMoveOut: known(false, source) }, 'move-out-request', false],
  ])('%j → %s %s', (deal, id, is) => expect(has(dealt(deal), id)).toBe(is))

  test('money beside the contract keeps a home without any other risk at 주의, and a question without an answer does not', () => {
    const [offered, open] = [dealt({ sideOffer: known(true, source) }), dealt({ sideOffer: unknown('not-given') })]
    expect(offered.findings.find((f) => f.id === 'side-offer')).toMatchObject({ severity: 'caution', weight: 12 })
    expect(offered.caps.find((c) => c.finding === 'side-offer')?.grade).toBe('주의')
    expect([offered.grade, has(open, 'side-offer')]).toEqual(['주의', false])
  })

  test('in a trust the account of the trustee is the right one', () => {
    const to = (payee: string) => assess(madeCase([trust], { deal: { payeeName: known(payee, source) } }))
    expect(has(to('한빛신탁(주)'), 'payee-mismatch')).toBe(false)
    expect(has(to('김하나'), 'payee-mismatch')).toBe(true)
  })

  test('a missing consent is found only where there is a trust, and a shown one lifts nothing', () => {
    const consent = (value: boolean) => assess(madeCase([trust], { deal: { trustConsent: known(value, source) } }))
    expect(has(dealt({ trustConsent: known(false, source) }), 'trust-no-consent')).toBe(false)
    expect(consent(false).grade).toBe('매우위험')
    expect(has(consent(true), 'trust-no-consent')).toBe(false)
    expect(consent(true).caps.find((c) => c.finding === 'trust')?.grade).toBe('위험')
  })
})

describe('what was looked up about the landlord', () => {
  test.each<[LandlordInput, string, string | null]>([
    [{ publicList: known(true, source) }, 'malicious-landlord', '매우위험'],
    [{ publicList: known(false, source) }, 'malicious-landlord', null],
    [{ guaranteeBan: known(true, source) }, 'guarantee-ban', '위험'],
    [{ subrogations: known(1, source) }, 'landlord-subrogation', '매우위험'],
    [{ subrogations: known(0, source) }, 'landlord-subrogation', null],
    [{ homes: known(2, source) }, 'many-homes', null],
    [{ homes: known(3, source) }, 'many-homes', '주의'],
    [{ homes: known(9, source) }, 'many-homes', '주의'],
    // the ministry counts this number in both bands: use the worse one
    [{ homes: known(10, source) }, 'many-homes', '위험'],
    [{ homes: known(11, source) }, 'many-homes', '위험'],
    [{ homes: known(51, source) }, 'many-homes', '위험'],
    [{ taxes: known('arrears', source) }, 'tax-arrears', '위험'],
    [{ taxes: known('refused', source) }, 'tax-refused', '주의'],
    [{ taxes: known('none', source) }, 'tax-refused', null],
  ])('%j → %s caps at %s', (landlord, id, grade) => {
    const a = looked(landlord)
    expect(has(a, id)).toBe(grade !== null)
    expect(a.caps.find((c) => c.finding === id)?.grade ?? null).toBe(grade)
  })

  test('a landlord whom the guarantor bars is refused there too, and a look-up closes its question', () => {
    const barred = looked({ guaranteeBan: known(true, source) }).guarantee
    expect([barred.verdict, barred.reasons.map((r) => r.id)]).toEqual(['not-eligible', ['landlord-barred']])
    const clear = looked({ guaranteeBan: known(false, source) }).guarantee
    expect([clear.verdict, clear.unchecked?.includes('landlord-barred')]).toEqual(['eligible', false])
    expect(assess(madeCase()).guarantee.unchecked).toContain('landlord-barred')
    expect(dealt({ broker: known(true, source) }).guarantee.unchecked).not.toContain('sealed-by-broker')
  })

  test('nobody looked is said, and what was looked up is no longer open', () => {
    const open = assess(madeCase()).notChecked.map((n) => n.id)
    expect(open).toEqual(expect.arrayContaining(['landlord-record', 'public-list', 'tax-arrears', 'payee-account']))
    const all = assess(
      madeCase([], {
        landlord: {
          publicList: known(false, source),
          guaranteeBan: known(false, source),
          subrogations: known(0, source),
          homes: known(1, source),
          taxes: known('none', source),
        },
        deal: { payeeName: known('김하나', source), broker: known(true, source), signer: known('owner', source) },
      }),
    )
    expect(all.notChecked.map((n) => n.id)).toEqual(['resident-households', 'unit-number'])
    expect(all.checkedClean.map((c) => c.id)).toEqual(
      expect.arrayContaining([
        'payee-matches',
        'owner-signs',
        'broker-signs',
        'not-on-public-list',
        'no-guarantee-ban',
        'no-subrogation',
        'no-tax-arrears',
      ]),
    )
    // a partial look-up leaves it open
    expect(looked({ guaranteeBan: known(false, source) }).notChecked.map((n) => n.id)).toContain('landlord-record')
  })
})
