import type { settingsRows } from '@jipsalpim/contract/areas/settings/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const settingsScenes = declareScenes<typeof settingsRows>({
  nobodys: {
    'featureFlagEval.device': 'a name that the browser gave itself; kept nowhere',
    'featureFlagEval.key': 'the name of a flag',
    'appUpdate.device_push_token': 'the device’s own secret, kept as a hash',
    'appUpdateReject.device_push_token': 'the device’s own secret, kept as a hash',
    'newDevice.device_push_token': 'the device’s own secret, kept as a hash',
  },
})
