import type { shellRoutes } from '@jipsalpim/contract/areas/shell/routes.ts'
import { declareStates } from './state.ts'

export const shellStates = declareStates<typeof shellRoutes>({
  main: [{}, { who: 'owner' }, { who: 'undecided' }],
})
