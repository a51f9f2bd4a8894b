import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { forgetResult } from './forget-result.ts'
import { saveResult } from './save-result.ts'
import { listProducts } from './list-products.ts'
import { readResult } from './read-result.ts'

export const loanArea = serve(calls.loan, {
  loanProducts: listProducts,
  loanKeep: saveResult,
  loanKept: readResult,
  loanForget: forgetResult,
})
