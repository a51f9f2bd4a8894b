import type { reportUsers, shareList } from '@jipsalpim/contract/areas/report/share.ts'
import { maskName } from '@jipsalpim/engine/sharing/mask-name.ts'
import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Action } from '../../../kernel/serve.ts'
import { readContacts, readContact } from '../../account/person/read-contact.ts'
import { untilDay } from './read-shared.ts'
import { sharesOf } from './share-queries.ts'
import { sharePlace } from './share-place.ts'

type Listed = Awaited<ReturnType<typeof sharesOf>>[number]

export const listShares: Action<typeof shareList> = async (ctx, { report_seq }, user) => {
  const rows = await sharesOf(ctx.db, user.seq, report_seq)
  const nameOf = await namesOf(ctx, rows)
  const groups = Map.groupBy(rows, (s) => `${s.realtor_seq ?? ''} ${nameOf(s) ?? ''}`)
  return {
    groups: [...groups.values()].flatMap((shares) =>
      shares.slice(0, 1).map((first) => ({
        name: nameOf(first),
        verified: first.realtor_seq === null ? null : first.verified,
        shares: shares.map(describeShare),
      })),
    ),
  }
}

/** The user and everybody with whom they share a report. */
export const listPeople: Action<typeof reportUsers> = async (ctx, { report_seq }, user) => {
  const rows = await sharesOf(ctx.db, user.seq, report_seq)
  const nameOf = await namesOf(ctx, rows)
  const me = (await readContact(ctx, user.seq)).name
  return {
    people: [
      { report_seq: null, role: 'me', name: me && maskName(me.reveal()), state: null, opened_at: null },
      ...rows.map((s) => ({
        report_seq: s.report_seq,
        role: s.realtor_seq === null ? ('family' as const) : ('realtor' as const),
        name: nameOf(s),
        state: s.state,
        opened_at: s.opened_at?.toISOString() ?? null,
      })),
    ],
  }
}

/** The sender's name for the recipient; for a realtor with an account, the realtor's masked name. */
async function namesOf(ctx: Context, rows: readonly Listed[]): Promise<(share: Listed) => string | null> {
  const realtors = await readContacts(ctx, [...new Set(rows.flatMap((s) => s.realtor_seq ?? []))])
  return ({ share_seq, name_sealed, realtor_seq }) => {
    if (name_sealed) return ctx.seal.open(sharePlace('name_sealed', share_seq), name_sealed).reveal()
    const name = realtor_seq === null ? null : realtors.get(realtor_seq)?.name
    return name ? maskName(name.reveal()) : null
  }
}

const describeShare = (s: Listed) => ({
  share_seq: s.share_seq,
  report_seq: s.report_seq,
  state: s.state,
  phone_tail: s.phone_tail,
  // an unknown outcome is still being checked
  message: s.message === 'unknown' ? ('pending' as const) : s.message,
  parts: shareParts.filter((part) => s.parts.includes(part)),
  made_at: s.created_at.toISOString(),
  until: untilDay(s.until_at),
  views: s.views,
  opened_at: s.opened_at?.toISOString() ?? null,
  signed_at: s.signed_at?.toISOString() ?? null,
})
