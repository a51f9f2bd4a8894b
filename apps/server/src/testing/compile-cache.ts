import { fileURLToPath } from 'node:url'

/** For processes that are started often: with Node's compile cache they start in half the time. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)),
}
