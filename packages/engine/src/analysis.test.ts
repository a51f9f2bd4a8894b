import { expect, test } from 'vitest'
import { analysisJson } from './analysis-json.ts'
import { analysisSchema } from './analysis-schema.ts'
import { assess } from './assess.ts'
import type { AssessInput } from './assessment.ts'
import { judgeChange } from './diff/judge-change.ts'
import { madeCase, madeHome, madeRegister, mortgage } from './risk/made-up-home.ts'
import { known, unknown } from './values/known.ts'

type Schema = { [key: string]: unknown }
const isSchema = (x: unknown): x is Schema => typeof x === 'object' && x !== null && !Array.isArray(x)

/** The part of JSON Schema that our schema uses; returns the paths that do not match. */
function misfits(schema: Schema, value: unknown, at = '$'): string[] {
  if (Array.isArray(schema['anyOf'])) {
    const tries = schema['anyOf'].map((s) => misfits(isSchema(s) ? s : {}, value, at))
    return tries.some((t) => t.length === 0) ? [] : (tries[0] ?? [at])
  }
  if ('const' in schema) return schema['const'] === value ? [] : [at]
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value) ? [] : [`${at}: ${String(value)}`]
  const types = [schema['type']].flat()
  const is = (t: unknown) =>
    t === 'array'
      ? Array.isArray(value)
      : t === 'object'
        ? isSchema(value)
        : t === 'null'
          ? value === null
          : t === 'integer'
            ? Number.isInteger(value)
            : typeof value === t
  if (!types.some(is)) return [`${at}: ${JSON.stringify(value)} is not ${types.join('|')}`]
  if (typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern']).test(String(value)))
    return [`${at}: pattern`]
  if (Array.isArray(value)) {
    const items = schema['items']
    return value.flatMap((v, i) => misfits(isSchema(items) ? items : {}, v, `${at}[${i}]`))
  }
  if (!isSchema(value)) return []
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const missing = required.filter((k) => !(k in value)).map((k) => `${at}.${k} is missing`)
  const rest = schema['additionalProperties']
  return [
    ...missing,
    ...Object.entries(value).flatMap(([k, v]) => {
      const own = properties[k]
      if (isSchema(own)) return misfits(own, v, `${at}.${k}`)
      return isSchema(rest) ? misfits(rest, v, `${at}.${k}`) : [`${at}.${k} is not in the schema`]
    }),
  ]
}

const print = (input: AssessInput): unknown =>
  JSON.parse(JSON.stringify(analysisJson(assess(input), input.register.display)))

test.each<[string, AssessInput]>([
  ['a clean home', madeCase()],
  [
    'a bad one',
    madeCase([
      mortgage('1', 250_000_000),
      { ...mortgage('2', null), strike: 'all' },
      { section: '갑구', rank: '2', purpose: '압류', on: '2024-01-02' },
    ]),
  ],
  [
    'one of which little is known',
    madeCase([], {
      register: madeRegister([], {
        uniqueNo: null,
        address: '',
        viewedAt: unknown('unread'),
        entries: [],
        unread: [{ page: 2, text: '?', why: 'unknown-line' }],
      }),
      home: madeHome({
        kind: unknown('not-given'),
        statedPrice: unknown('not-given'),
        officialPrice: known(1, '공시가격'),
      }),
    }),
  ],
])('%s is printed as the schema says', (_, input) => {
  expect(misfits(analysisSchema, print(input))).toEqual([])
})

test('what changed is printed as the schema says', () => {
  const before = madeCase([mortgage('1', 100_000_000)])
  const after = madeCase([
    mortgage('1', 100_000_000),
    { rank: '1-1', purpose: '1번근저당권변경', on: '2026-11-01', won: 180_000_000 },
    {
      section: '갑구',
      rank: '2',
      purpose: '소유권일부이전',
      on: '2026-11-02',
      role: '공유자',
      holder: '박두리',
      share: [1, 2],
    },
    { section: '갑구', rank: '3', purpose: '압류', on: '2026-11-03', role: '권리자', holder: '국' },
  ])
  const since = judgeChange(
    before,
    { ...after, register: { ...after.register, pendingNote: '신청사건 처리중' } },
    after.day,
  )
  const doubted = judgeChange(before, madeCase([mortgage('1', 110_000_000)]), after.day)
  for (const j of [since, doubted]) {
    if ('refused' in j) throw new Error(j.refused.name)
    const printed: unknown = JSON.parse(JSON.stringify(analysisJson(j.after, after.register.display, j)))
    expect(misfits(analysisSchema, printed)).toEqual([])
    expect(printed).toHaveProperty('changes')
  }
})

test('the checker of this test finds what does not fit', () => {
  const printed = print(madeCase())
  expect(misfits(analysisSchema, { ...(isSchema(printed) ? printed : {}), score: 'high' })).not.toEqual([])
  expect(misfits(analysisSchema, { ...(isSchema(printed) ? printed : {}), more: 1 })).not.toEqual([])
  expect(misfits(analysisSchema, {})).toContain('$.grade is missing')
})
