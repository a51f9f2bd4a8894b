import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { openGuest } from '../account/open-guest.ts'

const server = useTestServer({ worker: 'none' })
// every call's row is one
const table = Object.entries(callTable) as [CallName, CallRow][]
let tokens: Record<CallRow['access'], string | undefined>
beforeAll(async () => {
  tokens = {
    open: undefined,
    guest: (await openGuest(server().ctx)).guest_token,
    user: (await signIn(server())).token,
    realtor: (await signIn(server(), { role: 'realtor' })).token,
    operator: (await signIn(server(), { role: 'operator' })).token,
  }
}, 120_000)

const ask = async ({ method, path, access, file }: CallRow, given: Record<string, string>) => {
  const token = tokens[access]
  // The body is the file itself; the other fields are in the query.
  const asksByQuery = method === 'GET' || file !== undefined
  const query = asksByQuery ? `?${new URLSearchParams(given)}` : ''
  const type = file === undefined ? 'application/json' : 'application/octet-stream'
  const response = await fetch(`${server().origin}/api/v1${path.replaceAll(/:\w+/g, '1')}${query}`, {
    method,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: file === undefined ? JSON.stringify(given) : 'no file' }),
  })
  const { code, data } = JSON.parse(await response.text())
  return { code, data }
}

/** The field that selects one of an input's shapes. */
const shapes: Partial<Record<CallName, Record<string, string>>> = { orderTicketMember: { act: 'leave' } }

it('no call takes a field that it does not declare', { timeout: 120_000 }, async () => {
  const takes: string[] = []
  for (const [name, row] of table) {
    await server().owner.query('delete from platform_limit')
    const { code, data } = await ask(row, { ...shapes[name], nobody_declares_this: '1' })
    if (code !== 9000 || data.nobody_declares_this !== 'unknown-field') takes.push(`${name}: ${code}`)
  }
  expect(takes).toEqual([])
})

describe('what the specification names and nothing serves yet', () => {
  it.each([['paypleInfo', 'init_type']] as const)('is said to be so: %s, %s', async (name, field) => {
    expect(await ask(callTable[name], { [field]: '1' })).toEqual({ code: 9000, data: { [field]: 'not-served' } })
  })
})
