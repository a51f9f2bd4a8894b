import { checkCovered } from '../../apps/server/src/features/subscribe/checking/check-covered.ts'
import { contextOf } from './house.ts'
import { createRegistry } from './in-process.ts'

/** A worker that runs the round in a separate process, for `bench -- watch` to kill. */
const [appUrl = '', dataDir = ''] = process.argv.slice(2)
const { ctx } = await contextOf(appUrl, dataDir)
process.stdout.write('ready\n')
await checkCovered({ ...ctx, applicationsFeed: createRegistry(ctx.now) }, Infinity)
process.stdout.write('done\n')
