import { useCall } from '../../../kernel/calls/use-call.ts'

/** Today's price of a month and of a year; null if not on sale. */
export function useWatchPrices() {
  const month = useCall('orderPrice', { product: 'subscribe' })
  const year = useCall('orderPrice', { product: 'subscribe-year' })
  const both = [month, year]
  const lost = both.find((c) => c.state === 'failed' && c.error.error !== 'notOnSale')
  return {
    loading: both.some((c) => c.state === 'loading'),
    /** The error message if the prices could not be loaded. */
    failed: lost?.error?.message ?? null,
    month: month.data,
    year: year.data,
    again: () => both.forEach((c) => c.again()),
  }
}
