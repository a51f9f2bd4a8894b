import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { grades, type Finding } from '../assessment.ts'
import { feeAssumptionIds, guaranteeReasonIds, guaranteeUncheckedIds } from '../guarantee/reasons.ts'
import { priceSteps } from '../law/guarantor-order.ts'
import { lookUpIds, nobodyCanIds } from '../law/look-ups.ts'
import { assumptionIds } from '../recovery/assumptions.ts'
import { actIds } from '../risk/act-ids.ts'
import { checkedCleanIds } from '../risk/checked-clean.ts'
import { findingIds } from '../risk/finding-ids.ts'
import { withheldIds } from '../risk/grade.ts'
import { madeCase, madeHome, madeLease, mortgage } from '../risk/made-up-home.ts'
import { known, unknown } from '../values/known.ts'
import { actWords } from './ko/acts.ts'
import { cleanWords, nobodyCanWords, notCheckedWords, unknownWords } from './ko/checks.ts'
import { findingTitles } from './ko/finding-titles.ts'
import { glossary } from './ko/glossary.ts'
import {
  discountWords,
  feeAssumptionWords,
  guaranteeReasonWords,
  guaranteeUncheckedWords,
  guaranteeVerdictWords,
  priceStepWords,
} from './ko/guarantee.ts'
import { assumptionWords, lineWords } from './ko/recovery.ts'
import { refusalWords } from './ko/refusals.ts'
import { sentenceWords } from './ko/sentences.ts'
import { gradeWords, withheldWords } from './ko/verdict.ts'
import { findingBodies } from './ko/findings.ts'
import { describeFinding } from './describe-finding.ts'
import {
  describeClean,
  describeGrade,
  describeGuarantee,
  formatMoney,
  describeNextAct,
  describeNotChecked,
  describeRefusal,
  describeVerdict,
} from './describe.ts'

const numbers = {
  percent: 91.2,
  mortgages: 120_000_000,
  price: 300_000_000,
  count: 2,
  deposit: 150_000_000,
  senior: 10,
  loss: 5_000_000,
  full: 1_000_000,
  properties: 23,
  others: 5,
  holders: '대한민국',
  won: 30_000_000,
  since: '2024-03-04',
  trustee: '한빛신탁',
  landlord: '박넷',
  owner: '김하나',
  owners: '김하나, 이둘',
  paid: 1,
  cause: '매매',
  last: '2020-01-01',
  deposits: 9,
  use: '제2종근린생활시설',
  built: '2025-01-01',
  declared: 4,
  read: 3,
  certificate: '현재 유효사항',
  viewed: '2026-10-01',
  days: 50,
  findings: 3,
  sum: 300_000_000,
  later: 250_000_000,
  each: 10_000_000,
  drift: 0.4,
  months: 24,
  odds: 1.508,
  fromPercent: 60,
  accidents: 2.3,
  country: 1,
  homes: 30,
  cases: 2,
  sales: 2,
  payee: '박넷',
  signer: '김하나',
  pages: 300,
  kind: '단독',
  right: '압류',
  limit: 7,
  over: 1,
  value: 3,
}

/** Every sentence of the catalogues, with and without its numbers. */
function sentences(): string[] {
  const out: string[] = []
  const walk = (x: unknown) => {
    if (typeof x === 'string') out.push(x)
    else if (typeof x === 'function') out.push(String(x(numbers)), String(x({})))
    else if (typeof x === 'object' && x !== null) Object.values(x).forEach(walk)
  }
  ;[
    findingTitles,
    findingBodies,
    actWords,
    cleanWords,
    nobodyCanWords,
    notCheckedWords,
    unknownWords,
    glossary,
    guaranteeReasonWords,
    guaranteeVerdictWords,
    guaranteeUncheckedWords,
    feeAssumptionWords,
    discountWords,
    priceStepWords,
    assumptionWords,
    lineWords,
    refusalWords,
    gradeWords,
    withheldWords,
    [sentenceWords.borderline, sentenceWords.noHeadroom, sentenceWords.repay.ask],
  ].forEach(walk)
  return out
}

test('no sentence promises what nobody can keep', () => {
  expect(sentences().length).toBeGreaterThan(400)
  for (const s of sentences()) {
    expect(s).not.toMatch(/안전합니다|문제없|보장|100\s*%|무조건/)
    expect(s).not.toMatch(/undefined|NaN|\[object/)
    expect(s.trim().length).toBeGreaterThan(1)
  }
})

test('every id of the engine has its words', () => {
  const keys = (o: object) => Object.keys(o).toSorted()
  expect(keys(findingTitles)).toEqual([...findingIds].toSorted())
  expect(keys(findingBodies)).toEqual([...findingIds].toSorted())
  expect(keys(actWords)).toEqual([...actIds].toSorted())
  expect(keys(notCheckedWords)).toEqual([...lookUpIds].toSorted())
  expect(keys(nobodyCanWords)).toEqual([...nobodyCanIds].toSorted())
  expect(keys(assumptionWords)).toEqual([...assumptionIds].toSorted())
  expect(keys(withheldWords)).toEqual([...withheldIds].toSorted())
  expect(keys(cleanWords)).toEqual([...checkedCleanIds].toSorted())
  expect(keys(guaranteeReasonWords)).toEqual([...guaranteeReasonIds].toSorted())
  expect(keys(guaranteeUncheckedWords)).toEqual([...guaranteeUncheckedIds].toSorted())
  expect(keys(feeAssumptionWords)).toEqual([...feeAssumptionIds].toSorted())
  expect(keys(priceStepWords)).toEqual([...priceSteps].toSorted())
  expect(keys(gradeWords)).toEqual([...grades].toSorted())
})

test('bodies are 해요체 and carry their numbers', () => {
  for (const id of findingIds) {
    const texts = describeFinding({ id, numbers } satisfies Pick<Finding, 'id' | 'numbers'>)
    expect(texts.title, id).toMatch(/요(\([^)]*\))?$/)
    expect(texts.body, id).toMatch(/요(\([^)]*\))?\.$/)
  }
  expect(describeFinding({ id: 'mortgage-high', numbers }).body).toBe(
    '근저당 2건의 채권최고액이 1억 2,000만 원으로 집값 3억 원의 91.2%예요.',
  )
  expect(describeFinding({ id: 'seizure', numbers: { count: 1, holders: '' } }).body).toBe(
    '누군가가 이 집을 압류했어요. 압류는 1건이고, 밀린 금액은 등기부에 적혀 있지 않아요.',
  )
  // the end of a sentence after a name depends on its 받침
  const owner = (name: string) => describeFinding({ id: 'company-owner', numbers: { owner: name } }).body
  expect(owner('한빛은행')).toMatch(/^등기부의 주인은 한빛은행이에요\. /)
  expect(owner('한빛주식회사')).toMatch(/^등기부의 주인은 한빛주식회사예요\. /)
  expect(describeRefusal('pagesMissing', { read: 3, declared: 4 }).body).toBe('모두 4쪽인데 3쪽만 있어요.')
})

test('the verdict, the money and the next act of a report', () => {
  const bad = assess(madeCase([mortgage('1', 200_000_000)]))
  expect(describeGrade(bad.grade).word).toBe('매우위험')
  expect(describeVerdict(bad)).toBe('내 보증금보다 앞선 빚이 있어요. 보증금을 돌려받지 못할 가능성이 커요.')
  expect(formatMoney(bad)).toMatch(/^경매로 가면 보증금 1억 5,000만 원 가운데 .+을 돌려받을 것으로 계산돼요\.$/)
  expect(describeNextAct(bad.nextAct).title).toBe('아직 돈을 보내지 마세요')
  const open = assess(
    madeCase([], { home: madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') }) }),
  )
  expect(describeVerdict(open)).toBe('집값을 알 수 없어요. 꼭 필요한 사실을 몰라 판단을 미뤘어요.')
  expect(formatMoney(open)).toBe('집값을 몰라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.')
  expect(describeNotChecked(open.notChecked[0] ?? expect.fail()).title).toBe('집값')
  const clean = assess(
    madeCase([
      { ...mortgage('1', 1), strike: 'all' },
      { rank: '2', purpose: '1번근저당권설정등기말소', on: '2020-02-03' },
    ]),
  )
  expect(describeClean(clean.checkedClean.find((c) => c.id === 'no-mortgage') ?? expect.fail())).toBe(
    '효력이 있는 근저당이 없어요 (말소된 1건은 제외)',
  )
  const lost = assess(madeCase([mortgage('1', 900_000_000)]))
  expect(formatMoney(lost)).toBe('경매로 가면 보증금 1억 5,000만 원을 한 푼도 돌려받지 못할 것으로 계산돼요.')
  expect(describeFinding(lost.findings.find((f) => f.id === 'deposit-not-covered') ?? expect.fail()).body).toBe(
    '경매로 팔리면 보증금 1억 5,000만 원을 한 푼도 못 받을 수 있어요.',
  )
  const over = assess(madeCase([], { lease: madeLease({ deposit: known(310_000_000, '입력') }) }))
  expect(describeGuarantee(over.guarantee).reasons).toEqual([
    '보증금과 앞선 빚의 합이 주택가액 3억 240만 원을 760만 원 넘어요.',
  ])
})
