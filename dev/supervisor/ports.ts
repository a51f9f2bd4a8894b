import { createServer, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A killed process releases its port within moments: tried a few times. */
export async function portIsFree({ port, host }: { port: number; host: string }): Promise<void> {
  for (let tries = 0; ; tries++) {
    const server = createServer()
    const free = await new Promise<boolean>((done) =>
      server.once('error', () => done(false)).listen(port, host, () => done(true)),
    )
    if (free) return void (await new Promise((done) => server.close(done)))
    if (tries === 20) throw new Error(`Port ${port} is taken by another program: set PORT to another one.`)
    await sleep(150)
  }
}

/** Resolves when something listens on the loopback; never, once the process that should listen has ended. */
export async function answers(port: number, isOver: () => boolean): Promise<true> {
  while (!isOver()) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
      socket.on('connect', () => socket.destroy())
    })
    if (open) return true
    await sleep(25)
  }
  return new Promise(() => undefined)
}
