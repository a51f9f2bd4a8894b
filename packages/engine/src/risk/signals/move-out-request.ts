import { found, told, type Signal } from '../signal.ts'

/** 전입 빼기: the rank is lost the moment the registration moves away, and a new mortgage takes it. */
export const judge: Signal = (f) =>
  told(f.input.deal?.askedToMoveOut) === true ? found('move-out-request', 152) : null
