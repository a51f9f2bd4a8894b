import type { accountRows } from '@jipsalpim/contract/areas/account/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const accountScenes = declareScenes<typeof accountRows>({
  scenes: {
    sessionEnd: [{ field: 'session_seq', input: (of) => ({ session_seq: of.session_seq }) }],
    mobileChange: [{ field: 'user_verify_seq', input: (of) => ({ user_verify_seq: of.verified.user_verify_seq }) }],
  },
  nobodys: {
    'loginAppleConfirm.state': 'a secret of 256 bits that this browser began with',
    'loginKakao.code': 'the provider’s, told once to this browser',
    'loginKakao.state': 'a secret of 256 bits that this browser began with',
    'loginUnlink.provider': 'one of two words; the row is found by the caller’s number',
    'userInviteTake.code': 'made to be handed on; whose it is stays untold',
    'pushDevice.push_token': 'the device’s own secret, kept sealed and as a hash',
    'termsAgree.codes': 'names of terms that everybody sees',
  },
})
