import { writeFileSync } from 'node:fs'
import { benchApi } from './api.ts'
import { benchBackTest } from './back-test.ts'
import { benchEngine } from './engine.ts'
import type { Measured } from './measured.ts'
import { benchOverload } from './overload.ts'
import { benchFamily } from './family.ts'
import { benchPaper } from './paper.ts'
import { benchWeb } from './web.ts'
import { benchBuyers } from './buyers.ts'
import { benchResume } from './resume.ts'
import { benchScale } from './scale.ts'
import { benchWatch } from './watch.ts'

type Bench = (flags: readonly string[]) => Promise<Measured[] | { measured: Measured[]; page: string }>
const benches: Record<string, Bench> = {
  engine: benchEngine,
  'back-test': benchBackTest,
  api: benchApi,
  web: benchWeb,
  scale: benchScale,
  buyers: benchBuyers,
  resume: benchResume,
  overload: benchOverload,
  paper: benchPaper,
  family: benchFamily,
  watch: benchWatch,
}

/**
 * `npm run bench -- engine|back-test|api|web|buyers|scale|resume|overload|paper|family|watch [--json] [--out FILE.md]`: each
 * figure against its ceiling. Exit 1 when one is missed.
 */
const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [--json] [--out FILE.md]`)
  process.exit(1)
}
const answer = await bench(flags)
const measured = 'page' in answer ? answer.measured : answer
const ceiling = (m: Measured) => `${m.atLeast ? '≥' : '≤'} ${m.ceiling}`
if (flags.includes('--json')) console.log(JSON.stringify(measured, null, 2))
else
  for (const m of measured)
    console.log(`${m.met ? 'met   ' : 'MISSED'}  ${m.name}: ${m.value} ${m.unit} (ceiling ${ceiling(m)}) ${m.note}`)
const out = flags[flags.indexOf('--out') + 1]
if (flags.includes('--out') && out) writeFileSync(out, 'page' in answer ? answer.page : tableOf(measured))
process.exit(measured.every((m) => m.met) ? 0 : 1)

function tableOf(all: readonly Measured[]): string {
  const rows = all.map(
    (m) => `| ${m.name} | ${m.value} ${m.unit} | ${ceiling(m)} | ${m.met ? 'met' : 'missed'} | ${m.note} |`,
  )
  return ['| What | Measured | Ceiling | | Note |', '|---|---|---|---|---|', ...rows, ''].join('\n')
}
