import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from './envelope.ts'

/** How long what is still on its way is taken in, before the connection goes. */
const LINGER_MS = 1000

/**
 * Answers what is no readable request, as any refusal is: an address or head that is too long, one that did not come in
 * time, or no HTTP. The rest of it is taken in and thrown away for a moment, for to close over unread bytes resets the
 * connection, and an answer that is still on its way is lost with it.
 */
export const refuseUnread =
  (headers: readonly (readonly [name: string, value: string])[]) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, path] = told[error.code ?? ''] ?? [400, 'unreadable']
    const { body } = refusal('invalidInput', { path })
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    // The parser that gave up would be fed otherwise, and give up once more.
    socket.removeAllListeners('data')
    socket.on('data', () => {}).resume()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }

const told: Partial<Record<string, readonly [status: number, path: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'unreadable'],
}
