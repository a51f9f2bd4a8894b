import { resolve } from 'node:path'
import type { IndexKeys } from '../crypto/blind-index.ts'
import type { SealKeys } from '../crypto/seal.ts'
import type { PageSettings } from '../http/headers.ts'
import { refuseWrongSettings, type Source } from './check-settings.ts'
import type { Settings } from '../kernel/context.ts'
import { developmentKeys, keyBytes, parseKeys, parsePartnerKeys, type DevelopmentKeys } from './data-keys.ts'
import { variables, type Variable, type VariableName } from './variables.ts'
import {
  applicationsVendors,
  chosenOf,
  messagingVendors,
  type ApplicationsVendor,
  type MessagingVendor,
} from './vendors.ts'

/** The configuration of one process. The only reader of process.env. */
export type Env = {
  settings: Settings
  port: number
  host: string
  /**
   * The app role's connection, and the one that may LISTEN (not through a transaction pooler). Null: the supervisor
   * sets them.
   */
  appUrl: string | null
  directUrl: string | null
  /** The owner's connection: migrates. Null in a process that only serves. */
  ownerUrl: string | null
  /** Null: not set, which is right for a direct connection to PostgreSQL. */
  prepare: boolean | null
  logLevel: string
  /** The number of proxies in front of us whose X-Forwarded-For is trusted. */
  trustProxy: number
  killAt: string | null
  /** How long readiness answers no before connections are closed. */
  drainSeconds: number
  /** How long a vendor may take for a call that a user waits for. */
  vendorSeconds: number
  /** False where another process serves the operators' calls. */
  backOffice: boolean
  dataKeys: { seal: SealKeys; index: IndexKeys }
  /** The vendors of messages, in the order in which they are called. */
  messaging: readonly MessagingVendor[]
  /** The vendors of pending applications, in the order in which they are called. */
  applications: readonly ApplicationsVendor[]
  /** True if a vendor delivers the feed of pending applications. */
  feed: boolean
  /** True if alerts that reached no phone are sent by mail. */
  mail: boolean
  /** A vendor's setting; the sandbox's where it replaces that vendor. */
  vendor: (name: VariableName) => string
}

/** The settings that the supervisor needs before it knows the addresses of sandbox and database. */
export type Start = {
  production: boolean
  port: number
  host: string
  origin: string
  dataDir: string
  databaseUrl: string | null
  sandboxUrl: string | null
  source: Source
}
export function readStart(needs: 'everything' | 'web', source: Source = process.env): Start {
  // Settings missing in development are filled in once the sandbox and the database are started.
  refuseWrongSettings(source, source['NODE_ENV']?.trim() === 'development' ? 'forms' : needs)
  const { production, read, port } = basics(source)
  return {
    production,
    port,
    host: hostOf(read, production),
    origin: originOf(read, port),
    ...readPlace(source),
    sandboxUrl: read('SANDBOX_URL'),
  }
}

/** The settings of a command-line tool: where the data is, in development and in production. */
export function readPlace(source: Source = process.env): Pick<Start, 'dataDir' | 'databaseUrl' | 'source'> {
  const { read } = basics(source)
  return {
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL') ?? read('DATABASE_APP_URL'),
    source,
  }
}

/** Everything except NODE_ENV=development is production. */
const basics = (source: Source) => {
  const read = (name: VariableName): string | null => source[name]?.trim() || null
  return { production: read('NODE_ENV') !== 'development', read, port: Number(read('PORT') ?? 8080) }
}
type Read = (name: VariableName) => string | null
const messagingOf = (read: Read) => chosenOf(messagingVendors, read('MESSAGING_VENDORS'))
const applicationsOf = (read: Read) => chosenOf(applicationsVendors, read('APPLICATIONS_VENDORS'))
const hasMail = (read: Read): boolean => read('MAIL_URL') !== null || read('SANDBOX_URL') !== null
const servesBackOffice = (read: Read): boolean => read('DESK') === null
const hostOf = (read: Read, production: boolean): string => read('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1')
const trustedProxies = (read: Read): number => Number(read('TRUST_PROXY') ?? 0)
const VENDOR_SECONDS = 5
const drainSecondsOf = (read: Read): number => Number(read('DRAIN_SECONDS') ?? 5)
const originOf = (read: Read, port: number): string => (read('ORIGIN') ?? `http://localhost:${port}`).replace(/\/$/, '')

export function readEnv(source: Source = process.env): Env {
  refuseWrongSettings(source, 'everything')
  const { production, read, port } = basics(source)
  const dataDir = resolve(read('DATA_DIR') ?? '.data')
  const sandboxUrl = read('SANDBOX_URL')
  const keys = production ? null : developmentKeys(dataDir)
  const vendor = vendorOf(source, read, sandboxUrl)
  const ownerUrl = read('DATABASE_URL')
  return {
    settings: {
      production,
      origin: originOf(read, port),
      dataDir,
      sandbox: sandboxUrl !== null,
      sandboxUrl,
      portone: {
        impCode: vendor('PORTONE_IMP_CODE'),
        channelKey: vendor('PORTONE_CHANNEL_KEY'),
        walletChannels: {
          kakaopay: read('PORTONE_KAKAOPAY_CHANNEL') ?? undefined,
          tosspay: read('PORTONE_TOSSPAY_CHANNEL') ?? undefined,
        },
        sdkUrl: vendor('PORTONE_SDK_URL'),
      },
      identity: { channelKey: vendor('IDENTITY_CHANNEL_KEY') },
      payple: { clientKey: vendor('PAYPLE_CLIENT_KEY'), sdkUrl: vendor('PAYPLE_SDK_URL') },
      seller: sellerOf(vendor, read),
      chat: chatOf(read),
      partnerKeys: parsePartnerKeys(read('PARTNER_KEYS') ?? fromSandbox('PARTNER_KEYS', sandboxUrl)),
      signingKey: keyBytes(read('SIGNING_KEY') ?? keys?.signing ?? missing('SIGNING_KEY')),
      previewKey: servesBackOffice(read)
        ? keyBytes(read('PREVIEW_KEY') ?? keys?.preview ?? missing('PREVIEW_KEY'))
        : null,
    },
    port,
    host: hostOf(read, production),
    appUrl: read('DATABASE_APP_URL'),
    directUrl: read('DATABASE_DIRECT_URL'),
    ownerUrl,
    prepare: read('DB_PREPARE') === null ? null : read('DB_PREPARE') === 'on',
    logLevel: read('LOG_LEVEL') ?? 'info',
    trustProxy: trustedProxies(read),
    killAt: production ? null : read('KILL_AT'),
    drainSeconds: drainSecondsOf(read),
    vendorSeconds: production ? VENDOR_SECONDS : Number(read('VENDOR_SECONDS') ?? VENDOR_SECONDS),
    backOffice: servesBackOffice(read),
    dataKeys: dataKeys(read, keys),
    messaging: messagingOf(read),
    applications: applicationsOf(read),
    feed: read('FEED_URL') !== null || sandboxUrl !== null,
    mail: hasMail(read),
    vendor,
  }
}

/** The settings of a process that only serves the built web app: no secrets. */
export function readWeb(
  source: Source = process.env,
): Pick<Env, 'port' | 'host' | 'trustProxy' | 'drainSeconds'> & { settings: PageSettings } {
  refuseWrongSettings(source, 'web')
  const { production, read, port } = basics(source)
  const sandboxUrl = read('SANDBOX_URL')
  const vendor = vendorOf(source, read, sandboxUrl)
  const settings = {
    production,
    origin: originOf(read, port),
    sandbox: sandboxUrl !== null,
    portone: { sdkUrl: vendor('PORTONE_SDK_URL') },
    payple: { sdkUrl: vendor('PAYPLE_SDK_URL') },
    seller: sellerOf(vendor, read),
  }
  return {
    settings,
    port,
    host: hostOf(read, production),
    trustProxy: trustedProxies(read),
    drainSeconds: drainSecondsOf(read),
  }
}

/** A seller must be identified: the process does not start without each of these. */
const sellerOf = (read: Env['vendor'], may: Read): Settings['seller'] => ({
  name: read('SELLER_NAME'),
  owner: read('SELLER_OWNER'),
  businessNo: read('SELLER_BUSINESS_NO'),
  mailOrderNo: read('SELLER_MAIL_ORDER_NO'),
  address: read('SELLER_ADDRESS'),
  phone: read('SELLER_PHONE'),
  email: read('SELLER_EMAIL'),
  privacyOfficer: read('PRIVACY_OFFICER'),
  privacyEmail: read('PRIVACY_EMAIL'),
  hosting: read('HOSTING_COMPANY'),
  chosen: [...messagingOf(may), ...applicationsOf(may), ...(hasMail(may) ? ['nhn-email'] : [])].join(','),
})

/** The settings of a command that re-encrypts data with other keys: only the keys. */
export function readDataKeys(source: Source = process.env): { seal: SealKeys; index: IndexKeys } {
  refuseWrongSettings(source, 'keys')
  const { production, read } = basics(source)
  return dataKeys(read, production ? null : developmentKeys(resolve(read('DATA_DIR') ?? '.data')))
}
const dataKeys = (read: Read, stored: DevelopmentKeys | null) => ({
  seal: parseKeys(read('SEAL_KEYS') ?? stored?.seal ?? missing('SEAL_KEYS')),
  index: parseKeys(read('INDEX_KEYS') ?? stored?.index ?? missing('INDEX_KEYS')),
})

const vendorOf =
  (source: Source, read: Read, sandboxUrl: string | null): Env['vendor'] =>
  (name) =>
    read(name) ?? (isReal(name, source) ? null : fromSandbox(name, sandboxUrl)) ?? missing(name)

/** A vendor whose URL is set is the real one: the sandbox's keys are not used for it. */
const isReal = (name: VariableName, source: Source): boolean => Boolean(source[`${name.split('_')[0]}_URL`])

/** Browsers reach the sandbox on our own origin; this process at the sandbox's own address. */
function fromSandbox(name: VariableName, sandboxUrl: string | null): string | null {
  const variable: Variable = variables[name]
  if (sandboxUrl === null || variable.sandbox === undefined) return null
  return variable.sandbox.replace('{sandbox}', sandboxUrl)
}

function missing(name: VariableName): never {
  throw new Error(`${name} is not set: ${variables[name].says} (Without SANDBOX_URL nothing stands in for it.)`)
}

/** Both or none: without its secret the chat would let anybody pose as another user. */
function chatOf(read: Read): Settings['chat'] {
  const [pluginKey, secret] = [read('CHANNEL_TALK_PLUGIN_KEY'), read('CHANNEL_TALK_SECRET')]
  if (pluginKey === null && secret === null) return null
  return {
    pluginKey: pluginKey ?? missing('CHANNEL_TALK_PLUGIN_KEY'),
    secret: keyBytes(secret ?? missing('CHANNEL_TALK_SECRET')),
  }
}
