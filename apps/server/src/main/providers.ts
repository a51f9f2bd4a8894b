import { createJuso } from '@jipsalpim/providers/address/juso.ts'
import { createCodefViolation } from '@jipsalpim/providers/building/codef-ledger.ts'
import { createDataGoKr } from '@jipsalpim/providers/building/data-go-kr.ts'
import { createKakao } from '@jipsalpim/providers/login/kakao.ts'
import { createSolapi } from '@jipsalpim/providers/messaging/solapi.ts'
import { createVworld } from '@jipsalpim/providers/official-price/vworld.ts'
import type { VendorContext } from '@jipsalpim/providers/outcome.ts'
import { createPayple } from '@jipsalpim/providers/payment/payple.ts'
import { createPortOne } from '@jipsalpim/providers/payment/portone.ts'
import { createCodef } from '@jipsalpim/providers/register/codef.ts'
import { createRtms } from '@jipsalpim/providers/trades/rtms.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'
import type { VariableName } from './variables.ts'

export type Providers = Pick<
  Context,
  'address' | 'register' | 'building' | 'trades' | 'officialPrice' | 'payment' | 'messaging' | 'login'
>

/** Somebody waits at a screen for these; the registry and the ledgers are asked by workers only, and are slow. */
const WHILE_WAITING_MS = 5_000
const IN_A_JOB_MS = 30_000

/** Each port with its vendor, at the address and with the keys that the environment names. */
export function createProviders({ vendor, settings }: Env, now: () => Date): Providers {
  const at = (url: VariableName, timeoutMs: number): VendorContext => ({ baseUrl: vendor(url), timeoutMs, now })
  const codef = {
    clientId: vendor('CODEF_CLIENT_ID'),
    clientSecret: vendor('CODEF_CLIENT_SECRET'),
    tokenBaseUrl: vendor('CODEF_TOKEN_URL'),
  }
  return {
    address: createJuso(at('JUSO_URL', WHILE_WAITING_MS), {
      key: vendor('JUSO_SEARCH_KEY'),
      detailKey: vendor('JUSO_DETAIL_KEY'),
    }),
    register: createCodef(at('CODEF_URL', IN_A_JOB_MS), {
      ...codef,
      publicKey: vendor('CODEF_PUBLIC_KEY'),
      phoneNo: vendor('CODEF_PHONE_NO'),
      pin: vendor('CODEF_PIN'),
      prepayNo: vendor('CODEF_PREPAY_NO'),
      prepayPass: vendor('CODEF_PREPAY_PASS'),
    }),
    building: createDataGoKr(at('DATA_URL', IN_A_JOB_MS), {
      serviceKey: vendor('DATA_KEY'),
      violation: createCodefViolation(at('CODEF_URL', IN_A_JOB_MS), codef),
    }),
    trades: createRtms(at('DATA_URL', IN_A_JOB_MS), { serviceKey: vendor('DATA_KEY') }),
    officialPrice: createVworld(at('VWORLD_URL', IN_A_JOB_MS), {
      key: vendor('VWORLD_KEY'),
      domain: vendor('VWORLD_DOMAIN'),
    }),
    payment: {
      portone: createPortOne(at('PORTONE_URL', WHILE_WAITING_MS), {
        impKey: vendor('PORTONE_IMP_KEY'),
        impSecret: vendor('PORTONE_IMP_SECRET'),
      }),
      payple: createPayple(at('PAYPLE_URL', WHILE_WAITING_MS), {
        cstId: vendor('PAYPLE_CST_ID'),
        custKey: vendor('PAYPLE_CUST_KEY'),
        refundKey: vendor('PAYPLE_REFUND_KEY'),
        referer: settings.origin,
      }),
    },
    messaging: createSolapi(at('SOLAPI_URL', IN_A_JOB_MS), {
      apiKey: vendor('SOLAPI_API_KEY'),
      apiSecret: vendor('SOLAPI_API_SECRET'),
      from: vendor('SOLAPI_FROM'),
      pfId: vendor('SOLAPI_PF_ID'),
    }),
    login: {
      kakao: createKakao(at('KAKAO_URL', WHILE_WAITING_MS), {
        clientId: vendor('KAKAO_CLIENT_ID'),
        clientSecret: vendor('KAKAO_CLIENT_SECRET'),
        apiBaseUrl: vendor('KAKAO_API_URL'),
        // Browsers reach the sandbox on our own origin.
        authBaseUrl: new URL(vendor('KAKAO_AUTH_URL'), settings.origin).toString().replace(/\/$/, ''),
      }),
    },
  }
}
