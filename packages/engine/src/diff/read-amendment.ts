import type { Party, ResolvedEntry, Right } from '../register/model.ts'
import { purposeKind, type PurposeKind } from '../register/vocabulary.ts'
import type { AmountChange, Change } from './change.ts'
import { plainName, squeeze } from './plain-words.ts'
import { type Moment, type Reading, targetEntries, targets } from './moment.ts'
import { areSameOwners, evidence, holdersOf, ownersOf, rightWith } from './find-entries.ts'

/** A later entry on a live right (부동산등기규칙 112조): its values before and after. */
export function readAmendment(m: Moment, kind: PurposeKind): Reading {
  if (kind === '표시변경') return readDisplay(m)
  const after = rightWith(m.after, m.entry.id)
  const before = after === null ? null : rightWith(m.before, after.entry.id)
  if (after === null) return readWithoutRight(m)
  const on = [evidence(after.entry)]
  const rights = [purposeKind(after.entry)]
  const holders = { before: holdersOf(before), after: holdersOf(after) }
  const amount = amountChange(before, after)
  if (kind === '이전') return { kind: 'right-transferred', rights, on, holders, amount }
  if (kind === '담보추가') return { kind: collateralKind(m.entry), rights, on, holders, amount }
  if (amount !== null) return { kind: amountKind(amount), rights, on, holders, amount }
  if (namesOf(holders.before) !== namesOf(holders.after)) return { kind: 'right-transferred', rights, on, holders }
  const debtors = { before: before?.debtor ?? [], after: after.debtor }
  if (peopleOf(debtors.before) !== peopleOf(debtors.after))
    return { kind: 'debtor-changed', rights, on, holders, words: wordsOf(debtors.before, debtors.after) }
  return { kind: 'terms-changed', rights, on, holders }
}

/** 소유권경정, or a change of an entry that is no live right. */
function readWithoutRight(m: Moment): Reading {
  const owners = { before: ownersOf(m.before), after: ownersOf(m.after) }
  const [target] = targetEntries(m)
  const rights = target === undefined ? [] : [purposeKind(target)]
  return areSameOwners(owners.before, owners.after)
    ? { kind: 'terms-changed', rights, on: targets(m) }
    : { kind: 'owner-changed', rights: ['소유권이전'], on: targets(m), owners }
}

/** 등기명의인표시변경: another name or address of the same person. */
function readDisplay(m: Moment): Reading {
  const { 명칭: name, 주소: address, 취급지점: branch } = m.entry.fields
  const [target] = targetEntries(m)
  const shared = { rights: target === undefined ? [] : [purposeKind(target)], on: targets(m) }
  const old = target?.parties.find((p) => isSubject(p, m.entry)) ?? target?.parties[0]
  if (name !== undefined && name !== '')
    return { ...shared, kind: 'name-changed', words: { before: old?.name ?? '', after: name } }
  if (branch !== undefined)
    return { ...shared, kind: 'address-changed', words: { before: old?.branch ?? '', after: branch } }
  return { ...shared, kind: 'address-changed', words: { before: old?.address ?? '', after: address ?? '' } }
}

const isSubject = (p: Party, entry: ResolvedEntry): boolean => {
  const subject = entry.fields['표시대상']
  return subject !== undefined && plainName(p.name) === plainName(subject)
}

function amountChange(before: Right | null, after: Right): AmountChange | null {
  const [was, now] = [before?.amount ?? null, after.amount]
  if (now === null || before === null) return null
  if (was?.won === now.won && squeeze(was?.text ?? '') === squeeze(now.text)) return null
  return was?.won === now.won && now.won !== null ? null : { kind: now.kind, before: was?.won ?? null, after: now.won }
}

const amountKind = ({ before, after }: AmountChange): Change['kind'] =>
  before === null || after === null ? 'amount-changed' : after > before ? 'amount-raised' : 'amount-lowered'

/** 담보추가, 공동담보소멸, 공동담보변경. */
function collateralKind(entry: ResolvedEntry): Change['kind'] {
  const text = squeeze(entry.purpose + entry.lines.join(''))
  if (/소멸|해제/.test(squeeze(entry.purpose))) return 'collateral-released'
  return /추가/.test(text) ? 'collateral-added' : 'collateral-changed'
}

const namesOf = (names: readonly string[]) => names.map(plainName).toSorted().join()
const peopleOf = (parties: readonly Party[]) => namesOf(parties.map((p) => p.name))
const wordsOf = (before: readonly Party[], after: readonly Party[]) => ({
  before: before.map((p) => p.name).join(', '),
  after: after.map((p) => p.name).join(', '),
})
