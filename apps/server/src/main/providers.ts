import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createJuso } from '@jipsalpim/providers/address/juso.ts'
import { createCodefViolation } from '@jipsalpim/providers/building/codef-ledger.ts'
import { createDataGoKr } from '@jipsalpim/providers/building/data-go-kr.ts'
import { createTheCheat } from '@jipsalpim/providers/fraud-history/thecheat.ts'
import { createPortOneCertification } from '@jipsalpim/providers/identity/portone-certification.ts'
import { createApple } from '@jipsalpim/providers/login/apple.ts'
import { createKakao } from '@jipsalpim/providers/login/kakao.ts'
import { createNhnEmail } from '@jipsalpim/providers/mail/nhn-email.ts'
import { inOrder } from '@jipsalpim/providers/messaging/in-order.ts'
import { createNhnBizmessage } from '@jipsalpim/providers/messaging/nhn-bizmessage.ts'
import { createNhnTexts } from '@jipsalpim/providers/messaging/nhn-texts.ts'
import type { MessagingPort } from '@jipsalpim/providers/messaging/port.ts'
import { createSolapi } from '@jipsalpim/providers/messaging/solapi.ts'
import { createVworld } from '@jipsalpim/providers/official-price/vworld.ts'
import type { VendorContext } from '@jipsalpim/providers/outcome.ts'
import { createPaypleBilling } from '@jipsalpim/providers/payment/payple-billing.ts'
import { createPaypleReceipts } from '@jipsalpim/providers/payment/payple-receipts.ts'
import { createPayple } from '@jipsalpim/providers/payment/payple.ts'
import { createPortOneBilling } from '@jipsalpim/providers/payment/portone-billing.ts'
import { createPortOneCash } from '@jipsalpim/providers/payment/portone-cash.ts'
import { createPortOne } from '@jipsalpim/providers/payment/portone.ts'
import { pushByDevice } from '@jipsalpim/providers/push/by-device.ts'
import { createFcm, type FcmKeys } from '@jipsalpim/providers/push/fcm.ts'
import { createWebPush } from '@jipsalpim/providers/push/web-push.ts'
import { createCodef } from '@jipsalpim/providers/register/codef.ts'
import { createApplicationsFeed } from '@jipsalpim/providers/register-applications/feed.ts'
import { applicationsInOrder } from '@jipsalpim/providers/register-applications/in-order.ts'
import { createInfotech } from '@jipsalpim/providers/register-applications/infotech.ts'
import type { ApplicationsPort } from '@jipsalpim/providers/register-applications/port.ts'
import type { IrosIdentity } from '@jipsalpim/providers/register-applications/registry-answer.ts'
import { createTilko } from '@jipsalpim/providers/register-applications/tilko.ts'
import { createRtms } from '@jipsalpim/providers/trades/rtms.ts'
import type { Context } from '../kernel/context.ts'
import type { Env } from './env.ts'
import type { VariableName } from './variables.ts'
import type { ApplicationsVendor, MessagingVendor } from './vendors.ts'

export type Providers = Pick<
  Context,
  | 'address'
  | 'register'
  | 'applications'
  | 'applicationsFeed'
  | 'building'
  | 'trades'
  | 'officialPrice'
  | 'payment'
  | 'messaging'
  | 'mail'
  | 'push'
  | 'identity'
  | 'fraudHistory'
  | 'login'
>

/** The registry and the ledgers are slow and only called by workers. */
const IN_A_JOB_MS = 30_000
/** FCM requires ten seconds before a retry. */
const PUSH_MS = 10_000

/** Each port with its vendor, with the URL and the keys from the environment. */
export function createProviders(env: Env, now: () => Date): Providers {
  const { vendor, settings, messaging, applications, feed, mail } = env
  const whileWaitingMs = env.vendorSeconds * 1000
  const at: At = (url, timeoutMs) => ({ baseUrl: vendor(url), timeoutMs, now })
  // Browsers reach the sandbox on our own origin.
  const forBrowsers = (url: VariableName) => new URL(vendor(url), settings.origin).toString().replace(/\/$/, '')
  const codef = {
    clientId: vendor('CODEF_CLIENT_ID'),
    clientSecret: vendor('CODEF_CLIENT_SECRET'),
    tokenBaseUrl: vendor('CODEF_TOKEN_URL'),
  }
  return {
    address: createJuso(at('JUSO_URL', whileWaitingMs), {
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
    applications: applicationsInOrder(applications.map((name) => createApplications[name](at, vendor))),
    applicationsFeed: feed ? createApplicationsFeed(at('FEED_URL', IN_A_JOB_MS), { key: vendor('FEED_KEY') }) : null,
    building: createDataGoKr(at('DATA_URL', IN_A_JOB_MS), {
      serviceKey: vendor('DATA_KEY'),
      violation: createCodefViolation(at('CODEF_URL', IN_A_JOB_MS), codef),
    }),
    trades: createRtms(at('DATA_URL', IN_A_JOB_MS), { serviceKey: vendor('DATA_KEY') }),
    officialPrice: createVworld(at('VWORLD_URL', IN_A_JOB_MS), {
      key: vendor('VWORLD_KEY'),
      domain: vendor('VWORLD_DOMAIN'),
    }),
    payment: createGateways(at, whileWaitingMs, vendor, settings.origin),
    messaging: inOrder(messaging.map((name) => ({ name, port: createMessaging[name](at, vendor) }))),
    mail: mail
      ? createNhnEmail(at('MAIL_URL', IN_A_JOB_MS), {
          appKey: vendor('MAIL_APP_KEY'),
          secretKey: vendor('MAIL_SECRET_KEY'),
          from: vendor('MAIL_FROM'),
        })
      : null,
    push: pushByDevice(
      createFcm(at('FCM_URL', PUSH_MS), pushKeys(vendor)),
      createWebPush(
        { timeoutMs: PUSH_MS, now },
        {
          privateKey: vendor('WEB_PUSH_KEY'),
          services: vendor('WEB_PUSH_SERVICES').split(/\s+/),
          subject: settings.origin,
        },
      ),
    ),
    identity: createPortOneCertification(at('IDENTITY_URL', whileWaitingMs), {
      impKey: vendor('PORTONE_IMP_KEY'),
      impSecret: vendor('PORTONE_IMP_SECRET'),
    }),
    fraudHistory: createTheCheat(at('THECHEAT_URL', whileWaitingMs), {
      apiKey: vendor('THECHEAT_API_KEY'),
      encKey: vendor('THECHEAT_ENC_KEY'),
    }),
    login: {
      kakao: createKakao(at('KAKAO_URL', whileWaitingMs), {
        clientId: vendor('KAKAO_CLIENT_ID'),
        clientSecret: vendor('KAKAO_CLIENT_SECRET'),
        adminKey: vendor('KAKAO_ADMIN_KEY'),
        apiBaseUrl: vendor('KAKAO_API_URL'),
        authBaseUrl: forBrowsers('KAKAO_AUTH_URL'),
      }),
      apple: createApple(at('APPLE_URL', whileWaitingMs), {
        clientId: vendor('APPLE_CLIENT_ID'),
        teamId: vendor('APPLE_TEAM_ID'),
        keyId: vendor('APPLE_KEY_ID'),
        privateKey: pemOf(vendor('APPLE_PRIVATE_KEY'), () => generateKeyPairSync('ec', { namedCurve: 'P-256' })),
        authBaseUrl: forBrowsers('APPLE_AUTH_URL'),
      }),
    },
  }
}

type At = (url: VariableName, timeoutMs: number) => VendorContext

const createMessaging: Readonly<Record<MessagingVendor, (at: At, vendor: Env['vendor']) => MessagingPort>> = {
  solapi: (at, vendor) =>
    createSolapi(at('SOLAPI_URL', IN_A_JOB_MS), {
      apiKey: vendor('SOLAPI_API_KEY'),
      apiSecret: vendor('SOLAPI_API_SECRET'),
      from: vendor('SOLAPI_FROM'),
      pfId: vendor('SOLAPI_PF_ID'),
    }),
  nhn: (at, vendor) =>
    createNhnBizmessage(
      at('NHN_URL', IN_A_JOB_MS),
      {
        appKey: vendor('NHN_APP_KEY'),
        secretKey: vendor('NHN_SECRET_KEY'),
        senderKey: vendor('NHN_SENDER_KEY'),
        from: vendor('NHN_FROM'),
      },
      createNhnTexts(at('NHN_SMS_URL', IN_A_JOB_MS), {
        appKey: vendor('NHN_SMS_APP_KEY'),
        secretKey: vendor('NHN_SMS_SECRET_KEY'),
        from: vendor('NHN_FROM'),
      }),
    ),
}

const createApplications: Readonly<Record<ApplicationsVendor, (at: At, vendor: Env['vendor']) => ApplicationsPort>> = {
  tilko: (at, vendor) =>
    createTilko(at('TILKO_URL', IN_A_JOB_MS), {
      apiKey: vendor('TILKO_API_KEY'),
      identities: identitiesIn(vendor('IROS_IDENTITIES')),
    }),
  infotech: (at, vendor) =>
    createInfotech(at('INFOTECH_URL', IN_A_JOB_MS), {
      apiKey: vendor('INFOTECH_API_KEY'),
      identities: identitiesIn(vendor('IROS_IDENTITIES')),
    }),
}

/** 'id:password id:password': a password may contain a colon, and neither contains a space. */
const identitiesIn = (text: string): readonly IrosIdentity[] =>
  text.split(/\s+/).map((pair) => {
    const [id = '', ...password] = pair.split(':')
    return { id, password: password.join(':') }
  })

/** Each gateway with all of its functions. */
function createGateways(at: At, waitMs: number, vendor: Env['vendor'], referer: string): Context['payment'] {
  const imp = { impKey: vendor('PORTONE_IMP_KEY'), impSecret: vendor('PORTONE_IMP_SECRET') }
  const cst = {
    cstId: vendor('PAYPLE_CST_ID'),
    custKey: vendor('PAYPLE_CUST_KEY'),
    refundKey: vendor('PAYPLE_REFUND_KEY'),
    referer,
  }
  const [portone, payple] = [at('PORTONE_URL', waitMs), at('PAYPLE_URL', waitMs)]
  return {
    portone: {
      ...createPortOne(portone, imp),
      ...createPortOneCash(portone, imp),
      ...createPortOneBilling(portone, imp),
    },
    payple: { ...createPayple(payple, cst), ...createPaypleReceipts(payple, cst), ...createPaypleBilling(payple, cst) },
  }
}

function pushKeys(vendor: Env['vendor']): FcmKeys {
  const key = vendor('FCM_PRIVATE_KEY')
  return {
    projectId: vendor('FCM_PROJECT_ID'),
    clientEmail: vendor('FCM_CLIENT_EMAIL'),
    tokenBaseUrl: vendor('FCM_TOKEN_URL'),
    // Generating an RSA key for the sandbox takes a while: done when it first signs, once an hour.
    get privateKey() {
      return pemOf(key, () => generateKeyPairSync('rsa', { modulusLength: 2048 }))
    },
  }
}

/** A key from the environment, on one line; for the sandbox a generated one. */
function pemOf(text: string, make: () => { privateKey: KeyObject }): string {
  if (text !== 'made-at-the-start') return text.replaceAll('\\n', '\n')
  return make().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
