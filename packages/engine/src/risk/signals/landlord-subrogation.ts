import { found, told, type Signal } from '../signal.ts'

/** 대위변제: within three years the guarantor paid other tenants of this landlord. */
export const judge: Signal = (f) => {
  const count = told(f.input.landlord?.subrogations)
  return count === null || count <= 0 ? null : found('landlord-subrogation', 143, { numbers: { cases: count } })
}
