import { found, told, type Signal } from '../signal.ts'

/** 전대: who lets the home is a tenant himself; without the owner's consent the lease does not oppose the owner (민법 629조). */
export const judge: Signal = (f) => (told(f.input.deal?.signer) === 'sublessor' ? found('sublease', 149) : null)
