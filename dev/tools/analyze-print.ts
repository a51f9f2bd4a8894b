import type { Assessment, Evidence } from '@jipsalpim/engine/assessment.ts'
import { formatDay } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { stageToSpeakTo } from '@jipsalpim/engine/risk/stage.ts'
import { formatWon, formatWonShort } from '@jipsalpim/engine/values/won.ts'
import {
  describeCap,
  formatAsOf,
  describeAssumption,
  describeClean,
  describeFeeAssumption,
  describeGrade,
  describeGuarantee,
  formatMoney,
  describeNextAct,
  describeNobodyCan,
  describeNotChecked,
  describeRepayPlan,
  describeUnknown,
  describeVerdict,
  describeWithheld,
} from '@jipsalpim/engine/words/describe.ts'
import { describeAdvice } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { priceBases } from '@jipsalpim/engine/words/ko/price-bases.ts'

/** The report in plain text: verdict, money and next action first, then their reasons. */
export function printReport(a: Assessment): string {
  const { word } = describeGrade(a.grade)
  const next = describeNextAct(a.nextAct)
  const repay = a.repayPlan === undefined ? null : describeRepayPlan(a.repayPlan, a.recovery)
  const parts = [
    [
      `${word}${a.score === null ? '' : `  ${a.score}점`}  ${describeVerdict(a)}`,
      formatMoney(a),
      `다음 할 일: ${next.title}${dueOf(a.nextAct.due)}. ${next.body}`,
      ...a.caps.filter((cap) => cap.open !== undefined).map(describeCap),
    ],
    [
      a.register.address || describeUnknown('not-in-register'),
      `${a.register.kind} · 고유번호 ${a.register.uniqueNo ?? describeUnknown('not-in-register')} · ${formatAsOf(a)}`,
      // a land register is not that of the home that the price belongs to
      ...(a.register.kind === '토지' ? [] : [priceLine(a)]),
    ],
    section(
      '찾은 것',
      a.findings.flatMap((f, i) => findingLines(a, i)),
    ),
    section(
      '판단을 미룬 까닭',
      a.withheld.map((id) => `- ${describeWithheld(id)}`),
    ),
    section('경매로 팔린다면', recoveryLines(a)),
    section(repay?.title ?? '', repay === null ? [] : [repay.body, repay.money, repay.ask].map((x) => `- ${x}`)),
    section('반환보증', guaranteeLines(a)),
    section(
      '확인했어요',
      a.checkedClean.map((c) => `- ${describeClean(c)}`),
    ),
    section(
      '확인 못 함',
      a.notChecked
        .map(describeNotChecked)
        .map((n) => `- ${n.title}: ${n.body} (${n.who} · ${n.cost} · ${n.time} · ${n.consent})`),
    ),
    section(
      '아무도 확인할 수 없어요',
      a.nobodyCan.map(describeNobodyCan).map((n) => `- ${n.title}: ${n.body}`),
    ),
    section(
      '할 일',
      a.acts.map((x) => `- ${describeNextAct(x).title}${dueOf(x.due)}`),
    ),
    section(
      '읽지 못한 줄',
      a.register.unread.map((u) => `- ${u.text}`),
    ),
    [`규칙 ${a.rulePack}`],
  ]
  return `${parts
    .filter((p) => p.length > 0)
    .map((p) => p.join('\n'))
    .join('\n\n')}\n`
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`[${title}]`, ...lines]
const dueOf = (day: Assessment['nextAct']['due']): string => (day === null ? '' : ` (${formatDay(day)}까지)`)
const place = (e: Evidence): string => `${e.section}${e.rank === '' ? '' : ` ${e.rank}`}`

function findingLines(a: Assessment, i: number): string[] {
  const f = a.findings[i]
  if (f === undefined) return []
  const texts = describeFinding(f)
  const { why, now, clause, question } = describeAdvice(f, stageToSpeakTo(a.lease, a.day), a)
  const at = evidenceLine(a, f.evidence)
  return [
    `${severity[f.severity]} ${texts.title}${at === '' ? '' : `  [${at}]`}`,
    `  ${texts.body}`,
    `  왜: ${why}`,
    `  할 일: ${now.act} (${[now.due, now.document].filter((x) => x !== null).join(' · ')})`,
    ...(clause === null ? [] : [`  특약: ${clause}`]),
    ...(question === null
      ? []
      : [`  질문: ${question.ask}`, `    좋은 답: ${question.goodAnswer}`, `    나쁜 답: ${question.badAnswer}`]),
    `  근거: ${[f.rule.title, f.rule.article].filter((x) => x !== undefined).join(' ')} (${formatDay(f.rule.from)}부터)`,
  ]
}

/** The first few lines of evidence; entries of equal rank share one number. */
function evidenceLine(a: Assessment, evidence: readonly Evidence[]): string {
  const all = [...new Set(evidence.map((e) => `${place(e)}${receipt(a, e)}`))]
  const rest = all.length - shown
  return rest > 0 ? `${all.slice(0, shown).join(', ')} 외 ${rest}건` : all.join(', ')
}
const shown = 3

const severity = { danger: '◆ 위험', caution: '▲ 주의', note: '· 참고' }

function receipt(a: Assessment, e: Evidence): string {
  const entry = a.register.entries.find((x) => x.id === e.entry)
  if (entry?.receivedAt == null) return ''
  return ` · ${entry.receivedAt} 접수${entry.receiptNo === null ? '' : ` 제${entry.receiptNo}호`}`
}

function priceLine(a: Assessment): string {
  if ('unknown' in a.price) return `집값: ${describeUnknown(a.price.unknown)}`
  const p = a.price.value
  const range = p.low === p.high ? formatWon(p.likely) : `${formatWonShort(p.low)}~${formatWonShort(p.high)}`
  const from = p.count === 0 ? p.source : `거래 ${p.count}건, ${p.source}`
  const base = p.to === null ? from : `${from}, ${p.to}`
  const others = (p.others ?? [])
    .map((o) => ` · ${priceBases[o.method] ?? o.method} ${formatWonShort(o.likely)}`)
    .join('')
  const guarantor = valueOf(p.guarantor)
  return `집값: ${range} (${base})${others}${guarantor === null ? '' : ` · 보증 기준 ${formatWonShort(guarantor)}`}`
}

function recoveryLines(a: Assessment): string[] {
  const r = valueOf(a.recovery)
  if (r === null) return []
  const range = (x: { low: number; likely: number; high: number }) =>
    `${formatWonShort(x.low)} / ${formatWonShort(x.likely)} / ${formatWonShort(x.high)}`
  return [
    `돌려받을 돈 (나쁨 / 보통 / 좋음): ${range(r)}`,
    `예상 낙찰가: ${range(r.salePrice)} (낙찰가율 ${r.salePrice.ratePercent.likely}%, ${r.salePrice.rule.title})`,
    `대항력: ${r.opposable ? '있음' : r.assumptions.includes('trust-consent-unknown') ? '모름' : '없음'} · 최우선변제 ${formatWonShort(r.smallDeposit)}`,
    ...r.assumptions.map((x) => `- ${describeAssumption(x)}`),
  ]
}

function guaranteeLines(a: Assessment): string[] {
  const g = describeGuarantee(a.guarantee)
  const { fee, apply } = a.guarantee
  const of = fee === undefined ? null : valueOf(fee)
  const by = apply === undefined ? null : valueOf(apply)
  return [
    `${g.verdict}.`,
    ...g.reasons.map((x) => `- ${x}`),
    ...(g.headroom === null ? [] : [g.headroom]),
    ...(of === null ? [] : [`보증료: ${formatWon(of.won)} (${of.days}일, 연 ${of.rate / 1000}%)`]),
    ...(of === null ? [] : of.assumed.map((x) => `- ${describeFeeAssumption(x)}`)),
    ...(by === null ? [] : [`신청 기한: ${formatDay(by.lastDay)}까지`]),
  ]
}
