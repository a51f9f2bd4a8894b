import { factFields, type Fact, type FactField } from './facts.ts'

export type Miss = { doc: string; entry: string; field: FactField; printed: string | null; read: string | null }
/** `matched` facts agree; `missing` are printed and not read, `extra` read and not printed; a wrong one is both. */
export type Count = { matched: number; missing: number; extra: number; wrong: number }
export type Score = { fields: Readonly<Record<FactField, Count>>; misses: readonly Miss[] }

export function score(doc: string, printed: readonly Fact[], read: readonly Fact[]): Score {
  const fields = emptyFields()
  const misses: Miss[] = []
  const theirs = grouped(read)
  const ours = grouped(printed)
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [missing, extra] = [[...(ours.get(key) ?? [])], [...(theirs.get(key) ?? [])]]
    const [sample] = [...missing, ...extra]
    if (sample === undefined) continue
    const count = fields[sample.field]
    for (let i = missing.length - 1; i >= 0; i--) {
      const at = extra.findIndex((f) => f.value === missing[i]?.value)
      if (at < 0) continue
      extra.splice(at, 1)
      missing.splice(i, 1)
      count.matched++
    }
    count.missing += missing.length
    count.extra += extra.length
    count.wrong += Math.max(missing.length, extra.length)
    for (let i = 0; i < Math.max(missing.length, extra.length); i++) {
      const { field, entry } = sample
      misses.push({ doc, entry, field, printed: missing[i]?.value ?? null, read: extra[i]?.value ?? null })
    }
  }
  return { fields, misses }
}

export function total(scores: readonly Score[]): Score {
  const fields = emptyFields()
  for (const s of scores) {
    for (const field of factFields) {
      fields[field].matched += s.fields[field].matched
      fields[field].missing += s.fields[field].missing
      fields[field].extra += s.fields[field].extra
      fields[field].wrong += s.fields[field].wrong
    }
  }
  return { fields, misses: scores.flatMap((s) => s.misses) }
}

export const whole = ({ fields }: Score): Count =>
  factFields.reduce<Count>(
    (sum, f) => ({
      matched: sum.matched + fields[f].matched,
      missing: sum.missing + fields[f].missing,
      extra: sum.extra + fields[f].extra,
      wrong: sum.wrong + fields[f].wrong,
    }),
    { matched: 0, missing: 0, extra: 0, wrong: 0 },
  )

/** The share of printed facts that were read correctly; and the share of read facts that are printed. */
export const recall = (c: Count): number => c.matched / (c.matched + c.missing)
export const precision = (c: Count): number => c.matched / (c.matched + c.extra)
export const right = (c: Count): number => c.matched / (c.matched + c.wrong)

function emptyFields(): Record<FactField, Count> {
  const none = (): Count => ({ matched: 0, missing: 0, extra: 0, wrong: 0 })
  return Object.fromEntries(factFields.map((f) => [f, none()])) as Record<FactField, Count> // every field is set
}

function grouped(facts: readonly Fact[]): Map<string, Fact[]> {
  const out = new Map<string, Fact[]>()
  for (const fact of facts) {
    const key = `${fact.field} ${fact.entry}`
    const at = out.get(key)
    if (at === undefined) out.set(key, [fact])
    else at.push(fact)
  }
  return out
}
