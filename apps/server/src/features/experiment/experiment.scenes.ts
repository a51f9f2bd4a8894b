import type { experimentRows } from '@jipsalpim/contract/areas/experiment/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const experimentScenes = declareScenes<typeof experimentRows>({
  nobodys: {
    'userExperiment.device': 'a name that the browser gave itself; an arm of an experiment hangs on it',
  },
})
