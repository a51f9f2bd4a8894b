import type { DisplayRow, ResolvedRegister } from '../register/model.ts'
import { pendingOf } from '../register/pending.ts'
import { keyOfRow } from './display-changes.ts'
import { plainName, squeeze } from './plain-words.ts'

/** For tests: the content of a register without its print form. */
export function registerContent(r: ResolvedRegister) {
  return {
    entries: r.entries.map((e) => ({
      id: e.id,
      purpose: squeeze(e.purpose),
      received: [e.receivedAt, e.receiptNo],
      state: [e.status, e.cancelledBy, e.trustEndedBy ?? null],
      live: e.livePurpose === undefined ? null : squeeze(e.livePurpose),
    })),
    rights: r.rights.map((x) => ({
      entry: x.entry.id,
      changes: x.changes.map((c) => c.id),
      holder: x.holder.map((p) => plainName(p.name)),
      debtor: x.debtor.map((p) => plainName(p.name)),
      amount: x.amount === null ? null : [x.amount.kind, x.amount.won],
      since: [x.since, x.receiptNo],
      raises: (x.raises ?? []).map((a) => [a.entry, a.since, a.amount.won]),
      joint: x.joint?.listNo ?? null,
    })),
    owners:
      'unknown' in r.owners
        ? r.owners.unknown
        : r.owners.value.map((o) => [plainName(o.party.name), o.share, o.since, o.entry]),
    trustee: r.trustee === null ? null : plainName(r.trustee.name),
    display: {
      building: live(r.display.building),
      land: live(r.display.land),
      unit: live(r.display.unit),
      landRight: live(r.display.landRight),
    },
    joint: r.jointCollateral.filter((x) => !x.struck).map((x) => [x.listNo, squeeze(x.property)]),
    pending: pendingOf(r),
  }
}

const live = (rows: readonly DisplayRow[]) => rows.filter((x) => !x.struck).map(keyOfRow)
