import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Area } from '../http/serve.ts'
import type { AnyJob } from '../jobs/runner.ts'
import type { Context } from './context.ts'

export type Areas = {
  areas: Record<string, Area>
  jobs: AnyJob[]
  routes: ((app: FastifyInstance, ctx: Context) => void)[]
}

const names = ['account', 'address', 'order', 'payment', 'report', 'message'] as const

/** INTERIM while areas are being written: what exists is loaded. */
export async function loadAreas(): Promise<Areas> {
  const found: Areas = { areas: {}, jobs: [], routes: [] }
  for (const name of names) {
    for (const file of ['calls', 'jobs', 'http']) {
      const url = new URL(`../features/${name}/${file}.ts`, import.meta.url)
      if (!existsSync(url)) continue
      const loaded = await import(url.href)
      if (file === 'calls') found.areas[name] = loaded[`${name}Area`]
      if (file === 'jobs') found.jobs.push(...loaded[`${name}Jobs`])
      if (file === 'http') found.routes.push(loaded[`${name}Routes`])
    }
  }
  return found
}
