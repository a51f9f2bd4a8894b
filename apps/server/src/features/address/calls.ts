import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { findRegisters } from './find-registers.ts'
import { readUnits } from './read-units.ts'
import { searchAddress } from './search-address.ts'

export const addressArea = serve(calls.address, {
  addressSearch: searchAddress,
  addressUnits: readUnits,
  addressUniqueNos: findRegisters,
})
