import type { Right } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/**
 * 가처분 of a landowner, which secures a claim for demolition or return of the land (피보전권리). Unlike a dispute over the
 * title it may survive an auction at any rank.
 */
export const isDemolitionClaim = ({ entry }: Pick<Right, 'entry'>): boolean =>
  /철거|토지(의)?(인도|명도)/.test(squeeze(entry.fields['피보전권리'] ?? ''))
