import { createKakao } from '@jipsalpim/providers/login/kakao.ts'
import { createSolapi } from '@jipsalpim/providers/messaging/solapi.ts'
import { createPortOne } from '@jipsalpim/providers/payment/portone.ts'
import type { VendorContext } from '@jipsalpim/providers/outcome.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'
import type { VariableName } from './variables.ts'

export type Providers = Pick<Context, 'address' | 'register' | 'building' | 'trades' | 'officialPrice' | 'payment' | 'messaging' | 'login'>

/** Each port with its vendor, at the address and with the keys that the environment names. */
export function createProviders({ vendor, settings }: Env, now: () => Date): Providers {
  const at = (url: VariableName, timeoutMs: number): VendorContext => ({ baseUrl: vendor(url), timeoutMs, now })
  /** A page that the browser opens: the sandbox's is on our own origin. */
  const seenByBrowsers = (url: VariableName) => new URL(vendor(url), settings.origin).toString().replace(/\/$/, '')
  return {
    address: absent('address'),
    register: absent('register'),
    building: absent('building'),
    trades: absent('trades'),
    officialPrice: absent('officialPrice'),
    payment: {
      portone: createPortOne(at('PORTONE_URL', 10_000), { impKey: vendor('PORTONE_IMP_KEY'), impSecret: vendor('PORTONE_IMP_SECRET') }),
      payple: absent('payple'),
    },
    messaging: createSolapi(at('SOLAPI_URL', 10_000), {
      apiKey: vendor('SOLAPI_API_KEY'), apiSecret: vendor('SOLAPI_API_SECRET'), from: vendor('SOLAPI_FROM'), pfId: vendor('SOLAPI_PF_ID'),
    }),
    login: {
      kakao: createKakao(at('KAKAO_URL', 5_000), {
        clientId: vendor('KAKAO_CLIENT_ID'), clientSecret: vendor('KAKAO_CLIENT_SECRET'),
        authBaseUrl: seenByBrowsers('KAKAO_AUTH_URL'), apiBaseUrl: vendor('KAKAO_API_URL'),
      }),
    },
  }
}

/** An adapter that is being written: gone before this file is done. */
const absent = <T>(name: string): T => new Proxy({}, { get: () => { throw new Error(`no adapter yet: ${name}`) } }) as T
