import { rows } from '../../row.ts'

export const experimentRows = rows({
  userExperiment: { method: 'GET', path: '/user-experiment', access: 'open' },
})
