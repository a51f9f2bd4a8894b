import { analysisSchema } from '@jipsalpim/engine/analysis-schema.ts'
import { expect, test } from 'vitest'
import { printBom } from './bom.ts'
import { printCalls } from './calls.ts'
import { printCoverage } from './coverage.ts'
import { printMethod } from './method.ts'
import { printPrivacy } from './privacy.ts'
import { printRoutes } from './routes.ts'
import { printLoanRules, printRules } from './rules.ts'
import { printSandbox } from './sandbox.ts'
import { printServerGraph } from './server-graph.ts'
import { printSettings } from './settings.ts'

const printed: Record<string, () => string> = {
  'calls.md': printCalls,
  '../privacy.md': printPrivacy,
  'routes.md': printRoutes,
  'coverage.md': printCoverage,
  'rules.md': printRules,
  'loan-rules.md': printLoanRules,
  'method.md': printMethod,
  'sandbox.md': printSandbox,
  'server-graph.md': printServerGraph,
  'settings.md': printSettings,
  'bom.cdx.json': printBom,
  'analyze.schema.json': () => `${JSON.stringify(analysisSchema, null, 2)}\n`,
}

// `npm run print` writes them; here they must match the code.
test.each(Object.keys(printed))('docs/printed/%s is fresh', async (name) => {
  await expect(printed[name]?.()).toMatchFileSnapshot(`../../docs/printed/${name}`)
})
