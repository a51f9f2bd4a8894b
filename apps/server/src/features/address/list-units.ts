import type { AddressHit, UnitPlace } from '@jipsalpim/providers/address/port.ts'
import type { Context } from '../../kernel/context.ts'
import { parcelsOf } from './parcel-of.ts'
import { within } from './within.ts'

export type Units = { dongs: readonly string[]; units: readonly UnitPlace[]; source: 'address' | 'ledger' | 'none' }

/**
 * The 동, 층 and 호 at an address: the address service's detail first, the building ledger where it has none.
 * Null: no source answered. With several 동 and none chosen, only their names.
 */
export async function listUnits(
  ctx: Pick<Context, 'address' | 'building' | 'log'>,
  hit: AddressHit,
  dong: string | null,
): Promise<Units | null> {
  const fromAddress = await unitsOfAddress(ctx, hit, dong)
  if (fromAddress && (fromAddress.units.length > 0 || (fromAddress.dongs.length > 1 && dong === null)))
    return fromAddress
  const fromLedger = await within(LEDGER_MS, unitsOfLedger(ctx, hit, dong))
  return fromLedger?.source === 'ledger' ? fromLedger : (fromAddress ?? fromLedger)
}

/** The ledger is slow, and a user is waiting. */
const LEDGER_MS = 5_000

async function unitsOfAddress(
  ctx: Pick<Context, 'address' | 'log'>,
  hit: AddressHit,
  dong: string | null,
): Promise<Units | null> {
  const dongs = await ctx.address.dongs(hit)
  if (!dongs.ok) return logNoAnswer(ctx, 'address', dongs)
  const names = dongs.value.filter((name) => name !== '')
  if (names.length > 1 && dong === null) return { dongs: names, units: [], source: 'address' }
  const units = await ctx.address.units(hit, dong ?? names[0] ?? null)
  if (!units.ok) return logNoAnswer(ctx, 'address', units)
  return { dongs: names, units: units.value, source: units.value.length > 0 ? 'address' : 'none' }
}

async function unitsOfLedger(
  ctx: Pick<Context, 'building' | 'log'>,
  hit: AddressHit,
  dong: string | null,
): Promise<Units | null> {
  for (const parcel of parcelsOf(hit)) {
    const units = await ctx.building.units(parcel, dong)
    if (!units.ok) return logNoAnswer(ctx, 'building', units)
    if (units.value.length === 0) continue
    const dongs = [...new Set(units.value.flatMap((u) => u.dong ?? []))]
    if (dongs.length > 1 && dong === null) return { dongs, units: [], source: 'ledger' }
    return { dongs, units: units.value.map(({ dong: d, floor, ho }) => ({ dong: d, floor, ho })), source: 'ledger' }
  }
  return { dongs: [], units: [], source: 'none' }
}

function logNoAnswer(ctx: Pick<Context, 'log'>, source: string, outcome: { message: string }): null {
  ctx.log.warn({ source, why: outcome.message }, 'units: no answer')
  return null
}
