import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file of the built web app, with the copies that the build compressed. */
export type WebFile = {
  type: string
  etag: string
  hashed: boolean
  plain: Stored
  br: Stored | null
  gz: Stored | null
}
type Stored = { path: string; size: number }

/** Every file in `folder` by its URL path; read once, when the process starts. */
export function readFiles(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => {
        const at = `/${relative(folder, path).split(sep).join('/')}`
        return [
          at,
          {
            type: types[extname(path)] ?? 'application/octet-stream',
            etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`,
            // The bundler's own folder: names there include a hash of the content.
            hashed: at.startsWith('/assets/'),
            plain: stored(path),
            br: existsSync(`${path}.br`) ? stored(`${path}.br`) : null,
            gz: existsSync(`${path}.gz`) ? stored(`${path}.gz`) : null,
          },
        ]
      }),
  )
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  reply.header(
    'cache-control',
    file.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  )
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  const accepts = String(request.headers['accept-encoding'] ?? '')
  const [copy, encoding] =
    file.br && /\bbr\b/.test(accepts)
      ? [file.br, 'br']
      : file.gz && /\bgzip\b/.test(accepts)
        ? [file.gz, 'gzip']
        : [file.plain, null]
  if (encoding) reply.header('content-encoding', encoding)
  reply.type(file.type).header('content-length', copy.size)
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(copy.path))
}

const stored = (path: string): Stored => ({ path, size: statSync(path).size })

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
}
