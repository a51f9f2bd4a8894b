import { link } from '@jipsalpim/contract/routes.ts'
import { hashToken } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { saveAppleAnswer, spendLoginState, statePlace } from './queries.ts'

const NAME_LENGTH = 60

/**
 * Apple's form, posted across sites by the user's browser: it has no session and proves nothing. The code is stored
 * under the state that we gave out, once, until the browser with that state fetches it. Returns where to redirect the
 * browser, without any of it in the URL.
 */
export async function receiveAppleAnswer(ctx: Context, fields: URLSearchParams): Promise<string> {
  const [state, code] = [fields.get('state') ?? '', fields.get('code') ?? '']
  const hash = hashToken(state)
  if (fields.get('error') !== null) {
    await spendLoginState(ctx.db, 'apple', hash)
    return link('analyzeAppleLoginCancel')
  }
  if (!/^[\w-]{20,200}$/.test(state) || code === '' || code.length > 400) return link('loginError')
  const name = nameIn(fields.get('user'))
  const saved = await saveAppleAnswer(ctx.db, hash, {
    code_sealed: ctx.seal.seal(statePlace('code_sealed', hash), code),
    name_sealed: name === null ? null : ctx.seal.seal(statePlace('name_sealed', hash), name),
  })
  return link(saved ? 'analyzeAppleLogin' : 'loginError')
}

/** {"name":{"firstName":…,"lastName":…}}, only on the very first consent: family name first, as in Korean names. */
function nameIn(user: string | null): string | null {
  if (user === null || user.length > 2000) return null
  try {
    // each part is checked below
    const name = (JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } } | null)?.name
    const parts = [name?.lastName, name?.firstName].map((part) => (typeof part === 'string' ? part.trim() : ''))
    const joined = parts
      .join(/[a-z]/i.test(parts.join('')) ? ' ' : '')
      .trim()
      .normalize('NFC')
    return joined && joined.length <= NAME_LENGTH && !/[\p{Cc}\p{Cf}]/u.test(joined) ? joined : null
  } catch {
    return null
  }
}
