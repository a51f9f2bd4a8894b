import { manifest } from '../../kernel/manifest.ts'
import { addressArea } from './calls.ts'

export const address = manifest({
  serves: { address: addressArea },
})
