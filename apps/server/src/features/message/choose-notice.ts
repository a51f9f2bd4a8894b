import type { noticeChoose } from '@jipsalpim/contract/areas/account/terms.ts'
import type { Action } from '../../kernel/serve.ts'
import { saveChoice } from './queries.ts'

export const chooseNotice: Action<typeof noticeChoose> = async (ctx, { kind, channel, on }, user) => {
  await saveChoice(ctx.db, { user_seq: user.seq, kind, channel, wanted: on })
  return {}
}
