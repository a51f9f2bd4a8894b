import { grades } from './assessment.ts'
import { analysisSchemaId } from './analysis-json.ts'
import { bearingIds } from './diff/bearing.ts'
import { changeActIds } from './diff/act-ids.ts'
import { changeKinds, doubtIds, meaningIds } from './diff/change.ts'
import { stages } from './diff/stage.ts'
import { urgencies } from './diff/urgency.ts'
import { priceSteps } from './law/guarantor-order.ts'

/** JSON Schema (2020-12) of the output of `analyze --json`, maintained by hand; a test checks that the two match. */
const string = { type: 'string' }
const won = { type: 'integer' }
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const unknown = { type: 'object', properties: { unknown: string }, required: ['unknown'], additionalProperties: false }
const orUnknown = (schema: object) => ({ anyOf: [schema, unknown] })
const list = (items: object) => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((k) => !optional.includes(k)),
  additionalProperties: false,
})

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
const section = { enum: ['표제부', '갑구', '을구'] }
const numbers = { type: 'object', additionalProperties: { type: ['number', 'string'] } }
const evidence = record({ section, rank: string, page: nullable(won) })
const fullEvidence = record({ section, rank: string, entry: nullable(string), page: nullable(won) })
const rule = record(
  {
    key: string,
    from: day,
    title: string,
    article: string,
    confidence: { enum: ['statute', 'official', 'news', 'measured', 'assumed'] },
  },
  ['article'],
)
const grade = { enum: [...grades] }

const entry = record(
  {
    section,
    rank: string,
    purpose: string,
    receivedAt: nullable(day),
    receiptNo: nullable(string),
    cause: nullable(string),
    causeDate: nullable(day),
    parties: list(
      record({
        role: string,
        name: string,
        no: nullable(string),
        share: nullable(string),
        struck: { type: 'boolean' },
      }),
    ),
    amounts: list(record({ kind: string, won: orUnknown(won), struck: { type: 'boolean' } })),
    cancelled: { type: 'boolean' },
    partlyStruck: { type: 'boolean' },
    cancelledBy: nullable(string),
    page: nullable(won),
    cells: list(string),
  },
  ['cells'],
)

const priceStep = { enum: [...priceSteps] }
const range = { low: won, likely: won, high: won }
const width = record({ basis: { enum: ['measured', 'borrowed', 'assumed'] }, n: won }, ['n'])
const priceMethods = ['trades-building', 'trades-dong', 'trades-district', 'official-price', 'register-sale', 'stated']
const price = record(
  {
    ...range,
    count: won,
    method: { enum: priceMethods },
    from: nullable(day),
    to: nullable(day),
    source: string,
    outliers: won,
    cancelled: won,
    windowMonths: won,
    direct: won,
    underground: { const: true },
    width,
    others: list(
      record({
        ...range,
        method: { enum: priceMethods },
        count: won,
        to: nullable(day),
        source: string,
        agrees: { type: 'boolean' },
        width,
      }),
    ),
    drift: { type: 'number' },
    recentDrift: { type: 'number' },
    thin: { type: 'boolean' },
    widened: list({ enum: ['few', 'old', 'size-unknown', 'no-trade', 'falling', 'trend-unseen'] }),
    sales: list(record({ day, won, area: { type: 'number' }, sized: won })),
    guarantor: orUnknown(won),
    guarantorBy: record({ step: priceStep, standIn: { type: 'boolean' }, skipped: list(priceStep) }),
  },
  ['direct', 'underground', 'width', 'others', 'drift', 'recentDrift', 'widened', 'sales', 'guarantorBy'],
)

const guaranteeVerdict = { enum: ['eligible', 'not-eligible', 'unknown'] }
const reasons = list(record({ id: string, numbers }))
const fee = record({
  won,
  rate: won,
  days: won,
  surcharge: won,
  discounts: list(record({ id: string, won })),
  assumed: list(string),
  rule,
})
const guarantee = record(
  {
    verdict: guaranteeVerdict,
    reasons,
    headroom: nullable(won),
    rule,
    borderline: { type: 'boolean' },
    needs: list(string),
    unchecked: list(string),
    basis: orUnknown(
      record(
        {
          price: won,
          percent: won,
          value: won,
          senior: won,
          deposit: won,
          debtRatio: won,
          limits: record({ senior: won, deposit: nullable(won) }),
        },
        ['limits'],
      ),
    ),
    fee: orUnknown(fee),
    apply: orUnknown(record({ from: day, lastDay: day, termAssumed: { type: 'boolean' } })),
    others: list(
      record({
        by: { enum: ['HF', 'SGI'] },
        verdict: guaranteeVerdict,
        reasons,
        needs: list(string),
        headroom: nullable(won),
        fee: orUnknown(fee),
        rule,
      }),
    ),
    support: nullable(record({ most: won, rule })),
  },
  ['borderline', 'needs', 'unchecked', 'basis', 'fee', 'apply', 'others', 'support'],
)

const recovery = record({
  ...range,
  deposit: won,
  salePrice: record(
    {
      ...range,
      ratePercent: record({ low: { type: 'number' }, likely: { type: 'number' }, high: { type: 'number' } }),
      failedSales: record(range),
      rule,
    },
    ['failedSales'],
  ),
  costs: won,
  opposable: { type: 'boolean' },
  smallDeposit: won,
  jointCount: nullable(won),
  baseRight: nullable(fullEvidence),
  lines: list(record({ who: string, label: string, evidence: nullable(fullEvidence), ...range })),
  assumptions: list(string),
})

const pair = (of: object) => record({ before: of, after: of })
const text = record({ before: string, after: string })
const urgency = { enum: [...urgencies] }
const effect = nullable(record(range))
/** Changes since the register given with --before. */
const changes = record({
  from: orUnknown(string),
  to: orUnknown(string),
  stage: { enum: [...stages] },
  urgency: nullable(urgency),
  title: string,
  grade: pair(grade),
  score: pair(nullable(won)),
  recovery: pair(orUnknown(record(range))),
  guarantee: record({ before: guaranteeVerdict, after: guaranteeVerdict, room: pair(nullable(won)) }),
  findings: record({ came: list(string), went: list(string) }),
  otherFacts: effect,
  items: list(
    record({
      kind: { enum: [...changeKinds] },
      title: string,
      urgency,
      day: nullable(day),
      receiptNo: nullable(string),
      purpose: string,
      rights: list(string),
      entries: list(fullEvidence),
      on: list(fullEvidence),
      amount: nullable(record({ kind: string, before: nullable(won), after: nullable(won) })),
      holders: nullable(pair(list(string))),
      owners: nullable(pair(orUnknown(list(record({ name: string, share: nullable(string) }))))),
      words: nullable(text),
      meaning: list(record({ id: { enum: [...meaningIds] }, text: string })),
      bearing: list(record({ id: { enum: [...bearingIds] }, text: string })),
      effect,
    }),
  ),
  doubts: list(
    record({ id: { enum: [...doubtIds] }, title: string, evidence: nullable(fullEvidence), words: nullable(text) }),
  ),
  acts: list(record({ id: { enum: [...changeActIds] }, title: string, due: nullable(day), rule })),
})

export const analysisSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: analysisSchemaId,
  ...record(
    {
      schema: { const: analysisSchemaId },
      rulePack: string,
      register: record({
        kind: { enum: ['토지', '건물', '집합건물'] },
        certificate: { enum: ['말소사항 포함', '현재 유효사항', '일부사항', '모름'] },
        uniqueNo: orUnknown(string),
        address: orUnknown(string),
        viewedAt: orUnknown(string),
        owners: orUnknown(list(record({ name: string, share: nullable(string) }))),
        pages: record({ read: won, declared: nullable(won) }),
        pendingNote: nullable(string),
        entries: list(entry),
        jointCollateral: list(
          record({
            listNo: nullable(string),
            no: string,
            property: string,
            office: nullable(string),
            rank: nullable(string),
            cause: nullable(string),
            change: nullable(string),
            struck: { type: 'boolean' },
          }),
        ),
        unread: list(record({ page: nullable(won), text: string, why: string })),
      }),
      findings: list(
        record({
          id: string,
          code: won,
          severity: { enum: ['danger', 'caution', 'note'] },
          title: string,
          body: string,
          evidence: list(evidence),
          numbers,
          rule,
        }),
      ),
      grade,
      score: nullable({ type: 'integer', minimum: 0, maximum: 100 }),
      caps: list(record({ finding: string, grade, score: won, open: list(string) }, ['open'])),
      withheld: list(string),
      price: orUnknown(price),
      recovery: orUnknown(recovery),
      repayPlan: record({
        stated: { anyOf: [won, { const: 'untold' }] },
        cancels: list(evidence),
        lowers: nullable(record({ section, rank: string, to: won })),
        before: won,
        after: won,
        recovery: orUnknown(record({ low: won, likely: won, high: won })),
      }),
      guarantee,
      checkedClean: list(
        record({
          id: string,
          title: string,
          excluded: list(record({ evidence: fullEvidence, purpose: string, cancelledBy: nullable(string) })),
        }),
      ),
      notChecked: list(
        record({
          id: string,
          title: string,
          why: string,
          who: string,
          costWon: nullable(won),
          takesDays: nullable(won),
          consent: { enum: ['none', 'landlord', 'owner'] },
          changesGrade: { type: 'boolean' },
        }),
      ),
      nextAct: record({ id: string, title: string, due: nullable(day), numbers }),
      changes,
    },
    ['changes', 'repayPlan'],
  ),
}
