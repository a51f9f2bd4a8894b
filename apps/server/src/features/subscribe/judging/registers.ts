import { createHash } from 'node:crypto'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { insertPrint, printBySeq, sealPrint, type PrintRow } from '../queries.ts'
import { printPlace } from '../sealed-place.ts'

/** A register as it was read; null if it was erased. */
export function openPrint(ctx: Pick<Context, 'seal'>, print: PrintRow | undefined): RegisterDocument | null {
  if (!print?.register_sealed) return null
  // Written by savePrint.
  return JSON.parse(
    ctx.seal.openPacked(printPlace(print.print_seq), print.register_sealed).reveal(),
  ) as RegisterDocument
}

/** The registers before and after a change; null if either was erased, or there is none. */
export async function registersBetween(
  ctx: Pick<Context, 'db' | 'seal'>,
  beforePrint: number | null,
  afterPrint: number | null,
): Promise<{ before: RegisterDocument; after: RegisterDocument } | null> {
  if (beforePrint === null || afterPrint === null) return null
  const [before, after] = await Promise.all([printBySeq(ctx.db, beforePrint), printBySeq(ctx.db, afterPrint)])
  const [old, current] = [openPrint(ctx, before), openPrint(ctx, after)]
  return old && current ? { before: old, after: current } : null
}

/** `of`: the watch whose report read this register, and when; without it, a check has read it now. */
export async function savePrint(
  tx: TxContext,
  homeSeq: number,
  register: RegisterDocument,
  of?: { watch_seq: number; read_at: Date },
): Promise<number> {
  const text = JSON.stringify(register)
  const printSeq = await insertPrint(tx.db, {
    home_seq: homeSeq,
    sha256: createHash('sha256').update(text).digest(),
    ...of,
  })
  await sealPrint(tx.db, printSeq, tx.seal.sealPacked(printPlace(printSeq), text))
  return printSeq
}

/**
 * The names under which the registry lists applications: the owners on the register. Empty if they cannot be
 * determined: then no list can be asked for.
 */
export const ownersOf = (register: RegisterDocument): string[] => [
  ...new Set((valueOf(resolveRegister(register).owners) ?? []).map((owner) => owner.party.name).filter(Boolean)),
]
