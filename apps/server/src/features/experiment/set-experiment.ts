import type { operatorExperimentSet } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { armsOf } from './experiments.ts'
import { insertSetting } from './queries.ts'

/** Sets one arm for everybody, or draws again: users keep the arm that they had before. */
export const setExperiment: Action<typeof operatorExperimentSet> = async (ctx, { experiment, only }) => {
  const [domain = '', type = ''] = experiment.split('/')
  const arms = armsOf(domain, type)
  if (!arms) throw new Fail('notFound')
  if (only !== null && !arms.includes(only)) throw new Fail('invalidInput', { only: 'not-an-option' })
  await insertSetting(ctx.db, { domain, type, only_arm: only })
  return { only }
}
