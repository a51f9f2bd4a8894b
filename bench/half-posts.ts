import { connect, type Socket } from 'node:net'

const paths = ['/order', '/order/complete', '/user/login/kakao/state', '/webhooks/portone', '/payple/return']

/** Keeps this many unfinished posts open, each reopened when the server closes it. Returns how to end them. */
export function holdHalfPosts(url: string, count: number): { cutOff: () => number; letGo: () => void } {
  const { port } = new URL(url)
  const sockets = new Set<Socket>()
  let over = false
  let cut = 0
  const openSockets = (n: number): void => {
    if (over) return
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `POST /api/v1${paths[n % paths.length]} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"a":`,
      ),
    )
    sockets.add(socket)
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      sockets.delete(socket)
      if (over) return
      cut += 1
      // A pause: open posts are measured, not a flood of new connections.
      setTimeout(() => openSockets(n), 1000).unref()
    })
  }
  for (let n = 0; n < count; n++) openSockets(n)
  return {
    cutOff: () => cut,
    letGo: () => {
      over = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
