import type { Seller } from '@jipsalpim/contract/privacy/seller.ts'
import type { AddressPort } from '@jipsalpim/providers/address/port.ts'
import type { BuildingPort } from '@jipsalpim/providers/building/port.ts'
import type { FraudHistoryPort } from '@jipsalpim/providers/fraud-history/port.ts'
import type { IdentityPort } from '@jipsalpim/providers/identity/port.ts'
import type { LoginPort } from '@jipsalpim/providers/login/port.ts'
import type { MailPort } from '@jipsalpim/providers/mail/port.ts'
import type { MessagingPort } from '@jipsalpim/providers/messaging/port.ts'
import type { OfficialPricePort } from '@jipsalpim/providers/official-price/port.ts'
import type { AccountPort, BillingPort, PaymentPort, ReceiptPort } from '@jipsalpim/providers/payment/port.ts'
import type { DevicePush } from '@jipsalpim/providers/push/port.ts'
import type { ApplicationsFeed } from '@jipsalpim/providers/register-applications/feed-port.ts'
import type { ApplicationsPort } from '@jipsalpim/providers/register-applications/port.ts'
import type { RegisterPort } from '@jipsalpim/providers/register/port.ts'
import type { TradesPort } from '@jipsalpim/providers/trades/port.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../../db/database.ts'
import type { BlindIndex } from '../crypto/blind-index.ts'
import type { Sealer } from '../crypto/seal.ts'
import type { FilesPort } from '../files/local-files.ts'
import type { AreaFacts, Hooks } from './hooks.ts'
import type { Enqueue } from './queue.ts'

/** Everything an action can use, built once per process. A plain object: no container, nothing global. */
export type Context = {
  db: Kysely<Database>
  /** Runs `work` in one transaction; jobs that it queues are committed with it. No outside call may be made inside. */
  tx: <T>(work: (ctx: TxContext) => Promise<T>) => Promise<T>
  now: () => Date
  log: Logger
  /** Queues a job outside a transaction; inside, use the one of TxContext. */
  enqueue: Enqueue
  seal: Sealer
  index: BlindIndex
  files: FilesPort
  settings: Settings
  address: AddressPort
  register: RegisterPort
  applications: ApplicationsPort
  /** Null if no vendor delivers a feed: then homes are looked up one by one. */
  applicationsFeed: ApplicationsFeed | null
  building: BuildingPort
  trades: TradesPort
  officialPrice: OfficialPricePort
  payment: Record<'portone' | 'payple', PaymentPort & ReceiptPort & BillingPort> & { portone: AccountPort }
  messaging: MessagingPort
  /** Null without its settings: then nothing is sent by mail. */
  mail: MailPort | null
  push: DevicePush
  identity: IdentityPort
  fraudHistory: FraudHistoryPort
  login: Record<'kakao' | 'apple', LoginPort>
  /** What the areas declare in their manifests. */
  areas: AreaFacts
  /** The functions that areas above implement. */
  hooks: Hooks
  /** The user agent of this call; null outside a call. */
  agent: string | null
  /** The preview header of this call; null without one, and for every call whose row does not read it. */
  preview: string | null
  /** The browser of this call asks not to be tracked (Sec-GPC, DNT): its use is neither counted nor stored. */
  untracked: boolean
}
/** Inside a transaction: the database is the transaction, and outside ports are not available. */
export type TxContext = Pick<Context, 'now' | 'log' | 'settings' | 'seal' | 'index' | 'enqueue' | 'hooks'> & {
  db: Transaction<Database>
}

/** Read from the environment once, in main/env.ts. */
export type Settings = {
  production: boolean
  /** The product's own origin: redirects, return addresses, links in messages. */
  origin: string
  dataDir: string
  /** True when the sandbox replaces an outside service: reports are marked 견본. */
  sandbox: boolean
  sandboxUrl: string | null
  portone: {
    impCode: string
    channelKey: string
    /** The channels of wallets with their own contract, by method of payment; the others open in the channel above. */
    walletChannels: Readonly<Record<string, string | undefined>>
    sdkUrl: string
  }
  /** The identity agency's channel at PortOne. */
  identity: { channelKey: string }
  seller: Seller
  /** The chat window's company; null without a chat. */
  chat: { pluginKey: string; secret: Uint8Array } | null
  payple: { clientKey: string; sdkUrl: string }
  /** The keys with which partners vouch for their members; several per partner while a key is being rotated. */
  partnerKeys: readonly { partner: string; key: Uint8Array }[]
  /** Signs the keys of address hits and encoded ids. */
  signingKey: Uint8Array
  /** Encrypts previews of operators; null if another process serves the back office: no preview is opened here. */
  previewKey: Uint8Array | null
}
