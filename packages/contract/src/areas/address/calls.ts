import { z } from 'zod'
import { call } from '../../call.ts'
import { textField } from '../../values.ts'
import { addressRows } from './rows.ts'

/** A building as the road address service names it; `key` is signed by the server and is sent back with the choice. */
export const addressHit = z.object({
  key: z.string(),
  address: z.string(),
  address_jibun: z.string(),
  address_si: z.string(),
  address_gu: z.string(),
  address_dong: z.string(),
  address_li: z.string().nullable(),
  building_code: z.string(),
  building_name: z.string().nullable(),
  building_number: z.string(),
  zip: z.string(),
  multi: z.boolean(),
})
export const addressSearch = call(addressRows.addressSearch, {
  limit: { perMinute: 30, by: 'user' },
  input: z.strictObject({
    keyword: textField(80).min(2, 'too-short'),
    page: z.coerce.number().int().min(1).max(90).default(1),
  }),
  output: z.object({
    total: z.number(),
    page: z.number(),
    hits: z.array(addressHit),
    /** Found through another district code or a renamed road: shown to the user. */
    note: z.enum(['none', 'too-vague', 'beyond-range']),
  }),
  fails: [],
})
/** The 동, 층, 호 of a building: null is an empty name, shown as "'동' 없음". */
export const addressUnits = call(addressRows.addressUnits, {
  limit: { perMinute: 60, by: 'user' },
  input: z.strictObject({ key: z.string().max(2000), dong: textField(40).optional() }),
  output: z.object({
    dongs: z.array(z.string()),
    units: z.array(z.object({ dong: z.string().nullable(), floor: z.string().nullable(), ho: z.string().nullable() })),
    /** The source of the list; 'none': the user types the unit, or there is none (단독·다가구). */
    source: z.enum(['address', 'ledger', 'none']),
  }),
  fails: [],
})
/** Registers at the place, so that the user confirms the right one before paying. */
export const addressUniqueNos = call(addressRows.addressUniqueNos, {
  limit: { perMinute: 60, by: 'user' },
  input: z.strictObject({ key: z.string().max(2000), dong: textField(40).optional(), ho: textField(40).optional() }),
  output: z.object({
    candidates: z.array(
      z.object({
        unique_no: z.string(),
        kind: z.enum(['토지', '건물', '집합건물']),
        address: z.string(),
      }),
    ),
  }),
  fails: [],
})
