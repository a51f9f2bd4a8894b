import type { Call } from '@jipsalpim/contract/call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../main/context.ts'
import { answerOf, success, type Answer } from './envelope.ts'
import { limit } from './limits.ts'
import { once } from './once.ts'
import { readInput, readQuery } from './read-input.ts'
import { Fail, type Action, type Area } from './serve.ts'
import { admit, userOf } from './session.ts'

export const API = '/api/v1'

/** Puts every call of an area on the wire. */
export function callRoutes(app: FastifyInstance, ctx: Context, area: Area): void {
  for (const [name, call] of Object.entries(area.calls)) {
    const action = area.actions[name]
    if (!action) throw new Error(`no action behind ${name}`)
    if (call.row.access === 'guest') throw new Error(`${name}: guest tokens are not handed out yet`)
    app.route({
      method: call.row.method,
      url: API + call.row.path,
      handler: async (request, reply) => send(reply, await answer(ctx, name, call, action, request)),
    })
  }
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
    const user = await userOf(ctx, request.headers.authorization)
    await limit(ctx, name, {
      ip: request.ip,
      user,
      persona: user?.persona ?? query['code']?.startsWith('persona-') ?? false,
    })
    admit(call.row.access, user)
    const { raw, input } = readInput(call, { params: request.params, query, body: request.body })
    const act = async (): Promise<Answer> => {
      try {
        // `admit` has made sure of the person that the call's access promises to its action
        const result = await action({ ...ctx, log }, input, user as never)
        return success(call.output.parse(result))
      } catch (error) {
        return answerOf(error, log)
      }
    }
    if (!call.row.once) return await act()
    return await once(ctx, { user: user?.seq ?? 0, route: name, key: keyOf(request), input: raw }, act)
  } catch (error) {
    return answerOf(error, log)
  }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\w-]{8,200}$/.test(key)) return key
  throw new Fail('invalidInput', { 'idempotency-key': key === undefined ? 'missing' : 'bad-characters' })
}
