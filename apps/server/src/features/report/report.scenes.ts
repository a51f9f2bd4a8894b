import type { reportRows } from '@jipsalpim/contract/areas/report/rows.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

export const reportScenes = declareScenes<typeof reportRows>({
  scenes: {
    reportRead: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportOfUser: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportPrevious: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportProgress: [merchant('merchant_uid', {}, 'paid')],
  },
  nobodys: {
    'reportSimpleMake.address_key': 'an address that we signed; addresses are nobody’s',
    'reportSimpleRead.id': 'a random number of 144 bits, told to whoever made it',
  },
})
