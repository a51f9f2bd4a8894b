import type { addressRows } from '@jipsalpim/contract/areas/address/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const addressScenes = declareScenes<typeof addressRows>({
  nobodys: {
    'addressUniqueNos.key': 'an address that we signed; addresses are nobody’s',
    'addressUnits.key': 'an address that we signed; addresses are nobody’s',
  },
})
