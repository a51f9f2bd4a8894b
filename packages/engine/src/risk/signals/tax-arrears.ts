import { found, told, type Signal } from '../signal.ts'

/** 밀린 세금: a tax due before the lease's rank is paid first, and no seizure needs to show it yet. */
export const judge: Signal = (f) => (told(f.input.landlord?.taxes) === 'arrears' ? found('tax-arrears', 145) : null)
