import { found, told, type Signal } from '../signal.ts'

/** 전입 빼기: moving the registration out loses the rank at once, and a new mortgage gets ahead. */
export const judge: Signal = (f) =>
  told(f.input.deal?.askedToMoveOut) === true ? found('move-out-request', 152) : null
