import { found, type Signal } from '../signal.ts'

/** Not a full certificate (말소사항 포함): the past cannot be read from it. */
export const judge: Signal = (f) =>
  f.register.certificate === '말소사항 포함'
    ? null
    : found('current-only', 129, { numbers: { certificate: f.register.certificate } })
