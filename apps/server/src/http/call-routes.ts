import { PREVIEW_HEADER } from '@jipsalpim/contract/preview-header.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../kernel/context.ts'
import { answerOf, refusal, success, type Answer } from './envelope.ts'
import { limit } from './limits.ts'
import { once } from './once.ts'
import { readInput, readQuery } from './read-input.ts'
import { Fail, type Action, type Area, type Caller } from '../kernel/serve.ts'
import { admit, callerOf } from './session.ts'

export const API = '/api/v1'
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The lane that the contract names for a call; null: its path decides. */
    lane?: 'payment' | null
  }
}

/** Registers a route for every call of an area. */
export function callRoutes(app: FastifyInstance, ctx: Context, area: Area): void {
  for (const [name, call] of Object.entries(area.calls)) {
    const action = area.actions[name]
    if (!action) throw new Error(`no action behind ${name}`)
    const { file } = call.row
    const addTo = (scope: FastifyInstance) =>
      scope.route({
        method: call.row.method,
        url: API + call.row.path,
        config: { lane: call.lane ?? null },
        ...(file !== undefined && { bodyLimit: file }),
        handler: async (request, reply) => send(reply, await answer(ctx, name, call, action, request)),
      })
    if (file === undefined) addTo(app)
    else
      app.register(async (scope) => {
        fileBodies(scope)
        addTo(scope)
      })
  }
}

/** Answers these paths as unknown: otherwise another path with a parameter would match them. */
export function absentRoutes(app: FastifyInstance, rows: readonly CallRow[]): void {
  for (const { method, path } of rows)
    app.route({
      method,
      url: API + path,
      handler: async (_request, reply) => send(reply, refusal('notFound')),
    })
}

/** The whole body is the file's bytes and is not parsed. A form of another site cannot send this type either. */
function fileBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
}

async function answer(
  ctx: Context,
  name: string,
  call: Call,
  action: Action<Call>,
  request: FastifyRequest,
): Promise<Answer> {
  const log = ctx.log.child({ call: name, request: request.id })
  try {
    const query = readQuery(request.url.split('?')[1] ?? '')
    const caller = await callerOf(ctx, request.headers.authorization, request.ip)
    if (call.limit)
      await limit(ctx, name, call.limit, {
        ip: request.ip,
        user: caller.user,
        persona: caller.user?.persona ?? query['code']?.startsWith('persona-') ?? false,
      })
    const who = admit(name, call.row, caller)
    const { raw, input } = readInput(call, { params: request.params, query, body: request.body })
    // Not stored as the key's answer: a repeat succeeds once the user has agreed.
    if (caller.user) for (const admits of ctx.areas.admits) await admits(ctx, { name, call, input, user: caller.user })
    const act = async (): Promise<Answer> => {
      try {
        // `admit` has checked the caller that the call's access promises to its action
        const agent = request.headers['user-agent'] ?? null
        const untracked = request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1'
        const preview = call.row.preview ? headerOf(request, PREVIEW_HEADER) : null
        const result = await action({ ...ctx, log, agent, preview, untracked }, input, who as never)
        return success(call.output.parse(result))
      } catch (error) {
        return answerOf(error, log)
      }
    }
    if (!call.row.once) return await act()
    return await once(ctx, { user: repeaterOf(caller), route: name, key: keyOf(request), input: raw }, act)
  } catch (error) {
    return answerOf(error, log)
  }
}

/** The value of a header that was sent once. */
function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

/** The owner of an idempotency key. Guests have their own numbers, below zero. */
const repeaterOf = ({ user, guest }: Caller): number => user?.seq ?? (guest ? -guest.guestUserNo : 0)

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\w-]{8,200}$/.test(key)) return key
  throw new Fail('invalidInput', { 'idempotency-key': key === undefined ? 'missing' : 'bad-characters' })
}
