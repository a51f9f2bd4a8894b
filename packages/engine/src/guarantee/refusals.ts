import { guaranteeKinds } from '../law/hug.ts'
import type { Facts } from '../property/facts.ts'
import { lessorIsTrustee } from '../property/trust.ts'
import { valueOf } from '../values/known.ts'
import { bareReason, type Reason } from './reasons.ts'

/** 소유권에 대한 권리침해, and a former tenant who was not paid. */
const rights = [
  '압류',
  '가압류',
  '가처분',
  '가등기',
  '담보가등기',
  '설정가등기',
  '경매개시',
  '강제관리',
  '공매',
  '예고등기',
  '회생',
  '파산',
  '보전처분',
  '주택임차권',
] as const

/** Reasons that no smaller deposit removes: rights of others, a trust, a home that is no dwelling. */
export function refusals(f: Facts, findings: ReadonlySet<string>): Reason[] {
  const live = rights.map((kind) => [kind, f.live(kind).length] as const).filter(([, n]) => n > 0)
  const kind = valueOf(f.kind)
  const covered = guaranteeKinds.at(f.day)?.value ?? []
  const noDwelling = ['non-residential-use', 'neighbourhood-facility', 'living-accommodation'].some((id) =>
    findings.has(id),
  )
  return [
    ...live.map(([right, count]) => ({ id: 'right-on-register' as const, numbers: { right, count } })),
    // for a home in trust the guarantor considers only a lease with the trustee itself
    ...(f.register.trustee === null || lessorIsTrustee(f) ? [] : [bareReason('trust')]),
    ...(['illegal-building', 'building-unapproved', 'land-right-missing', 'owner-mismatch'] as const)
      .filter((id) => findings.has(id))
      .map(bareReason),
    // a landlord on the public list still owes the guarantor a payment made in the landlord's place
    ...(findings.has('guarantee-ban') || findings.has('malicious-landlord') ? [bareReason('landlord-barred')] : []),
    ...(noDwelling ? [bareReason('non-residential-use')] : []),
    ...(kind === null || covered.includes(kind) || noDwelling
      ? []
      : [{ id: 'kind-not-covered' as const, numbers: { kind } }]),
  ]
}
