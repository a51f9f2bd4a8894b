import { found, told, type Signal } from '../signal.ts'

/** 보증금지 대상: the guarantor accepts no lease of this landlord. */
export const judge: Signal = (f) => (told(f.input.landlord?.guaranteeBan) === true ? found('guarantee-ban', 142) : null)
