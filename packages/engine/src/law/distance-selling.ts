import { day, type Day } from '../values/day.ts'
import { addBusinessDays } from './business-days.ts'
import { type Dated, dated, type Source } from './dated.ts'

const law = (article: string): Source => ({
  title: '전자상거래 등에서의 소비자보호에 관한 법률',
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/**
 * Refund within this many business days of the withdrawal, or of the day on which it is known that nothing can be
 * supplied.
 */
export const refundWithin = dated<{ businessDays: number }>('refund-within', 'event', [
  { from: day('2002-07-01'), value: { businessDays: 3 }, source: law('제18조제2항') },
])

/** A prepaid service is supplied or refunded within this many business days of the payment. */
export const supplyWithin = dated<{ businessDays: number }>('supply-within', 'event', [
  { from: day('2005-10-01'), value: { businessDays: 3 }, source: law('제15조제1항·제2항') },
])

/** Before the supply begins a buyer may always withdraw: the seven days begin with the supply (제17조제1항제1호). */
export const refundBy = (asked: Day): Day => addBusinessDays(asked, daysOf(refundWithin, asked))
export const supplyBy = (paid: Day): Day => addBusinessDays(paid, daysOf(supplyWithin, paid))

function daysOf(table: Dated<{ businessDays: number }>, on: Day): number {
  const row = table.at(on)
  if (!row) throw new RangeError(`${table.key}: nothing was sold on ${on}`)
  return row.value.businessDays
}
