import { found, told, type Signal } from '../signal.ts'

/** 직거래: nobody explains the register, nobody is insured for a mistake, and the guarantee asks for a realtor's seal. */
export const judge: Signal = (f) => (told(f.input.deal?.broker) === false ? found('no-broker', 150) : null)
