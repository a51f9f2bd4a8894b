import type { JointCollateralRow, ResolvedRegister } from '../register/model.ts'
import type { Change } from './change.ts'
import { squeeze } from './plain-words.ts'

/**
 * 공동담보목록: homes added to a debt or released from it. The list is printed only on request (부동산등기규칙 30조②): a print
 * without it proves nothing, so only lists in both prints are compared.
 */
export function jointChanges(before: ResolvedRegister, after: ResolvedRegister): Change[] {
  const lists = [...new Set(after.jointCollateral.map((r) => r.listNo))].filter((no) =>
    before.jointCollateral.some((r) => r.listNo === no),
  )
  const changes = lists.flatMap((no) => {
    const [was, now] = [standing(before, no), standing(after, no)]
    const added = now.filter((r) => !was.some((x) => isSame(x, r)))
    const released = was.filter((r) => !now.some((x) => isSame(x, r)))
    return [
      ...(added.length === 0 ? [] : [change('joint-added', no, added)]),
      ...(released.length === 0 ? [] : [change('joint-released', no, released)]),
    ]
  })
  return changes.map((c, i) => (i > 0 ? c : { ...c, edits: [{ do: 'joint', rows: after.jointCollateral }] }))
}

const standing = (r: ResolvedRegister, no: string | null) =>
  r.jointCollateral.filter((x) => !x.struck && x.listNo === no)
const isSame = (a: JointCollateralRow, b: JointCollateralRow) => squeeze(a.property) === squeeze(b.property)

const change = (
  kind: 'joint-added' | 'joint-released',
  listNo: string | null,
  rows: readonly JointCollateralRow[],
): Change => ({
  kind,
  rights: [],
  day: null,
  receiptNo: null,
  entries: [],
  on: [],
  purpose: listNo ?? '',
  amount: null,
  holders: null,
  owners: null,
  words: {
    before: kind === 'joint-released' ? rows.map((r) => r.property).join(', ') : '',
    after: kind === 'joint-added' ? rows.map((r) => r.property).join(', ') : '',
  },
  application: null,
  meaning: [kind === 'joint-added' ? 'collateral-more' : 'collateral-less'],
  edits: [],
})
