import type { verificationRows } from '@jipsalpim/contract/areas/verification/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const verificationScenes = declareScenes<typeof verificationRows>({
  scenes: {
    phoneResult: [
      { field: 'merchant_uid', input: ({ verified: v }) => ({ merchant_uid: v.merchant_uid, imp_uid: v.imp_uid }) },
    ],
    phoneResultGuest: [
      { field: 'merchant_uid', input: ({ verified: v }) => ({ merchant_uid: v.merchant_uid, imp_uid: v.imp_uid }) },
    ],
    phoneResultStatus: [
      { field: 'user_verify_seq', input: (of) => ({ user_verify_seq: of.verified.user_verify_seq }) },
    ],
  },
  nobodys: {
    'phoneResult.imp_uid': 'the agency’s number: compared with the attempt’s own',
    'phoneResultGuest.imp_uid': 'the agency’s number: compared with the attempt’s own',
  },
})
