import type { Input, Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Personal } from '../../crypto/personal.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import type { Nothing } from '../../kernel/queue.ts'
import type { Guest, User } from '../../kernel/serve.ts'

/** A notice that is sent once. `reference`: unique per fact. */
export type AccountNotice = {
  user_seq: number
  order_seq: null
  template: 'consent-kept' | 'consent-reminder' | 'withdrawal-asked'
  variables: Readonly<Record<string, string | number>>
  reference: string
}
/** A person whose identity the identity agency has verified. */
export type ShownPerson = { name: Personal; phone: Personal; birthday: Personal; ci: Personal; di: Personal | null }

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** Inserts a notice and its send job, in the transaction of its fact. Null when it was inserted before. */
    postNotice: (tx: TxContext, notice: AccountNotice) => Promise<{ notice_seq: number } | null>
    /** The kinds of message that this user gets, by channel. */
    readNotices: (
      db: Context['db'],
      userSeq: number,
      agreed: { marketing: boolean; push: boolean },
    ) => Promise<Output<CallNamed<'userAgreement'>>['notices']>
    chooseNotice: (ctx: Context, choice: Input<CallNamed<'noticeChoose'>>, user: User) => Promise<Nothing>
    /** The partners that have vouched for this user, with the keyed hash of each membership. */
    readPartners: (
      ctx: Pick<Context, 'db'>,
      userSeq: number,
    ) => Promise<readonly { partner: string; member_index: Buffer }[]>
    /** True when this user has ever paid for a report. */
    hasReports: (ctx: Pick<Context, 'db'>, userSeq: number) => Promise<boolean>
    /** The watches of a user that have not ended, and what is refunded if they stop today. */
    livingWatches: (
      ctx: Pick<Context, 'db' | 'now'>,
      userSeq: number,
    ) => Promise<Output<CallNamed<'withdrawalRead'>>['watches']>
    /** Stops them today, each with its refund. */
    stopWatches: (tx: TxContext, userSeq: number) => Promise<void>
    /** True when this user has a watch that has not ended. */
    hasWatches: (ctx: Pick<Context, 'db'>, userSeq: number) => Promise<boolean>
    /** The unused tickets of a user, pack by pack, and the refund for them today. */
    unusedTickets: (db: Context['db'], userSeq: number) => Promise<Output<CallNamed<'withdrawalRead'>>['tickets']>
    /** The points that a user may still spend, in won: they expire with the account. */
    unspentPoints: (db: Context['db'], userSeq: number) => Promise<number>
    /** Deletes the page views of this user's devices and their link to the user. */
    forgetViews: (tx: TxContext, userSeq: number) => Promise<number>
    /**
     * The person who verified their identity in the last half hour, by that verification's number; null for any other.
     */
    useVerification: (tx: TxContext, who: User | Guest, userVerifySeq: number) => Promise<ShownPerson | null>
  }
}
