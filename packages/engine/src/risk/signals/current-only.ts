import { found, type Signal } from '../signal.ts'

/** Not a full certificate (말소사항 포함): it does not show past entries. */
export const judge: Signal = (f) =>
  f.register.certificate === '말소사항 포함'
    ? null
    : found('current-only', 129, { numbers: { certificate: f.register.certificate } })
