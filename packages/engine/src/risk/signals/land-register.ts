import { found, type Signal } from '../signal.ts'

/** A register of the ground alone: what stands on the house on it, and whose it is, is in another one. */
export const judge: Signal = (f) =>
  f.register.kind === '토지' ? found('land-register', 183, { numbers: { address: f.register.address } }) : null
