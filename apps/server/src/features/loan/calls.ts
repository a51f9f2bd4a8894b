import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { forgetResult } from './forget-result.ts'
import { keepResult } from './keep-result.ts'
import { listProducts } from './list-products.ts'
import { readResult } from './read-result.ts'

export const loanArea = serve(calls.loan, {
  loanProducts: listProducts,
  loanKeep: keepResult,
  loanKept: readResult,
  loanForget: forgetResult,
})
