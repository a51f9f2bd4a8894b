import { expect, test } from 'vitest'
import { arrowsOf, isWrong, mayImport, serverArrows } from './server-graph.ts'

test('the server’s folders import along the table, and each arrow of the table is used', () => {
  const arrows = serverArrows()
  expect(arrows.filter(isWrong)).toEqual([])
  const used = new Set(arrows.map(({ from, to }) => `${from} → ${to}`))
  const allowed = Object.entries(mayImport).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`))
  expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([])
})

test('the table is a graph without circles: every arrow leads to an earlier row', () => {
  const order = Object.keys(mayImport)
  const back = Object.entries(mayImport).flatMap(([from, tos]) =>
    tos.filter((to) => order.indexOf(to) >= order.indexOf(from) || !order.includes(to)).map((to) => `${from} → ${to}`),
  )
  expect(back).toEqual([])
})

test('the rule sees a planted violation, of a type too', () => {
  const file = 'apps/server/src/features/payment/x.ts'
  const wrong = (text: string) => arrowsOf(file, text).filter(isWrong)
  expect(wrong("import { closeOrder } from '../order/close-order.ts'")).toHaveLength(1)
  expect(wrong("import {\n  type OrderRow,\n  closeOrder,\n} from '../order/close-order.ts'")).toHaveLength(1)
  expect(wrong("import type { OrderRow } from '../order/order-row.ts'")).toHaveLength(1)
  expect(wrong("import { postNotice } from '../message/post-notice.ts'")).toEqual([])
})
