/** Seals a personal value for one cell: bound to table, column and row, so that it cannot be moved. */
export type Sealer = {
  seal: (place: SealPlace, plain: string) => Buffer
  /** Throws when the value was moved, cut or sealed by a key that we do not hold. */
  open: (place: SealPlace, sealed: Uint8Array) => string
}
export type SealPlace = { table: string; column: string; row: string | number }
