import { createHmac } from 'node:crypto'
import type { userChannelTalk } from '@jipsalpim/contract/areas/account/account.ts'
import { sign } from '../../../crypto/token.ts'
import type { Action } from '../../../kernel/serve.ts'

/**
 * The chat's company gets only a pseudonymous id of this user: no name, e-mail or phone number. The hash is in the
 * company's format (HMAC-SHA256 of the member's id under the secret of the channel), so that nobody can pose as another
 * user.
 */
export const readChatMember: Action<typeof userChannelTalk> = async ({ settings }, _, user) => {
  if (!settings.chat) return { chat: null }
  const member_id = sign(settings.signingKey, 'chat-member', String(user.seq)).slice(0, 22)
  const member_hash = createHmac('sha256', settings.chat.secret).update(member_id).digest('hex')
  return { chat: { plugin_key: settings.chat.pluginKey, member_id, member_hash } }
}
