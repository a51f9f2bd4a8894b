import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from './envelope.ts'

/** How long the rest of a request is read before the connection is closed. */
const LINGER_MS = 1000

/**
 * Answers an unreadable request like any refusal: a URL or head that is too long, one that did not arrive in time, or
 * invalid HTTP. The rest of it is read and discarded for a moment, because closing a connection with unread bytes
 * resets it and loses the answer.
 */
export const refuseUnread =
  (headers: readonly (readonly [name: string, value: string])[]) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, path] = statuses[error.code ?? ''] ?? [400, 'unreadable']
    const { body } = refusal('invalidInput', { path })
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    // Otherwise the failed parser would get more data and fail again.
    socket.removeAllListeners('data')
    socket.on('data', () => {}).resume()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }

const statuses: Partial<Record<string, readonly [status: number, path: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'unreadable'],
}
