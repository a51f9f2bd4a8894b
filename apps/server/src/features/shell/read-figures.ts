import type {
  analyticsCumulativeAmount,
  analyticsCustomerType,
  customerTypes,
} from '@jipsalpim/contract/areas/shell/calls.ts'
import type { Context } from '../../kernel/context.ts'
import type { Action } from '../../kernel/serve.ts'
import { newestFigures, type Figure, type FigureKey } from './queries.ts'
import { sampleFigures } from './samples.ts'

export const readCumulativeAmount: Action<typeof analyticsCumulativeAmount> = async (ctx) => ({
  amount: (await figures(ctx)).get('protected-deposit') ?? null,
})

export const readCustomerTypes: Action<typeof analyticsCustomerType> = async (ctx) => {
  const set = await figures(ctx)
  return {
    customers: types.flatMap(([type, key]) => {
      const figure = set.get(key)
      return figure ? [{ type, ...figure }] : []
    }),
  }
}

/** The newest row of each, also a withdrawn one. */
export const readFigures = (ctx: Context) => newestFigures(ctx.db)

const types: readonly (readonly [(typeof customerTypes)[number], FigureKey])[] = [
  ['all', 'customers'],
  ['tenant', 'tenants'],
  ['landlord', 'landlords'],
  ['realtor', 'realtors'],
]

/**
 * The figures that an operator has published. With the sandbox and none published, the samples, marked as such; else
 * none.
 */
async function figures(ctx: Context): Promise<ReadonlyMap<FigureKey, Figure & { sample: boolean }>> {
  const rows = await newestFigures(ctx.db)
  const shown = new Map(
    rows.flatMap(({ key, value, ...grounds }) => (value === null ? [] : [[key, { value, ...grounds, sample: false }]])),
  )
  if (rows.length > 0 || !ctx.settings.sandbox) return shown
  return new Map(sampleFigures.map(({ key, ...figure }) => [key, { ...figure, sample: true }]))
}
