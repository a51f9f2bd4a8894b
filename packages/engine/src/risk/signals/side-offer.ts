import { found, told, type Signal } from '../signal.ts'

/** 이자 지원, 이사비: money offered for signing comes out of an inflated deposit. */
export const judge: Signal = (f) => (told(f.input.deal?.sideOffer) === true ? found('side-offer', 151) : null)
