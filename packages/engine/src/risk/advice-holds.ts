import { expect } from 'vitest'
import type { Assessment } from '../assessment.ts'
import { currentPack } from '../law/pack.ts'
import { cutRange, cutShort, formatWon } from '../values/won.ts'
import { describeVerdict, formatMoney } from '../words/describe.ts'
import type { Advice } from '../words/describe-advice.ts'
import { clearFirstIds, goingOnActs, isWalkAway, leftActs, signingActs, walkAwayIds } from './advice-rules.ts'
import { sideOf, stageToSpeakTo } from './stage.ts'
import { speaks, leadsToGuarantee } from './advice-speech.ts'

/** The risk rules for a whole report, by name. */
export type Said = Readonly<Record<string, readonly Advice[]>>
export const rules: Readonly<Record<string, (a: Assessment, words: readonly Advice[], said: Said) => boolean>> = {
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

/** Decided by the input and the assumptions, not by the findings' text. */
const unbound = (a: Assessment): boolean =>
  has(a, ['trust-no-consent']) ||
  ('value' in a.recovery && a.recovery.value.assumptions.includes('trust-consent-unknown'))
/** Advises not to sign or not to pay, and offers no clause, document or other terms instead. */
const heldBack = (act: string): boolean =>
  /(계약하지|서명하지|보내지|송금도|이어 가지) (마|말|하지)/.test(act) && !/아직이라면|조건이 그대로면/.test(act)
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
