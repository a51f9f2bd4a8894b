import { found, told, type Signal } from '../signal.ts'

/** 직거래: no realtor explains the register or insures against mistakes, and the guarantee requires a realtor's seal. */
export const judge: Signal = (f) => (told(f.input.deal?.broker) === false ? found('no-broker', 150) : null)
