import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range of ephemeral ports (Linux from 32768, others from 49152): one of those could be taken between the
 * check and the listening.
 */
const [FIRST, END] = [20_000, 32_768]

/** A loopback port that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
