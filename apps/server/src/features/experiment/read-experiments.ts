import type { Context } from '../../kernel/context.ts'
import { experiments } from './experiments.ts'
import { onlyArm, peopleInArms } from './queries.ts'

export type Experiment = { name: string; only: string | null; arms: { arm: string; people: number }[] }

/** The experiments, arm by arm, with the number of users in each. */
export async function readExperiments(ctx: Context): Promise<Experiment[]> {
  const people = await peopleInArms(ctx.db)
  const known = Object.entries(experiments).flatMap(([domain, types]) =>
    Object.entries(types).map(([type, arms]) => ({ domain, type, arms })),
  )
  return Promise.all(
    known.map(async ({ domain, type, arms }) => ({
      name: `${domain}/${type}`,
      only: await onlyArm(ctx.db, domain, type),
      arms: arms.map((arm) => ({
        arm,
        people: people.find((p) => p.domain === domain && p.type === type && p.arm === arm)?.people ?? 0,
      })),
    })),
  )
}
