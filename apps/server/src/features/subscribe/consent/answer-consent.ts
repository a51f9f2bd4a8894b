import type { subscribeConsent } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'

export const answerConsent: Action<typeof subscribeConsent> = async () => {
  throw new Fail('watchState')
}
