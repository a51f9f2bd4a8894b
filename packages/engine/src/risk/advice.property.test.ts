import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { Assessment, AssessInput } from '../assessment.ts'
import { currentPack } from '../law/pack.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { cutRange, cutShort, formatWon } from '../values/won.ts'
import { chooseTranslation } from '../words/chosen.ts'
import { describeVerdict, formatMoney } from '../words/describe.ts'
import { adviceWords } from '../words/ko/advice.ts'
import { type Advice, describeAdvice } from '../words/describe-advice.ts'
import { translation as en } from '../words/en.ts'
import type { AdviceText, Translation } from '../words/translation.ts'
import { translation as vi } from '../words/vi.ts'
import { translation as zh } from '../words/zh.ts'
import {
  areOthersAlone,
  clearFirstIds,
  goingOnActs,
  isWalkAway,
  leftActs,
  repayIds,
  signingActs,
  walkAwayIds,
} from './advice-rules.ts'
import { type FindingId, findingIds } from './finding-ids.ts'
import { madeHome, madeLease } from './made-up-home.ts'
import { mixedCase } from './mixed-case.ts'
import { sideOf, stages, stageToSpeakTo } from './stage.ts'

/** Number of generated homes: a few by default, a hundred thousand in the nightly run. */
const numRuns = Number(process.env['ADVICE_RUNS'] ?? '1500')
const source = '입력'

/** Up to five findings at once, at any point of the lease, with any price, deposit and look-up results. */
const anyHome = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...findingIds), { maxLength: 5 }),
  contract: fc.option(fc.integer({ min: -800, max: 60 })),
  stay: fc.option(fc.integer({ min: 0, max: 60 })),
  term: fc.option(fc.integer({ min: 300, max: 1000 })),
  deposit: fc.option(fc.integer({ min: 5_000_000, max: 600_000_000 })),
  price: fc.option(fc.integer({ min: 80_000_000, max: 900_000_000 })),
  taxes: fc.constantFrom(null, 'none' as const, 'refused' as const),
  payee: fc.constantFrom(null, '김하나'),
  landlord: fc.constantFrom(null, '김하나'),
  others: fc.option(fc.integer({ min: 0, max: 300_000_000 })),
  looked: fc.boolean(),
  /** Whether the official price is known, and how many days ago the register was printed. */
  official: fc.boolean(),
  printed: fc.constantFrom(1, 1, 1, 400),
})
type Any = typeof anyHome extends fc.Arbitrary<infer T> ? T : never

const today = day('2026-11-21')
const orUnknown = <T>(value: T | null) => (value === null ? unknown('not-given') : known(value, source))

function build(x: Any): AssessInput {
  const mixed = mixedCase(x.ids)
  const contract = x.contract === null ? null : addDays(today, x.contract)
  const moveIn = contract === null || x.stay === null ? null : addDays(contract, x.stay)
  const own = new Set<string>(x.ids)
  return {
    ...mixed,
    register: {
      ...mixed.register,
      ...(x.printed === 1 ? {} : { viewedAt: known(`${addDays(today, -x.printed)}T10:00:00`, source) }),
    },
    lease: {
      ...madeLease(),
      // keep the facts that a finding itself needs
      ...mixed.lease,
      ...(x.ids.some((id) => leaseOfItsOwn.has(id))
        ? {}
        : { contractDate: orUnknown(contract), moveInDate: orUnknown(moveIn) }),
      ...(moveIn === null || x.term === null ? {} : { endDate: known(addDays(moveIn, x.term), source) }),
      deposit: orUnknown(x.deposit),
      ...(own.has('owner-mismatch') || mixed.lease.landlordName !== madeLease().landlordName
        ? {}
        : { landlordName: orUnknown(x.landlord) }),
    },
    home: {
      ...mixed.home,
      ...(x.official || own.has('deposit-over-official') ? {} : { officialPrice: unknown('not-given') }),
      statedPrice: orUnknown(x.price),
      ...(x.looked ? {} : { use: unknown('not-given'), violation: unknown('not-given') }),
      ...(x.others === null ? {} : { otherDeposits: known(x.others, source), households: known(5, source) }),
    },
    deal: { ...(x.payee === null ? {} : { payeeName: known(x.payee, source) }), ...mixed.deal },
    landlord: { ...(x.taxes === null ? {} : { taxes: known(x.taxes, source) }), ...mixed.landlord },
  }
}
/** Findings that need certain days of the lease. */
const leaseOfItsOwn: ReadonlySet<string> = new Set<FindingId>([
  'late-mortgage',
  'later-mortgage',
  'owner-changed-in-lease',
])

const translations: Readonly<Record<string, Translation | null>> = { ko: null, en, zh, vi }
const languages: Readonly<Record<string, Readonly<Record<FindingId, AdviceText>>>> = {
  ko: adviceWords,
  en: en.advice.advice,
  zh: zh.advice.advice,
  vi: vi.advice.advice,
}
/** How each language says to hold back the signature or the money, and how it mentions repaying. */
type Speaks = {
  holds: RegExp
  never: RegExp
  repays: RegExp
  clauseInstead: RegExp
  /** Forbids the signature or the payment in the first sentence. */
  forbids: RegExp
  otherHome: RegExp
}
const speaks: Readonly<Record<string, Speaks>> = {
  ko: {
    holds:
      /(계약하지|서명하지|보내지|송금도|이어 가지) (마|말|하지)|뒤에 (계약|서명)하세요|보고 서명하세요|그 뒤에 계약하세요|떼어 보고|계약하지 마세요/,
    never: /^(계약하지 (마세요\.|말고) 다른 집|서명하지 마세요\.$)/,
    repays: /갚고/,
    clauseInstead: /아직이라면/,
    forbids: /^[^.]*(계약하지|계약도 송금도 하지|서명하지|보내지|이어 가지) (마세요|말고)/,
    otherHome: /다른 집을 찾/,
  },
  en: {
    holds: /[Dd]o not (sign|send|go on)|[Ss]end no money|[Ss]ign (only )?after|sign after|trust ledger|[Nn]either sign/,
    never: /^Do not sign(; look for another home)?\.$|^Do not sign\. Look/,
    repays: /repaid/,
    clauseInstead: /If not yet/,
    forbids: /^[^.]*([Dd]o not (sign|send|go on)|[Ss]end no|[Nn]either sign)/,
    otherHome: /another home/,
  },
  zh: {
    holds: /不要|之后再签|再签名|在那之后签约|信托原簿|신탁원부/,
    never: /^(不要签约，找别的房子|不要签名)。$/,
    repays: /还清/,
    clauseInstead: /还没有的话/,
    forbids: /^[^。]*不要(签|付|汇|继续)/,
    otherHome: /别的房子/,
  },
  vi: {
    holds: /[Đđ]ừng|rồi mới ký|ký sau|신탁원부/,
    never: /^Đừng ký(, hãy tìm nhà khác)?\.$/,
    repays: /trả và xóa|trả nợ|cùng trả/,
    clauseInstead: /Nếu chưa có/,
    forbids: /^[^.]*[Đđ]ừng (ký|trả|gửi|chuyển tiền|tiếp tục)/,
    otherHome: /nhà khác/,
  },
}

/** What leads to a guarantee, in each language. */
const leadsToGuarantee: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(languages).map(([language, words]) => [
    language,
    new Set(
      findingIds.flatMap((id) =>
        stages.filter((at) => adviceWords[id].steps[at].guarantee).map((at) => words[id].steps[at].act),
      ),
    ),
  ]),
)

/** Rights that their clause must name; other languages print the Korean name in brackets. */
const named: Partial<Record<FindingId, string>> = {
  seizure: '압류',
  'provisional-seizure': '가압류',
  'provisional-disposition': '가처분',
  'provisional-registration': '가등기',
  'provisional-security': '가등기',
  'compulsory-administration': '강제관리',
  'notice-registration': '예고등기',
  redemption: '환매',
  'tenancy-registration': '임차권등기',
  'lease-right': '임차권',
  'jeonse-right': '전세권',
  'owner-mismatch': '위임장',
  'agent-without-papers': '위임장',
  'building-unapproved': '사용승인',
}

/** The risk rules for a whole report, by name. */
type Said = Readonly<Record<string, readonly Advice[]>>
const rules: Readonly<Record<string, (a: Assessment, words: readonly Advice[], said: Said) => boolean>> = {
  'beside walking away no step of any finding goes on with the contract': (a, _, said) =>
    !prospective(a) ||
    !has(a, walkAwayIds) ||
    Object.entries(said).every(([language, advice]) =>
      advice.every(
        (x, i) =>
          x.clause === null &&
          (x.question === null || isWalkAway(a.findings[i]?.id ?? '')) &&
          x.steps.every((y) => y.due === null && speaks[language]?.holds.test(y.act)),
      ),
    ),
  'a step that holds the signature or the money back names no day': (_, _words, said) =>
    Object.entries(said).every(([language, advice]) =>
      advice.every((x) => x.steps.every((y) => !speaks[language]?.forbids.test(y.act) || y.due === null)),
    ),
  'no step leads to the guarantee that is refused': (a, _, said) =>
    a.guarantee.verdict !== 'not-eligible' ||
    Object.entries(said).every(([language, advice]) =>
      advice.every((x) => x.steps.every((y) => !leadsToGuarantee[language]?.has(y.act))),
    ),
  'the head does not say that the deposit may be lost beside all of it coming back': (a) =>
    !['위험', '매우위험'].includes(a.grade) ||
    !('value' in a.recovery) ||
    a.recovery.value.low < a.recovery.value.deposit ||
    (!/잃을|못할 가능성/.test(describeVerdict(a)) && !/모두 돌려받을 것으로/.test(formatMoney(a))),
  'nothing good rests on a price that was only told, and no sum leads without what it rests on': (a) =>
    !a.withheld.includes('price-told') ||
    (a.grade !== '양호' &&
      a.grade !== '주의' &&
      a.guarantee.verdict !== 'eligible' &&
      !formatMoney(a).startsWith('경매')),
  'a register of long ago leads with its month, and not with what would come back': (a) =>
    !a.withheld.includes('register-past') || !formatMoney(a).startsWith('경매'),
  'who is told not to sign is told of no duty of a signed contract': (a) =>
    !a.acts.some((x) => x.id === 'do-not-sign') || a.acts.every((x) => !signingActs.some((id) => id === x.id)),
  'the next act is to stay away where a finding says so': (a) =>
    !prospective(a) || !has(a, walkAwayIds) || a.nextAct.id === (signed(a) ? 'leave-contract' : 'do-not-sign'),
  'the next act holds the money back where a finding does': (a) =>
    !prospective(a) || has(a, walkAwayIds) || !has(a, clearFirstIds) || a.nextAct.id === 'do-not-pay',
  'nobody is told to stay away without a finding that says so': (a) =>
    has(a, walkAwayIds) || !a.acts.some((x) => x.id === 'do-not-sign' || x.id === 'leave-contract'),
  'what holds the money back names no day': (a) =>
    a.acts.every((x) => !['do-not-sign', 'leave-contract', 'do-not-pay'].includes(x.id) || x.due === null),
  'nothing that goes on with the contract is told beside leaving it': (a) =>
    !a.acts.some((x) => x.id === 'do-not-sign' || x.id === 'leave-contract') ||
    a.acts.every((x) => !leftActs.some((id) => id === x.id)),
  'no act is told twice, and none is due before today': (a) =>
    new Set(a.acts.map((x) => `${x.id} ${x.due}`)).size === a.acts.length &&
    a.acts.every((x) => x.due === null || x.due >= a.day),
  'who has moved in is not told to hold back money or a signature': (a) =>
    prospective(a) ||
    !a.acts.some((x) => ['do-not-sign', 'leave-contract', 'do-not-pay', 'lower-deposit'].includes(x.id)),
  'repaying and cancelling is told only of a debt on the register': (a, words) =>
    liveDebts(a) ||
    (!words.some((w) => /갚고/.test([w.clause, ...w.steps.map((x) => x.act)].join(' '))) &&
      !a.acts.some((x) => /^(pay-off|get-repay)/.test(x.id))),
  'no guarantee is to be applied for that every guarantor refuses': (a) =>
    a.guarantee.verdict !== 'not-eligible' ||
    (a.guarantee.others ?? []).some((x) => x.verdict !== 'not-eligible') ||
    !a.acts.some((x) => x.id === 'apply-guarantee' || x.id === 'check-guarantee'),
  'a certificate that was refused is still asked for before signing': (a) =>
    !prospective(a) ||
    signed(a) ||
    !has(a, ['tax-refused']) ||
    has(a, walkAwayIds) ||
    a.acts.some((x) => x.id === 'ask-tax-certificate'),
  'every mortgage on the register is in the waterfall': (a) => {
    const lines = 'value' in a.recovery ? a.recovery.value.lines : null
    const live = a.register.entries.filter((e) => !e.cancelled && e.status === 'live' && e.purpose === '근저당권설정')
    return lines === null || live.every((e) => lines.some((l) => l.evidence?.entry === e.id))
  },
  'the lines of the waterfall add up to the sale price': (a) =>
    !('value' in a.recovery) ||
    (['low', 'likely', 'high'] as const).every((k) => {
      const { lines, salePrice } = 'value' in a.recovery ? a.recovery.value : expect.fail()
      return lines.filter((l) => l.who !== 'assumed-by-buyer').reduce((n, l) => n + l[k], 0) === salePrice[k]
    }),
  'who has no consent of the trustee is not told to lower the deposit': (a, words) =>
    !unbound(a) ||
    (!a.acts.some((x) => x.id === 'lower-deposit') &&
      words.every((w) => !w.steps.some((x) => lowers.test(x.act)) && !lowers.test(w.why))),
  'the next act does not go on with what the words of the worst finding hold back': (a, words) =>
    !prospective(a) ||
    a.findings[0]?.severity !== 'danger' ||
    !heldBack(words[0]?.now.act ?? '') ||
    !goingOnActs.some((id) => id === a.nextAct.id),
  'a short form is of a range, and below its sum by less than its last digit': (a) => {
    if (!('value' in a.recovery)) return true
    const { low, high, deposit } = a.recovery.value
    const sums = sumsIn(formatMoney(a).replace(formatWon(deposit), ''))
    if (low >= deposit || high === 0) return sums.length === 0
    const isOne = cutShort(low) === cutShort(high)
    const ends = isOne ? [low] : [low, high]
    return (
      sums.length === ends.length &&
      sums.every(({ won, step }, i) => {
        const off = (ends[i] ?? 0) - won
        return off >= 0 && off < (isOne ? 10_000 : step)
      })
    )
  },
  'one sum that comes back and what is lost add up to the deposit': (a) => {
    const loss = a.findings.find((f) => f.id === 'deposit-not-covered')?.numbers['loss']
    if (loss === undefined || !('value' in a.recovery)) return true
    const { low, high, deposit } = a.recovery.value
    return low !== high || loss === deposit - cutRange(low, high)[0]
  },
  'a shortfall is one number in the verdict and in the finding': (a) => {
    const low = a.findings.find((f) => f.id === 'deposit-not-covered-low')?.numbers
    if (low === undefined || !('value' in a.recovery)) return true
    return low['loss'] === a.recovery.value.deposit - cutShort(a.recovery.value.low)
  },
  'the guarantor’s value is the percent of the price that is told': (a) => {
    const basis = a.guarantee.basis
    if (basis === undefined || !('value' in basis)) return true
    return basis.value.value === Math.floor((basis.value.price * basis.value.percent) / 100)
  },
  'a score is full only where nothing essential is open, and says what holds it': (a) => {
    const points = currentPack.weights.open as Readonly<Record<string, number>>
    const ceiling = 100 - a.notChecked.reduce((n, { id }) => n + (points[id] ?? 0), 0)
    if (a.score === null) return true
    const isCeiling = a.score === ceiling && 100 - a.findings.reduce((n, f) => n + f.weight, 0) > ceiling
    return a.score <= ceiling && (!isCeiling || a.caps.some((c) => c.open !== undefined))
  },
}

/** Decided by the input and the assumptions, not by what the findings claim. */
const unbound = (a: Assessment): boolean =>
  has(a, ['trust-no-consent']) ||
  ('value' in a.recovery && a.recovery.value.assumptions.includes('trust-consent-unknown'))
/** Says not to sign or not to pay, and offers no clause or document instead. */
const heldBack = (act: string): boolean =>
  /(계약하지|서명하지|보내지|송금도|이어 가지) (마|말|하지)/.test(act) && !/아직이라면/.test(act)
const lowers = /보증금을?[^.]*(낮추|낮춰)/

/** Parses '1.9억', '9,500만', '0원' and '1억 9,500만 원' in a sentence; `step` is one unit of the last digit. */
function sumsIn(text: string): { won: number; step: number }[] {
  return [...text.matchAll(/(?:(\d[\d,]*)(\.\d)?억)?\s?(?:(\d[\d,]*)만)?\s?(?:(\d[\d,]*)원)?/g)].flatMap((m) => {
    const [whole, eok = '0', tenth = '', man = '0', rest = '0'] = m
    if (whole.trim() === '') return []
    const of = (digits: string) => Number(digits.replaceAll(',', ''))
    const won = Math.round((of(eok) + Number(`0${tenth}`)) * 100_000_000) + of(man) * 10_000 + of(rest)
    return [{ won, step: m[3] === undefined && m[1] !== undefined ? 10_000_000 : m[3] === undefined ? 1 : 10_000 }]
  })
}

const prospective = (a: Assessment): boolean => sideOf(stageToSpeakTo(a.lease, a.day)) === 'prospective'
const signed = ({ lease, day: on }: Assessment): boolean =>
  'value' in lease.contractDate && lease.contractDate.value < on
const has = (a: Assessment, ids: readonly string[]): boolean => a.findings.some((f) => ids.includes(f.id))
/** A debt that can be repaid: any right in force in 을구, and those in 갑구 that secure or claim a sum. */
const liveDebts = (a: Assessment): boolean =>
  a.register.entries.some(
    (e) =>
      !e.cancelled &&
      (e.section === '을구' || e.purpose.includes('담보가등기') || e.amounts.some((x) => x.kind !== '거래가액')),
  )

describe(`${numRuns} made-up homes`, () => {
  const broken = new Map<string, Any>()
  const seen = new Set<string>()
  beforeAll(() => {
    fc.assert(
      fc.property(anyHome, (x) => {
        const a = assess(build(x))
        const stage = stageToSpeakTo(a.lease, a.day)
        const words = a.findings.map((f) => describeAdvice(f, stage, a))
        const said = Object.fromEntries(
          Object.entries(translations).map(([language, translation]) => {
            chooseTranslation(translation)
            return [language, a.findings.map((f) => describeAdvice(f, stage, a))]
          }),
        )
        chooseTranslation(null)
        for (const f of a.findings) seen.add(f.id)
        for (const [name, condition] of Object.entries(rules))
          if (!broken.has(name) && !condition(a, words, said)) broken.set(name, x)
      }),
      { numRuns },
    )
  }, 3_600_000)

  test.each(Object.keys(rules))('%s', (name) => expect(broken.get(name)).toBeUndefined())

  test('they had every finding', () => {
    if (numRuns >= 1500) expect(findingIds.filter((id) => !seen.has(id))).toEqual([])
  })
})

describe.each(Object.keys(languages))('the words in %s', (language) => {
  const words = languages[language] ?? expect.fail()
  const { holds, never, repays, clauseInstead, forbids, otherHome } = speaks[language] ?? expect.fail()

  test.each(walkAwayIds)('%s: another home, no signature, no clause', (id) => {
    const { steps, clause } = words[id]
    expect(steps['before-contract'].act).toMatch(holds)
    expect(steps['contract-day'].act).toMatch(holds)
    expect(steps['balance-day'].act).toMatch(holds)
    expect(clause).toBeNull()
  })

  test.each(clearFirstIds)('%s: held back until it is gone, not signed for with a promise', (id) => {
    const { steps } = words[id]
    expect(steps['before-contract'].act).toMatch(holds)
    expect(steps['contract-day'].act).not.toMatch(clauseInstead)
  })

  test.each(Object.entries(named))('%s: its clause names what it is about', (id, name) => {
    expect(words[id as FindingId].clause).toContain(name) // keys of a table of findings
  })

  test('a clause that is to be written is there, and of a debt it says that the debt is repaid or let go', () => {
    for (const id of findingIds) {
      const { steps, clause } = words[id]
      if (/특약을 적으세요|clause \(특약\) written|写上特约|Ghi điều khoản riêng/.test(steps['contract-day'].act))
        expect(clause, id).not.toBeNull()
    }
    for (const id of repayIds)
      expect(words[id].clause, id).toMatch(/갚|상환|빼는|repays|releasing|还清|解除|trả hết|ra khỏi/)
  })

  test('nothing else is told never to be signed', () => {
    const contradicting = findingIds.filter(
      (id) => never.test(words[id].steps['before-contract'].act) || never.test(words[id].steps['contract-day'].act),
    )
    expect(contradicting.filter((id) => !walkAwayIds.some((x) => x === id))).toEqual([])
  })

  test('what forbids the signature or the payment has no day, and what has none forbids or holds back', () => {
    for (const id of findingIds)
      for (const at of ['before-contract', 'contract-day', 'balance-day'] as const) {
        const { by } = adviceWords[id].steps[at]
        const { act } = words[id].steps[at]
        if (forbids.test(act)) expect(by, `${id} ${at}: ${act}`).toBeNull()
        if (by === null) expect(act, `${id} ${at}`).toMatch(holds)
      }
  })

  test('another home is advised where nothing is signed', () => {
    const advised = findingIds.filter((id) => otherHome.test(words[id].steps['before-contract'].act))
    const held = new Set<string>([...walkAwayIds, ...clearFirstIds])
    expect(advised.filter((id) => !held.has(id))).toEqual([])
    expect(advised.length).toBeGreaterThan(4)
  })

  test('repaying and cancelling is told of debts alone', () => {
    const matching = findingIds.filter((id) =>
      (['before-contract', 'contract-day', 'balance-day'] as const).some((stage) =>
        repays.test(words[id].steps[stage].act),
      ),
    )
    expect(matching.filter((id) => !repayIds.some((x) => x === id))).toEqual([])
    expect(matching.length).toBeGreaterThan(3)
  })
})

test('deposits of other households alone are no debt to cancel', () => {
  const mixed = mixedCase(['other-deposits-low'], {})
  const a = assess({ ...mixed, home: { ...madeHome(), ...mixed.home, otherDeposits: known(200_000_000, source) } })
  const debts = a.findings.find((f) => f.id === 'secured-debts') ?? expect.fail()
  expect(areOthersAlone(debts)).toBe(true)
  const advice = describeAdvice(debts, 'before-contract', a)
  expect(JSON.stringify(advice)).not.toMatch(/갚고|말소/)
  expect(advice.clause).toMatch(/다른 임차인 보증금/)
})

test('each Korean step that waits for a guarantee is marked as leading to one', () => {
  const waits = /반환보증이 안 되면|보증이나 대출이 거절되면|반환보증에 들 수 있|반환보증을 신청/
  const unmarked = findingIds.flatMap((id) =>
    stages
      .filter((at) => waits.test(adviceWords[id].steps[at].act) && !adviceWords[id].steps[at].guarantee)
      .map((at) => `${id} ${at}`),
  )
  expect(unmarked).toEqual([])
})
