import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { destination, pino, type Logger } from 'pino'
import { createKysely, createPool } from '../../../../db/connect.ts'
import type { Database } from '../../../../db/database.ts'
import { createBlindIndex } from '../crypto/blind-index.ts'
import { createSealer } from '../crypto/seal.ts'
import { createLocalFiles } from '../files/local-files.ts'
import { createEnqueue } from '../jobs/queue.ts'
import { holdKeys } from '../sealing/hold-keys.ts'
import { armKillPoint } from '../testing/kill-point.ts'
import { createDevelopmentClock, realClock, type Clock } from './clock.ts'
import type { Context, TxContext } from './context.ts'
import type { Env } from './env.ts'
import { sayError } from './say-error.ts'
import { createProviders } from './providers.ts'

export type Role = 'api' | 'worker'
export type Running = {
  ctx: Context
  clock: Clock
  poolState: () => { total: number; waiting: number }
  close: () => Promise<void>
}

/** 10 connections for two cores: beyond that PostgreSQL gets slower. A transaction of a worker may take its time. */
const sizes: Record<Role, { pool: number; statementTimeoutMs: number }> = {
  api: { pool: 6, statementTimeoutMs: 3_000 },
  worker: { pool: 3, statementTimeoutMs: 30_000 },
}

export async function buildContext(env: Env & { appUrl: string }, role: Role): Promise<Running> {
  armKillPoint(env.killAt)
  const { pool: size, statementTimeoutMs } = sizes[role]
  const pool = createPool({ url: env.appUrl, size, application: role, statementTimeoutMs, prepare: env.prepare })
  const db = createKysely(pool)
  try {
    await holdKeys(db, 'seal', env.dataKeys.seal)
    await holdKeys(db, 'index', env.dataKeys.index)
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
  }
  const ctx: Context = {
    ...base,
    db,
    tx: createTx(db, base),
    enqueue: createEnqueue(db),
    files: createLocalFiles(join(env.settings.dataDir, 'files'), base.seal),
    ...createProviders(env, clock.now),
    agent: null,
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

/** PostgreSQL says of these that nothing was done: a deadlock, a failed serialisation. */
const undone = ['40P01', '40001']
const TRIES = 3

const createTx =
  (db: Kysely<Database>, base: Omit<TxContext, 'db' | 'enqueue'>): Context['tx'] =>
  async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute((trx) => work({ ...base, db: trx, enqueue: createEnqueue(trx) }))
      } catch (error) {
        if (tries === TRIES || !undone.includes(codeOf(error))) throw error
      }
    }
  }

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

function createLog(env: Env, role: Role): Logger {
  return pino(
    {
      level: env.logLevel,
      base: { role, pid: process.pid },
      serializers: { err: sayError },
      redact: ['authorization', '*.authorization'],
    },
    destination(1),
  )
}
