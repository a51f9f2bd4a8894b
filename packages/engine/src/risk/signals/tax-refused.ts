import { found, told, type Signal } from '../signal.ts'

/** The landlord must show 납세증명서 at the contract and refused (주임법 3조의7). */
export const judge: Signal = (f) => (told(f.input.landlord?.taxes) === 'refused' ? found('tax-refused', 146) : null)
