import type { Product } from '../journeys/product.ts'

export type Bought = { merchant: string; placed: number; completed: number }

/**
 * One purchase through the screens' calls; returns the milliseconds of our two answers. The gateway's time is not
 * counted.
 */
export async function buy(product: Pick<Product, 'url' | 'control'>, token: string, order: object): Promise<Bought> {
  let begun = performance.now()
  const made = await ask<{ merchant_uid: string; price: number }>(`${product.url}/api/v1/order`, token, order)
  const placed = performance.now() - begun
  const paid = (await product.control('/payments', {
    merchant_uid: made.merchant_uid,
    amount: made.price,
    outcome: 'paid',
  })) as { imp_uid: string } // the control's documented answer
  begun = performance.now()
  await ask(`${product.url}/api/v1/order/complete`, token, {
    imp_uid: paid.imp_uid,
    merchant_uid: made.merchant_uid,
    status: 'paid',
    pg_name: 'portone',
  })
  return { merchant: made.merchant_uid, placed, completed: performance.now() - begun }
}

/** The data of a call. Throws for a refusal. */
export async function ask<T>(url: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  // The envelope of every call; `data` is what the caller names.
  const { code, data } = (await response.json()) as { code: number; data: T }
  if (code !== 0) throw new Error(`${url}: ${code}`)
  return data
}
