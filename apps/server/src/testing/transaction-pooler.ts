import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Pooler = { url: (direct: string) => string; close: () => Promise<void> }

/** The settings that PgBouncer allows at the start of a session; anything else is an error. */
const welcome = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']
const DISCARD = Buffer.from('Q\0\0\0\x10discard all\0', 'latin1')

/**
 * Behaves like a transaction pooler in front of PostgreSQL: it refuses settings at the start, invents the session's
 * process id, and after each transaction resets everything that the session set, prepared or listens to.
 */
export async function startTransactionPooler(port: number): Promise<Pooler> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1')
    for (const socket of [client, behind]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => (open.delete(socket), client.destroy(), behind.destroy()))
    }
    client.once('data', (first: Buffer) => {
      const refused = startParameters(first).find((name) => !welcome.includes(name))
      if (refused) return void client.end(refusal(`unsupported startup parameter: ${refused}`))
      behind.write(first)
      client.on('data', (bytes) => behind.write(bytes))
      relay(behind, client)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // listening on TCP: the address is an AddressInfo
  const { port: own } = server.address() as AddressInfo
  return {
    url: (direct) => direct.replace(`:${port}/`, `:${own}/`),
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

/**
 * Relays the server's messages one by one: after each end of a transaction the session is reset before the client
 * learns of the end.
 */
function relay(behind: Socket, client: Socket): void {
  let rest = Buffer.alloc(0)
  let cleaning: Buffer | null = null
  behind.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const message = Buffer.from(rest.subarray(0, rest.readInt32BE(1) + 1))
      rest = rest.subarray(message.length)
      const type = String.fromCharCode(message[0] ?? 0)
      if (type === 'K') message.writeInt32BE(message.readInt32BE(5) ^ 0x2a2a, 5)
      const ended = type === 'Z' && message[5] === 'I'.charCodeAt(0)
      if (cleaning) {
        if (ended) client.write(cleaning)
        if (ended) cleaning = null
      } else if (ended) {
        cleaning = message
        behind.write(DISCARD)
      } else client.write(message)
    }
  })
}

const startParameters = (first: Buffer): string[] =>
  first
    .subarray(8)
    .toString('latin1')
    .split('\0')
    .filter((part, at, all) => at % 2 === 0 && part !== '' && at < all.length - 1)

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
