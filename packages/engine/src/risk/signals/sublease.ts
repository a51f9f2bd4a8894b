import { found, told, type Signal } from '../signal.ts'

/**
 * 전대: the person who lets the home is a tenant too; without the owner's consent the lease does not bind the owner (민법
 * 629조).
 */
export const judge: Signal = (f) => (told(f.input.deal?.signer) === 'sublessor' ? found('sublease', 149) : null)
