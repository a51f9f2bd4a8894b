import { analysisSchema } from '@jipsalpim/engine/analysis-schema.ts'
import { expect, test } from 'vitest'
import { printCalls } from './calls.ts'
import { printCoverage } from './coverage.ts'
import { printRoutes } from './routes.ts'
import { printRules } from './rules.ts'
import { printSandbox } from './sandbox.ts'

const printed: Record<string, () => string> = {
  'calls.md': printCalls,
  'routes.md': printRoutes,
  'coverage.md': printCoverage,
  'rules.md': printRules,
  'sandbox.md': printSandbox,
  'analyze.schema.json': () => `${JSON.stringify(analysisSchema, null, 2)}\n`,
}

// `npm run print` writes them; here they must be what the code says.
test.each(Object.keys(printed))('docs/printed/%s is fresh', async (name) => {
  await expect(printed[name]?.()).toMatchFileSnapshot(`../../docs/printed/${name}`)
})
