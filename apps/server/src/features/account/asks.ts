import type { Input, Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Personal } from '../../crypto/personal.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { Nothing } from '../../kernel/queue.ts'
import type { Guest, User } from '../../kernel/serve.ts'

/** Something that a person is told once, by message. `reference`: one notice a fact. */
export type AccountNotice = {
  user_seq: number
  order_seq: null
  template: 'consent-kept' | 'consent-reminder' | 'withdrawal-asked'
  variables: Readonly<Record<string, string | number>>
  reference: string
}
/** Who somebody has shown to be, at the identity agency. */
export type ShownPerson = { name: Personal; phone: Personal; birthday: Personal; ci: Personal; di: Personal | null }

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** Inserts a notice and the work to send it, in the transaction of its fact. Null for one told already. */
    postNotice: (tx: TxContext, notice: AccountNotice) => Promise<{ notice_seq: number } | null>
    /** Which kinds of message this person is sent by which channel. */
    readNotices: (
      db: Context['db'],
      userSeq: number,
      agreed: { marketing: boolean; push: boolean },
    ) => Promise<Output<CallNamed<'userAgreement'>>['notices']>
    chooseNotice: (ctx: Context, choice: Input<CallNamed<'noticeChoose'>>, user: User) => Promise<Nothing>
    /** The partners that have signed for this person, with the keyed hash of each membership. */
    readPartners: (
      ctx: Pick<Context, 'db'>,
      userSeq: number,
    ) => Promise<readonly { partner: string; member_index: Buffer }[]>
    /** Has this person ever paid for a report? */
    hasReports: (ctx: Pick<Context, 'db'>, userSeq: number) => Promise<boolean>
    /** What is left in a person's wallet, pack by pack, and what goes back for it today. */
    unusedTickets: (db: Context['db'], userSeq: number) => Promise<Output<CallNamed<'withdrawalRead'>>['tickets']>
    /** Deletes what was seen on this person's devices, with what tied them to the person. */
    forgetViews: (tx: TxContext, userSeq: number) => Promise<number>
    /** Who has verified their identity in the last half hour, by that verification's number; null for any other. */
    useVerification: (tx: TxContext, who: User | Guest, userVerifySeq: number) => Promise<ShownPerson | null>
  }
}
