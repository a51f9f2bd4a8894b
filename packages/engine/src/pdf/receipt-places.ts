import { readDay } from '../register/dates.ts'
import type { Day } from '../values/day.ts'
import type { PdfPage } from './page.ts'

/** The position of a receipt (접수) on a page of a register: its top and height as shares of the page's height. */
export type ReceiptPlace = { no: string; day: Day | null; y: number; height: number }

/** Receipts of a page from top to bottom, each with the day printed above its number in the same column. */
export function receiptPlaces({ runs, height }: Pick<PdfPage, 'runs' | 'height'>): ReceiptPlace[] {
  return runs.flatMap((run): ReceiptPlace[] => {
    const no = /^제?\s?(\d{1,9})\s?호/.exec(run.text)?.[1]
    if (no === undefined) return []
    const above = runs.find(
      (other) =>
        Math.abs(other.x - run.x) < run.height &&
        other.y < run.y &&
        run.y - other.y < 2.2 * run.height &&
        readDay(other.text) !== null,
    )
    const top = above?.y ?? run.y
    return [
      {
        no,
        day: above ? readDay(above.text) : null,
        y: round(top / height),
        height: round((run.y + run.height - top) / height),
      },
    ]
  })
}
const round = (share: number) => Math.round(share * 10_000) / 10_000
