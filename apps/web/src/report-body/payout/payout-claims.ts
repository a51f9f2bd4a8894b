import type { Recovery, RecoveryLine } from '@jipsalpim/engine/assessment.ts'
import { cutToMan } from '@jipsalpim/engine/values/won.ts'
import { describeLine } from '@jipsalpim/engine/words/describe.ts'
import type { Claim } from '../../ui/charts/payout-fall.tsx'
import { sectionsWords } from '../sections-words.ts'

/** A picture of more claims than this is no easier to read than a table. */
const MOST = 8

/**
 * The claims to draw, in the order of payment. The tenant's own is shown by the outcome only, unless others are paid
 * after it, or the buyer owes the tenant the rest (대항력), which is not part of the sale price.
 */
export function claimsOf({ lines, assumptions }: Recovery): Claim[] {
  const paid = lines.filter(({ who }) => who !== 'assumed-by-buyer' && who !== 'surplus')
  const behind = paid.slice(paid.findIndex(({ who }) => who === 'tenant') + 1)
  const owed = lines.filter(({ who, likely }) => who === 'assumed-by-buyer' && likely > 0)
  const drawn =
    behind.some((l) => l.likely > 0) || owed.length > 0
      ? [...paid, ...owed]
      : paid.filter(({ who }) => who !== 'tenant')
  const othersOpen = assumptions.includes('other-tenants-unknown')
  const claims = drawn.map((line, i): Claim => ({
    id: `${i} ${line.who}`,
    label: labelOf(line),
    value: cutToMan(line.likely),
    kind: kindOf(line),
    ...(line.who === 'other-tenants' && othersOpen ? { assumed: true } : {}),
  }))
  return few(assumptions.includes('tax-unknown') ? withTaxes(claims, drawn) : claims)
}

const kindOf = ({ who }: RecoveryLine): Claim['kind'] =>
  who === 'assumed-by-buyer' ? 'owed' : who === 'tenant' || who === 'small-deposit' ? 'mine' : 'out'

/** Taxes are paid before the claims of the register, and no register shows them. */
function withTaxes(claims: readonly Claim[], lines: readonly RecoveryLine[]): Claim[] {
  const first = lines.findIndex(({ who }) => who !== 'cost' && who !== 'small-deposit')
  const after = first === -1 ? lines.length : first
  const taxes: Claim = { id: 'taxes', label: sectionsWords.taxes, value: null, kind: 'out' }
  return [...claims.slice(0, after), taxes, ...claims.slice(after)]
}

/** The largest ones individually; the others combined, at the place of the first of them. */
function few(claims: readonly Claim[]): Claim[] {
  if (claims.length <= MOST) return [...claims]
  const outs = claims.filter((c) => c.kind === 'out' && c.value !== null && c.assumed !== true)
  const small = new Set(outs.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0)).slice(0, claims.length - MOST + 1))
  const together: Claim = {
    id: 'others',
    label: sectionsWords.otherClaims(small.size),
    value: [...small].reduce((sum, c) => sum + (c.value ?? 0), 0),
    kind: 'out',
  }
  const first = claims.findIndex((c) => small.has(c))
  return claims.flatMap((c, i) => (i === first ? [together] : small.has(c) ? [] : [c]))
}

/** '한빛은행 근저당 · 을구 1' if the register names the creditor. */
function labelOf({ who, label, evidence }: RecoveryLine): string {
  const name =
    label === '' ? describeLine(who) : `${describeLine(who)} · ${label.replace(/주식회사|\(주\)/g, '').trim()}`
  return evidence === null ? name : `${name} · ${evidence.section} ${evidence.rank}`
}
