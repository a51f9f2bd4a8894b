import type { CallOptions } from '../../testing/caller.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

export type Applicant = { name: string; birth: string; phone: string; act?: 'pass' | 'cancel' }
export const HONG: Applicant = { name: '홍길동', birth: '19900102', phone: '01055550100' }

/** Submits the agency's form; returns the parameters of the return URL. */
export async function passWindow(
  server: TestServer,
  merchant_uid: string,
  { name, birth, phone, act = 'pass' }: Applicant,
): Promise<URLSearchParams> {
  const answer = await fetch(`${server.origin}/sandbox/identity/window/pass`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      user_code: 'imp',
      merchant_uid,
      mode: 'redirect',
      m_redirect_url: `${server.origin}/back`,
      code: '000000',
      name,
      birth,
      phone,
      act,
    }),
  })
  return new URL(answer.headers.get('location') ?? 'http://nowhere').searchParams
}

/** Prepares, passes and takes a verification, as a user's browser does. */
export async function verifyPhone(server: TestServer, token: string, who: Applicant, options: CallOptions = {}) {
  const prepared = await server.call('phonePrepare', { phone: who.phone }, { token, ...options })
  if (prepared.code !== 0) throw new Error(`not prepared: ${prepared.text}`)
  const { merchant_uid } = prepared.data
  const back = await passWindow(server, merchant_uid, who)
  return server.call('phoneResult', { imp_uid: back.get('imp_uid') ?? 'imp_none', merchant_uid }, { token, ...options })
}

/** The same for a guest without an account. */
export async function verifyGuestPhone(server: TestServer, token: string, who: Applicant) {
  const prepared = await server.call('phonePrepareGuest', { phone: who.phone }, { token })
  if (prepared.code !== 0) throw new Error(`not prepared: ${prepared.text}`)
  const { merchant_uid } = prepared.data
  const back = await passWindow(server, merchant_uid, who)
  return server.call('phoneResultGuest', { imp_uid: back.get('imp_uid') ?? 'imp_none', merchant_uid }, { token })
}
