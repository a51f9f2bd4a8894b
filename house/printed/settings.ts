import { LEASE_SECONDS } from '../../apps/server/src/jobs/claim.ts'
import type { Every } from '../../apps/server/src/kernel/job.ts'
import { areas } from '../../apps/server/src/main/areas.ts'
import { variables, type Variable } from '../../apps/server/src/main/variables.ts'
import { page, table } from './markdown.ts'

/** Every setting and every job, for operations. */
export function printSettings(): string {
  const rows: [string, Variable][] = Object.entries(variables)
  const jobs = areas.jobs.map((j) => [j.name, everyOf(j.every), String(j.retry), `${j.limitSeconds} s`])
  return page('Settings and jobs', 'What the environment says to a process, and what works in the background.', [
    `## Environment\n\n${table(['variable', 'what it says', 'secret'], rows.map(([name, v]) => [`\`${name}\``, v.says, v.secret ? 'yes' : '']))}`,
    `## Jobs\n\nA job that fails runs again after about 1, 4, 16 and 64 s, then waits as \`dead\` in \`platform_job\` for a person. A run's lease is ${LEASE_SECONDS} s, renewed while it works; one whose process died is taken up again within ten seconds, and one that takes longer than its limit hangs and is taken over.\n\n${table(['job', 'comes by itself', 'runs at most', 'limit'], jobs)}`,
  ])
}

const everyOf = (every: Every | undefined): string =>
  !every ? '' : 'seconds' in every ? `every ${every.seconds} s` : 'minutes' in every ? `every ${every.minutes} min` : `daily at ${every.dailyAt}, Seoul`
