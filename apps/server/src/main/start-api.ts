import type { AddressInfo } from 'node:net'
import { buildApp } from '../http/app.ts'
import { backOfficeRows, withoutBackOffice } from '../http/without-back-office.ts'
import type { Areas } from './areas.ts'
import { buildContext, type Running } from './build-context.ts'
import type { Env } from './env.ts'

export type Api = Running & { port: number; drain: (options: { noticeMs: number }) => Promise<void> }

export async function startApi(
  env: Env & { appUrl: string },
  product: Omit<Areas, 'jobs'>,
  webDist?: string,
): Promise<Api> {
  const running = await buildContext(env, 'api', product)
  const { app, health } = await buildApp(running.ctx, {
    areas: env.backOffice ? product.areas : withoutBackOffice(product.areas),
    absent: env.backOffice ? [] : backOfficeRows(product.areas),
    routes: product.routes,
    heads: product.heads,
    clock: running.clock,
    poolState: running.poolState,
    trustProxy: env.trustProxy,
    ...(webDist && { webDist }),
  })
  await app.listen({ port: env.port, host: env.host })
  return {
    ...running,
    // listening on TCP: the address is an AddressInfo
    port: (app.server.address() as AddressInfo).port,
    /** Readiness first, so that a load balancer sends no more; then running requests may end. */
    drain: async ({ noticeMs }) => {
      health.draining = true
      await new Promise((done) => setTimeout(done, noticeMs))
      await app.close()
      await running.close()
    },
  }
}
