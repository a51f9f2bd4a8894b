import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type MessageTables = {
  message_notice: {
    notice_seq: GeneratedAlways<number>
    user_seq: number
    order_seq: number | null
    template: 'report-ready' | 'report-refunded' | 'address-needed' | 'withdrawal-asked' | 'consent-kept' | 'consent-reminder' | 'news' | 'deposit-needed' | 'refund-account-needed' | 'supply-waits' | 'tickets-end' | 'question-answered' | 'review-decided' | 'dispute-news' | 'inquiry-answered' | 'document-again' | 'watch-begun' | 'watch-application' | 'watch-correction' | 'watch-registered' | 'watch-withdrawn' | 'watch-dismissed' | 'watch-same' | 'watch-missed' | 'watch-since-report' | 'watch-unconfirmed' | 'watch-unlisted' | 'watch-stopped' | 'watch-resumed' | 'watch-renewed' | 'watch-charge-failed' | 'watch-card-needed' | 'watch-paused' | 'watch-price-asked' | 'watch-price-agreed' | 'watch-price-tomorrow' | 'watch-ends' | 'watch-month'
    variables: Json
    reference: string
    state: Generated<'pending' | 'unknown' | 'sent' | 'failed' | 'no-number' | 'not-wanted'>
    message_id: string | null
    checks: Generated<number>
    created_at: Generated<Date>
    sent_at: Date | null
    channel: Generated<'talk' | 'text' | 'mail'>
    urgent: Generated<boolean>
    result: 'accepted' | 'delivered' | 'failed' | 'unknown' | null
    result_why: string | null
    result_at: Date | null
    result_asks: Generated<number>
    result_due: Date | null
  }
  message_push: {
    push_seq: GeneratedAlways<number>
    notice_seq: number
    token_hash: Buffer
    state: Generated<'pending' | 'sent' | 'failed' | 'not-wanted'>
    checks: Generated<number>
    message_id: string | null
    created_at: Generated<Date>
    sent_at: Date | null
  }
  message_choice: {
    user_seq: number
    kind: 'report'
    channel: 'talk' | 'push'
    wanted: boolean
    at: Generated<Date>
  }
  message_news: {
    name: string
    body: string
    button: string
    path: string
    reached: Generated<number>
    done_at: Date | null
    created_at: Generated<Date>
  }
}
