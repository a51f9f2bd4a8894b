import type { Assessment, Evidence, Finding } from '@jipsalpim/engine/assessment.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import {
  describeClean,
  describeGrade,
  describeGuarantee,
  describeNextAct,
  describeNobodyCan,
  describeNotChecked,
  describeVerdict,
  describeWithheld,
  formatAsOf,
  formatMoney,
} from '@jipsalpim/engine/words/describe.ts'
import { words as uiWords } from '../ui/words.ts'
import { entryOf } from './register/entries.ts'
import { homeName } from './verdict/home-name.ts'
import { sectionsWords } from './sections-words.ts'
import { words } from './words.ts'

export type TextLength = 'short' | 'long'
/** A heading with its lines. */
export type TextPart = { id: string; title: string; lines: readonly string[] }

/** A report as text, in the words of its screen. Both lengths contain its date, its rules and what it is. */
export function reportText(assessment: Assessment, length: TextLength): TextPart[] {
  const parts = [
    homePart(assessment),
    { id: 'money', title: words.money.title, lines: [formatMoney(assessment)] },
    actPart(assessment),
    ...(length === 'long' ? longParts(assessment) : []),
    methodPart(assessment),
  ]
  return parts.filter((part) => part.lines.length > 0)
}

/** The whole text, to copy. */
export const joinText = (parts: readonly TextPart[]): string =>
  parts.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n')

function homePart(assessment: Assessment): TextPart {
  const { register, home, grade, score, withheld } = assessment
  const { name, place } = homeName(register.address)
  return {
    id: 'home',
    title: name,
    lines: [
      ...(place === '' ? [] : [sectionsWords.place(place, valueOf(home.area))]),
      formatAsOf(assessment),
      `${words.verdict}: ${describeGrade(grade).word}`,
      describeVerdict(assessment),
      ...(grade === '판단보류' ? withheld.slice(1).map(describeWithheld) : []),
      score === null ? uiWords.noScore : uiWords.scoreOf(score),
    ],
  }
}

function actPart({ nextAct }: Assessment): TextPart {
  const { title, body } = describeNextAct(nextAct)
  return { id: 'act', title: words.nextAct, lines: [title, body] }
}

function longParts(assessment: Assessment): TextPart[] {
  const { findings, notChecked, checkedClean, nobodyCan } = assessment
  return [
    {
      id: 'risks',
      title: sectionsWords.risks,
      lines: findings.length === 0 ? [words.findings.none] : findings.map((f) => findingLine(assessment, f)),
    },
    {
      id: 'unknowns',
      title: sectionsWords.unknowns,
      lines: notChecked.map((task) => {
        const { title, body, who, cost, time } = describeNotChecked(task)
        return `${title}: ${body} (${who} · ${cost} · ${time})`
      }),
    },
    { id: 'clean', title: words.clean.title, lines: checkedClean.map(describeClean) },
    {
      id: 'nobody',
      title: words.nobody.title,
      lines: nobodyCan.map((id) => {
        const { title, body } = describeNobodyCan(id)
        return `${title}: ${body}`
      }),
    },
    { id: 'price', title: words.price.title, lines: priceLines(assessment) },
    { id: 'guarantee', title: words.guarantee.title, lines: guaranteeLines(assessment) },
  ]
}

function findingLine(assessment: Assessment, finding: Finding): string {
  const { title, body } = describeFinding(finding)
  const lines = finding.evidence.map((one) => evidenceLine(assessment, one))
  const where = lines.length === 0 ? '' : ` (${lines.join(', ')})`
  return `${words.findings.severity[finding.severity]} · ${title}: ${body}${where}`
}

function evidenceLine(assessment: Assessment, evidence: Evidence): string {
  const entry = entryOf(assessment, evidence)
  const receipt = uiWords.receipt(entry?.receivedAt ?? null, entry?.receiptNo ?? null)
  return `${evidence.section} ${evidence.rank}${receipt ? ` · ${receipt}` : ''}`
}

function priceLines({ price }: Assessment): string[] {
  if (!('value' in price)) return [words.price.unknown]
  const { low, high } = price.value
  return [words.money.range(low, high), words.price.base(price.value)]
}

function guaranteeLines({ guarantee }: Assessment): string[] {
  const { verdict, against, missing } = describeGuarantee(guarantee)
  return [verdict, ...against, ...missing, words.guarantee.final]
}

const methodPart = ({ day, rulePack, engine }: Assessment): TextPart => ({
  id: 'method',
  title: words.method.title,
  lines: [
    `${words.method.day} ${day} · ${words.method.rulePack} ${rulePack} · ${words.method.engine} ${engine}`,
    words.method.legal,
  ],
})
