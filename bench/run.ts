import { writeFileSync } from 'node:fs'
import { benchApi } from './api.ts'
import { benchBackTest } from './back-test.ts'
import { benchEngine } from './engine.ts'
import type { Measured } from './measured.ts'
import { benchWeb } from './web.ts'
import { benchBuyers } from './buyers.ts'
import { benchScale } from './scale.ts'

const benches: Record<string, () => Promise<Measured[]>> = {
  engine: benchEngine,
  'back-test': benchBackTest,
  api: benchApi,
  web: benchWeb,
  scale: benchScale,
  buyers: benchBuyers,
}

/** `npm run bench -- engine|back-test|api|web|buyers|scale [--json] [--out FILE.md]`: each figure against its stated ceiling. Exit 1 when one is missed. */
const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [--json] [--out FILE.md]`)
  process.exit(1)
}
const measured = await bench()
const ceiling = (m: Measured) => `${m.atLeast ? '≥' : '≤'} ${m.ceiling}`
if (flags.includes('--json')) console.log(JSON.stringify(measured, null, 2))
else
  for (const m of measured)
    console.log(`${m.met ? 'met   ' : 'MISSED'}  ${m.name}: ${m.value} ${m.unit} (ceiling ${ceiling(m)}) ${m.note}`)
const out = flags[flags.indexOf('--out') + 1]
if (flags.includes('--out') && out) {
  const rows = measured.map(
    (m) => `| ${m.name} | ${m.value} ${m.unit} | ${ceiling(m)} | ${m.met ? 'met' : 'missed'} | ${m.note} |`,
  )
  writeFileSync(out, ['| What | Measured | Ceiling | | Note |', '|---|---|---|---|---|', ...rows, ''].join('\n'))
}
process.exit(measured.every((m) => m.met) ? 0 : 1)
