import { grades } from './assessment.ts'
import { analysisSchemaId } from './analysis-json.ts'

/** JSON Schema (2020-12) of what `analyze --json` prints, kept by hand beside it; a test holds the two together. */
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

const range = { low: won, likely: won, high: won }
const price = record(
  {
    ...range,
    count: won,
    method: { enum: ['trades-building', 'trades-dong', 'trades-district', 'official-price', 'stated'] },
    from: nullable(day),
    to: nullable(day),
    source: string,
    outliers: won,
    cancelled: won,
    windowMonths: won,
    drift: { type: 'number' },
    thin: { type: 'boolean' },
    guarantor: orUnknown(won),
  },
  ['drift'],
)

const recovery = record({
  ...range,
  deposit: won,
  salePrice: record({
    ...range,
    ratePercent: record({ low: { type: 'number' }, likely: { type: 'number' }, high: { type: 'number' } }),
    rule,
  }),
  costs: won,
  opposable: { type: 'boolean' },
  smallDeposit: won,
  jointCount: nullable(won),
  baseRight: nullable(fullEvidence),
  lines: list(record({ who: string, label: string, evidence: nullable(fullEvidence), ...range })),
  assumptions: list(string),
})

export const analysisSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: analysisSchemaId,
  ...record({
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
    caps: list(record({ finding: string, grade, score: won })),
    withheld: list(string),
    price: orUnknown(price),
    recovery: orUnknown(recovery),
    guarantee: record({
      verdict: { enum: ['eligible', 'not-eligible', 'unknown'] },
      reasons: list(record({ id: string, numbers })),
      headroom: nullable(won),
      rule,
    }),
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
  }),
}
