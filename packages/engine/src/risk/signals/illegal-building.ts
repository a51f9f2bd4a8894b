import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** 위반건축물 on the building ledger. */
export const judge: Signal = (f) => (valueOf(f.input.home.violation) === true ? found('illegal-building', 115) : null)
