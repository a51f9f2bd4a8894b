import { randomUUID } from 'node:crypto'
import { link } from '@jipsalpim/contract/routes.ts'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, placeAt } from '../../testing/scenes.ts'
import { paypleReturnPath } from './paths.ts'

const server = useTestServer()

it('Payple leads the buyer of a notifier to its own page', async () => {
  const token = await server().login('kim')
  const input = {
    pg_name: 'payple' as const,
    shown_price: 4900,
    draft_key: randomUUID(),
    agreed: true as const,
    yearly: false,
    place: await placeAt(server(), HOME),
  }
  const { data } = await server().call('orderSubscribe', input, { token })
  const back = await fetch(server().origin + paypleReturnPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ PCD_PAY_RST: 'success', PCD_PAY_OID: data.merchant_uid }).toString(),
    redirect: 'manual',
  })
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    link('subscribeComplete', undefined, { merchant_uid: data.merchant_uid }),
  ])
})
