import type { RegisterKind, Right } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/**
 * How much of the register a 전세권 covers, by its 범위: on a 건물 a storey or a room is a part of it, on a unit they are
 * the unit's own. For a unit, a 전세권 without 범위 covers the whole; for a 건물 it is unknown.
 */
export function jeonseReach({ entry }: Pick<Right, 'entry'>, kind: RegisterKind): 'whole' | 'part' | 'unknown' {
  const printed = squeeze(entry.fields['범위'] ?? '')
  if (/일부|[0-9.]+㎡중|중[^,]*[0-9.]+㎡|방[0-9한두일이]*칸/.test(printed)) return 'part'
  if (kind === '집합건물') return 'whole'
  if (/층|호(?!텔)/.test(printed)) return 'part'
  return /전부|전체/.test(printed) ? 'whole' : 'unknown'
}
