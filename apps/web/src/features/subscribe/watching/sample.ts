import { addDays, addMonths, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Alert, Guard, Statement, Watch } from '../shared/watch.ts'
import { watchingWords as w } from './words.ts'

const at = (day: Day, clock: string): string => `${day}T${clock}:00+09:00`

/** A sample home on the day before its balance, for users without a watch; the page labels it as a sample. */
export function sampleWatch(today: Day): Watch {
  return {
    subscribeSeq: 0,
    fullAddress: w.sampleHome,
    cardName: null,
    cardNumber: null,
    orderDate: at(addDays(today, -30), '10:00'),
    orderPrice: 0,
    hasSubscribe: true,
    hasReservation: false,
    createDate: at(addDays(today, -30), '10:00'),
    cancelDueDate: null,
    selected: false,
    isExpired: false,
    plan: 'year',
    state: 'active',
    paid_until: null,
    phase: 'application',
    last_check_at: at(today, '09:05'),
    next_check_at: at(today, '13:05'),
    promise_hours: 4,
    stale_since: null,
    unseen: 0,
    price_key: '',
    contract_type: '전세',
    deposit_amount: 180_000_000,
    rental_amount: 0,
    contract_on: addDays(today, -27),
    balance_on: addDays(today, 1),
    move_in_on: addDays(today, 1),
    end_on: addMonths(today, 24),
    begun_at: at(addDays(today, -30), '10:00'),
    home_since: at(addDays(today, -30), '10:00'),
    pause_until: null,
    quiet_hours: null,
    channels: { talk: true, push: true },
    consent_due: null,
    card_seq: null,
    next_charge: null,
    owed: null,
    charges: [],
    charge_day: null,
    charge_day_from: today,
    refund_now: null,
    order_seq: 0,
    report_seq: null,
  }
}

export const sampleMonth = (today: Day): Statement => ({
  month: today.slice(0, 7),
  fullAddress: w.sampleHome,
  checks: 71,
  failed: 2,
  changes: 0,
  silent: false,
  gaps: [],
  latency_minutes: 49,
  price: null,
  alerts: [],
  each: [],
})

export const sampleGuard = (today: Day): Guard => ({
  answer: 'hold',
  good_until: at(today, '09:35'),
  checks: [
    { what: 'register', at: at(today, '09:05'), verdict: 'ok' },
    { what: 'applications', at: at(today, '09:05'), verdict: 'stop' },
    { what: 'change', at: at(today, '09:05'), verdict: 'ok' },
    { what: 'source', at: at(today, '09:05'), verdict: 'ok' },
  ],
  looks: { price: 0, a_day: 3, left_today: 3 },
})

export function sampleAlerts(today: Day): Alert[] {
  const of = (alert_seq: number, kind: Alert['kind'], on: Day): Alert => ({
    alert_seq,
    subscribe_seq: 0,
    fullAddress: w.sampleHome,
    kind,
    critical: kind === 'application',
    at: at(on, '09:05'),
    purpose: '근저당권설정',
    receipt_no: '123456',
    received_on: on,
    office: null,
    state_word: null,
    grade: null,
    recovery: null,
    since: null,
    seen_at: at(on, '09:10'),
  })
  return [
    of(3, 'application', today),
    of(2, 'withdrawn', addDays(today, -13)),
    of(1, 'application', addDays(today, -15)),
  ]
}
