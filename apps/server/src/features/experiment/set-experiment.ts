import type { operatorExperimentSet } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { armsOf } from './experiments.ts'
import { insertSetting } from './queries.ts'

/** One arm for everybody, or the lot again: who was in an arm before the end is in the same one after it. */
export const setExperiment: Action<typeof operatorExperimentSet> = async (ctx, { experiment, only }) => {
  const [domain = '', type = ''] = experiment.split('/')
  const arms = armsOf(domain, type)
  if (!arms) throw new Fail('notFound')
  if (only !== null && !arms.includes(only)) throw new Fail('invalidInput', { only: 'not-an-option' })
  await insertSetting(ctx.db, { domain, type, only_arm: only })
  return { only }
}
