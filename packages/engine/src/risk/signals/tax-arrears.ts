import { found, told, type Signal } from '../signal.ts'

/** 밀린 세금: a tax due before the lease's rank is paid first, even before a seizure shows it. */
export const judge: Signal = (f) => (told(f.input.landlord?.taxes) === 'arrears' ? found('tax-arrears', 145) : null)
