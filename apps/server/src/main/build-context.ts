import { join } from 'node:path'
import { PostgresDriver } from 'kysely'
import { destination, pino, type Logger } from 'pino'
import { checkLogin } from '../../../../db/check-login.ts'
import { createKysely, createPool } from '../../../../db/connect.ts'
import { createBlindIndex } from '../crypto/blind-index.ts'
import { createSealer } from '../crypto/seal.ts'
import { createLocalFiles } from '../files/local-files.ts'
import { createEnqueue } from '../kernel/queue.ts'
import { recordKeys } from '../sealing/record-keys.ts'
import { armKillPoint } from '../kernel/kill-point.ts'
import { createDevelopmentClock, realClock, type Clock } from './clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Areas } from './areas.ts'
import { createTx } from '../kernel/create-tx.ts'
import type { Env } from './env.ts'
import { describeError } from './describe-error.ts'
import { createProviders } from './providers.ts'

export type Role = 'api' | 'worker'
export type Running = {
  ctx: Context
  clock: Clock
  poolState: () => { total: number; waiting: number }
  close: () => Promise<void>
}

/** 10 connections for two cores: with more PostgreSQL gets slower. A worker's transaction may take longer. */
const sizes: Record<Role, { pool: number; answerTimeoutMs: number }> = {
  api: { pool: 6, answerTimeoutMs: 5_000 },
  worker: { pool: 3, answerTimeoutMs: 32_000 },
}

export async function buildContext(
  env: Env & { appUrl: string },
  role: Role,
  product: Pick<Areas, 'folded' | 'hooks'>,
): Promise<Running> {
  armKillPoint(env.killAt)
  const { pool: size, answerTimeoutMs } = sizes[role]
  const pool = createPool({ url: env.appUrl, size, application: role, answerTimeoutMs, prepare: env.prepare ?? true })
  const db = createKysely(pool)
  try {
    await checkLogin(pool, env.prepare)
    await recordKeys(db, 'seal', env.dataKeys.seal)
    await recordKeys(db, 'index', env.dataKeys.index)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const clock = env.settings.production ? realClock : await createDevelopmentClock(db)
  const log = createLog(env, role)
  const base = {
    now: clock.now,
    log,
    settings: env.settings,
    seal: createSealer(env.dataKeys.seal),
    index: createBlindIndex(env.dataKeys.index),
    hooks: product.hooks,
  }
  const ctx: Context = {
    ...base,
    db,
    tx: createTx(new PostgresDriver({ pool }), base),
    enqueue: createEnqueue(db),
    files: createLocalFiles(join(env.settings.dataDir, 'files'), base.seal),
    ...createProviders(env, clock.now),
    areas: product.folded,
    agent: null,
    preview: null,
    untracked: false,
  }
  return {
    ctx,
    clock,
    poolState: () => ({ total: pool.totalCount, waiting: pool.waitingCount }),
    close: async () => {
      clock.stop()
      await db.destroy()
    },
  }
}

function createLog(env: Env, role: Role): Logger {
  return pino(
    {
      level: env.logLevel,
      base: { role, pid: process.pid },
      serializers: { err: describeError },
      redact: ['authorization', '*.authorization'],
    },
    destination(1),
  )
}
