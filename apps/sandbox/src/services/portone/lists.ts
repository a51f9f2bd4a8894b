import type { WireReply } from '../../kernel/service.ts'
import { done, failed } from './envelope.ts'
import type { Payment } from './payment.ts'

/** `sorting`: by when a payment was started, paid or last changed; with a minus, newest first. */
const moments: Readonly<Record<string, (p: Payment) => number>> = {
  started: (p) => p.started_at,
  paid: (p) => p.paid_at,
  updated: (p) => Math.max(p.started_at, p.paid_at, p.failed_at, p.cancelled_at),
}

/** In the requested order, by default newest first; null for an unknown order. */
export function sorted(payments: readonly Payment[], query: URLSearchParams): readonly Payment[] | null {
  const asked = query.get('sorting') || '-started'
  const moment = moments[asked.replace('-', '')]
  if (!moment || !/^-?[a-z]+$/.test(asked)) return null
  const oldestFirst = payments.toSorted((a, b) => moment(a) - moment(b) || a.imp_uid.localeCompare(b.imp_uid))
  return asked.startsWith('-') ? oldestFirst.toReversed() : oldestFirst
}

export function listPayments(payments: readonly Payment[], status: string, query: URLSearchParams): WireReply {
  const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise) || otherwise
  const [from, to] = [number('from', 0), number('to', Infinity)]
  const [page, limit] = [number('page', 1), Math.min(number('limit', 20), 100)]
  const within = payments.filter((p) => (!status || p.status === status) && p.started_at >= from && p.started_at <= to)
  const found = sorted(within, query)
  if (!found) return unsortable()
  return done({
    total: found.length,
    previous: page > 1 ? page - 1 : 0,
    next: page * limit < found.length ? page + 1 : 0,
    list: found.slice((page - 1) * limit, page * limit),
  })
}

export const unsortable = (): WireReply => failed('sorting 값이 올바르지 않습니다.', 400)
