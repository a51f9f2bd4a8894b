import { officialSpreadCell } from '@jipsalpim/engine/law/tables/price-spread-2026-11-26.ts'
import { engineVersion } from '@jipsalpim/engine/judge-home.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { priceFigures } from '@jipsalpim/contract/accuracy/tables/price-figures.ts'
import { accidentByHoldings, accidentOdds, nationalAccidentRate } from '@jipsalpim/engine/law/accident-rates.ts'
import { auctionRates } from '@jipsalpim/engine/law/auction-rates.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { districtAccidents } from '@jipsalpim/engine/law/district-accidents.ts'
import { lookUps, type LookUpId } from '@jipsalpim/engine/law/look-ups.ts'
import { currentPackId } from '@jipsalpim/engine/law/pack-id.ts'
import { currentWeights, pointsFor, pointsPerLogOdds as k } from '@jipsalpim/engine/law/risk-weights.ts'
import { thresholds } from '@jipsalpim/engine/law/signal-thresholds.ts'
import { borrowedReach } from '@jipsalpim/engine/law/price-spread.ts'
import { findingRows } from '@jipsalpim/engine/law/tables/finding-rows.ts'
import { withheldIds, type WithheldId } from '@jipsalpim/engine/risk/grade.ts'
import { fraudTypeIds, fraudTypes } from '@jipsalpim/engine/risk/fraud-types.ts'
import { nobodyCanWords, notCheckedWords } from '@jipsalpim/engine/words/ko/checks.ts'
import { fraudTypeWords } from '@jipsalpim/engine/words/ko/fraud-types.ts'
import { describeGrade, describeNotChecked, describeTitle, describeWithheld } from '@jipsalpim/engine/words/describe.ts'
import { page, table } from './markdown.ts'
import { printExamples } from './method-examples.ts'
import { printSignals } from './method-signals.ts'
import { say } from './method-words.ts'

const one = (n: number): string => (Math.round(n * 10) / 10).toString()
const two = (n: number): string => n.toFixed(2)
const odds = (p: number): number => p / (1 - p)
const bullets = (list: readonly string[]): string => list.map((s) => `- ${s}`).join('\n')
const pdo = one(k * Math.LN2)
/** The number of homes in the study. */
const studied = '453,122'

const fallOf = (name: string) => {
  const found = priceFigures.older.find((f) => f.name === name)
  if (found === undefined) throw new Error(`the back-test has no ${name}`)
  return found
}

/** How score and grade are computed: for the tenant who signs, and for a reader who checks the calculation. */
export const printMethod = (): string =>
  page(say.title, say.intro, [
    `## ${say.forTenants}`,
    gradeTable(),
    `### ${say.how.title}\n\n${say.how.steps.map((s, i) => `${i + 1}. ${s}`).join('\n')}\n\n${say.how.scale(pdo)}`,
    withheldTable(),
    fraudTable(),
    `### ${say.papers.title}\n\n${bullets(say.papers.list(thresholds.printDays.past))}`,
    `### ${say.rights.title}\n\n${bullets(say.rights.list)}`,
    `### ${say.distribution.title}\n\n${bullets(say.distribution.list)}`,
    `### ${say.promises.title}\n\n${bullets(say.promises.list)}\n\n${say.promises.note}`,
    `### ${say.examples.title}\n\n${say.examples.note}\n\n${printExamples()}`,
    `## ${say.forActuaries}`,
    modelTable(),
    oddsTables(),
    holdingsTable(),
    districtTable(),
    `### ${say.price.title}\n\n${bullets(say.price.list(officialSpreadCell.n, borrowedReach, fallOf('아파트, 서울 2022년 뒤 반년')))}\n\n${say.price.more}`,
    `### ${say.rules.title}\n\n${bullets(say.rules.list(say.rules.half))}`,
    printSignals(),
    capTable(),
    thresholdTable(),
    `### ${say.limits.title}\n\n${bullets(say.limits.list)}`,
    versionTable(),
    `## ${say.english.title}\n\n${say.english.text(k, pdo, studied)}`,
  ])

function gradeTable(): string {
  const { bands } = currentWeights
  const range = (grade: string): string => {
    const i = bands.findIndex((b) => b.grade === grade)
    const band = bands[i]
    if (band === undefined) return say.grades.none
    return `${band.least}–${i === 0 ? 100 : (bands[i - 1]?.least ?? 0) - 1}`
  }
  const rows = grades.map((g) => [describeGrade(g).word, range(g), describeGrade(g).sentence, say.grades.acts[g]])
  return `### ${say.grades.title}\n\n${table(say.grades.head, rows)}\n\n${say.grades.note}`
}

/** The look-up for the fact without which the grade is withheld. */
const lookUpOf: Readonly<Record<WithheldId, LookUpId>> = {
  price: 'price',
  'price-told': 'official-price',
  deposit: 'deposit',
  'other-deposits': 'other-deposits',
  'trust-ledger': 'trust-ledger',
  owner: 'owner',
  'cancel-conflict': 'full-register',
  'pages-missing': 'full-register',
  // the register of the home itself is missing there
  'land-register': 'full-register',
  'land-right': 'land-register',
  'register-past': 'full-register',
}

function withheldTable(): string {
  const table1 = last(lookUps.rows).value
  const rows = withheldIds.map((id) => {
    const texts = describeNotChecked({ id: lookUpOf[id], why: 'not-given', ...table1[lookUpOf[id]] })
    return [describeWithheld(id), texts.who, texts.cost, texts.time, texts.consent]
  })
  return `### ${say.withheld.title}\n\n${table(say.withheld.head, rows)}`
}

function fraudTable(): string {
  const rows = fraudTypeIds.map((id) => {
    const { signals, lookUps: asked, nobody } = fraudTypes[id]
    return [
      fraudTypeWords[id].title,
      fraudTypeWords[id].how,
      signals.map((s) => describeTitle(s)).join(' · '),
      asked.map((l) => notCheckedWords[l].title).join(' · '),
      nobody.map((n) => nobodyCanWords[n].title).join(' · '),
    ]
  })
  return `### ${say.frauds.title}\n\n${say.frauds.text}\n\n${table(say.frauds.head, rows)}`
}

function modelTable(): string {
  const grade = (s: number) => currentWeights.bands.find((b) => s >= b.least)?.grade ?? '매우위험'
  const rows = [100, 90, 80, 70, 60, 50, 40, 20, 0].map((s) => [String(s), `× ${one(Math.exp((100 - s) / k))}`, grade(s)])
  return `### ${say.model.title}\n\n${say.model.text(k, pdo)}\n\n${table(say.model.head, rows)}`
}

function oddsTables(): string {
  const row = last(accidentOdds.rows)
  const [base] = row.value
  const p0 = (base?.ratePercent ?? 0) / 100
  const rows = row.value.map((s, i) => {
    const next = row.value[i + 1]
    const band = i === 0 ? `${next?.fromPercent ?? ''}% 미만` : next === undefined ? `${s.fromPercent}% 이상` : `${s.fromPercent}–${next.fromPercent}%`
    const implied = odds(p0) * s.odds
    return [band, `${s.ratePercent}%`, two(odds(s.ratePercent / 100) / odds(p0)), String(s.odds), String(s.weight), `${one((100 * implied) / (1 + implied))}%`]
  })
  const national = nationalAccidentRate.rows.map((r) => [r.from.slice(0, 7), `${(r.value / 100).toString()}%`, r.source.title])
  const formula = `점수는 ${k} × ln(발표한 승산비)를 반올림한 값이에요.`
  return [
    `### ${say.odds.title}\n\n${say.odds.text(formula)}`,
    table(say.odds.head, rows),
    `${say.odds.check}\n\n${say.odds.source}: ${row.source.title}.`,
    say.odds.base,
    table(say.odds.baseHead, national),
  ].join('\n\n')
}

function holdingsTable(): string {
  const row = last(accidentByHoldings.rows)
  const [first] = row.value
  const from = odds((first?.perMille ?? 0) / 1000)
  const rows = row.value.map((s, i) => {
    const least = (row.value[i - 1]?.most ?? 0) + 1
    const ratio = odds(s.perMille / 1000) / from
    return [s.most === null ? `${least}채 이상` : `${least}–${s.most}채`, `${s.perMille / 10}%`, two(ratio), String(pointsFor(ratio))]
  })
  return `### ${say.holdings.title}\n\n${table(say.holdings.head, rows)}\n\n${say.holdings.tie}\n\n${say.odds.source}: ${row.source.title}, ${row.from}.`
}

function districtTable(): string {
  const row = last(districtAccidents.rows)
  const country = last(nationalAccidentRate.rows).value / 100
  const rows = row.value
    .toSorted((a, b) => b[2] - a[2])
    .map(([code, n, rate]) => [names.get(code) ?? code, `${n}건`, `${rate}%`, rate >= country * thresholds.accidentTimes ? say.districts.told : ''])
  return `### ${say.districts.title}\n\n${say.districts.text(thresholds.accidentTimes)}\n\n${table(say.districts.head, rows)}\n\n${say.odds.source}: ${row.source.title}.`
}

/** The names of the districts in the auction rates. */
const names: ReadonlyMap<string, string> = new Map(last(auctionRates.rows).value.map(([code, name]) => [code, name]))

function capTable(): string {
  const { fromPercent, grade, score } = currentWeights.underwater
  const hard = Object.values(currentWeights.findings).flatMap(({ id, code, cap }) => (cap === null ? [] : [{ id, code, ...cap }]))
  const rows = hard.toSorted((a, b) => a.score - b.score).map(({ id, code, grade: best, score: most }) => [`${describeTitle(id)} (${code})`, best, String(most)])
  const open = Object.entries(currentWeights.open).map(([id, points]) => [notCheckedWords[id as LookUpId].title, `−${points}`])
  return `### ${say.caps.title}\n\n${say.caps.text(fromPercent, grade, score)}\n\n${table(say.caps.head, rows)}\n\n${say.caps.open}\n\n${table(say.caps.openHead, open)}`
}

const thresholdTable = (): string => {
  const t = thresholds
  const percents = (steps: readonly { fromPercent: number; code: number }[]) => steps.map((s) => `${s.code}: ${s.fromPercent}%`).join(', ')
  return `### ${say.thresholds.title}\n\n${table(say.thresholds.head, [
    ['전세가율 (보증금 ÷ 집값)', `${percents(t.jeonse.steps)}; ${t.jeonse.notable}%부터 참고`],
    ['부채비율 ((앞선 빚 + 보증금) ÷ 집값)', `56: 그 아래, ${percents(t.debts)}`],
    ['근저당 채권최고액 ÷ 집값', percents(currentWeights.mortgage)],
    ['보통의 경우에 못 받는 돈이 위험이 되는 몫', `보증금의 ${t.lossDanger}%`],
    ['싸게 팔리는 경우에 못 받는 돈을 알리는 몫', `보증금의 ${currentWeights.lowLoss}%`],
    ['주인이 얼마 전에 바뀜', `${t.ownerDays}일 안; 보증금이 산 값의 ${t.boughtWithDeposit}% 이상이면 위험`],
    ['짧은 사이에 여러 번 팔림', `${t.rapid.months}달 안에 ${t.rapid.sales}번`],
    ['새로 지은 집', `${t.newMonths}달 안`],
    ['며칠 지난 등기부', `${t.printDays.old}일; ${t.printDays.veryOld}일이 지나면 주의`],
    ['내리는 집값', `한 달에 ${t.falling.perMonth}%부터; ${t.falling.months}달 뒤 부채비율이 ${t.falling.danger}%를 넘으면 주의`],
    ['최우선변제를 인정받지 못할 수 있는 집', `계약한 날에 앞선 빚이 집값의 ${t.hopelessDebts}% 이상`],
    ['너무 적은 다른 세대 보증금', `한 세대가 내 보증금의 ${t.lowOthers}% 아래`],
  ])}`
}

function versionTable(): string {
  const editions = Map.groupBy(findingRows, (row) => row.edition)
  const rows = [...editions].map(([{ from, source }, list]) => [from, source.title, say.versions.rows(list.length, list.filter((row) => row.cap !== null).length)])
  return `### ${say.versions.title}\n\n${say.versions.text(currentPackId, engineVersion)}\n\n${table(say.versions.head, rows)}`
}
