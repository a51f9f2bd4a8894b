import { found, type Signal } from '../signal.ts'

/** A register of the land alone: the owner of the house and the rights on it are in another register. */
export const judge: Signal = (f) =>
  f.register.kind === '토지' ? found('land-register', 183, { numbers: { address: f.register.address } }) : null
