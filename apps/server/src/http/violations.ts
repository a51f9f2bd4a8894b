import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Context } from '../kernel/context.ts'
import { violationsPath } from './headers.ts'
import { isWithinLimit } from './limits.ts'

/** As many as one completely broken page sends. */
const A_MINUTE = 20
const LONGEST = 8 * 1024

const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr font-src img-src connect-src
  manifest-src worker-src frame-src form-action frame-ancestors base-uri object-src`.split(/\s+/),
)
/** As browsers send it for `report-uri`; all other fields may be personal data and are not read. */
const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

/** Counts policy violations by directive and kind of source. No URL and no user is stored. */
export function countViolations(app: FastifyInstance, ctx: Context, registry: Registry): void {
  const seen = new Counter({
    name: 'csp_violations_total',
    help: 'What pages were stopped from doing, as browsers report it',
    labelNames: ['directive', 'blocked'],
    registers: [registry],
  })
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(violationsPath, { bodyLimit: LONGEST }, async (request, reply) => {
    if (await isWithinLimit(ctx, 'csp', request.ip, A_MINUTE)) {
      const text = readReport(String(request.body))
      if (text) seen.inc(text)
    }
    return reply.code(204).send()
  })
}

function readReport(text: string): { directive: string; blocked: string } | null {
  const claims = report.safeParse(parsed(text)).data?.['csp-report']
  const directive = (claims?.['effective-directive'] ?? claims?.['violated-directive'] ?? '').split(' ')[0] ?? ''
  return claims && directives.has(directive) ? { directive, blocked: kindOf(claims['blocked-uri'] ?? '') } : null
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const kindOf = (blocked: string): string =>
  /^(inline|eval|wasm-eval|self)$/.exec(blocked)?.[0] ?? /^(https?|data|blob)\b/.exec(blocked)?.[0] ?? 'other'
