import { benchApi } from './api.ts'
import { benchEngine } from './engine.ts'
import type { Measured } from './measured.ts'
import { benchWeb } from './web.ts'

const benches: Record<string, () => Promise<Measured[]>> = { engine: benchEngine, api: benchApi, web: benchWeb }

/** `npm run bench -- engine|api|web [--json]`: each figure against its stated ceiling. Exit 1 when one is missed. */
const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [--json]`)
  process.exit(1)
}
const measured = await bench()
if (flags.includes('--json')) console.log(JSON.stringify(measured, null, 2))
else for (const m of measured) console.log(`${m.met ? 'met   ' : 'MISSED'}  ${m.name}: ${m.value} ${m.unit} (ceiling ${m.atLeast ? '≥' : '≤'} ${m.ceiling}) ${m.note}`)
process.exit(measured.every((m) => m.met) ? 0 : 1)
