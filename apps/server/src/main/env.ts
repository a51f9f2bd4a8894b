import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { IndexKeys } from '../crypto/blind-index.ts'
import type { SealKeys } from '../crypto/seal.ts'
import type { PageSettings } from '../http/headers.ts'
import type { Settings } from './context.ts'
import { variables, type Variable, type VariableName } from './variables.ts'

/** What one process knows of its surroundings. The only reader of process.env. */
export type Env = {
  settings: Settings
  port: number
  host: string
  /** The app role's connection, and the one that may LISTEN (not through a transaction pooler). Null: the supervisor finds them. */
  appUrl: string | null
  directUrl: string | null
  /** The owner's: migrates. Null in a process that only serves. */
  ownerUrl: string | null
  prepare: boolean
  logLevel: string
  /** Proxies in front of us, whose X-Forwarded-For counts. */
  trustProxy: number
  killAt: string | null
  /** False where another process answers the operators' calls. */
  desk: boolean
  dataKeys: { seal: SealKeys; index: IndexKeys }
  /** A vendor's setting; the sandbox's where it plays that vendor. */
  vendor: (name: VariableName) => string
}
export type Source = Readonly<Record<string, string | undefined>>

/** What the supervisor needs before it knows where the sandbox and the database are. */
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
export function readStart(source: Source = process.env): Start {
  const { production, read, port } = basics(source)
  return {
    production,
    port,
    host: hostOf(read, production),
    origin: originOf(read, port),
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL') ?? read('DATABASE_APP_URL'),
    sandboxUrl: read('SANDBOX_URL'),
    source,
  }
}

const basics = (source: Source) => {
  const read = (name: VariableName): string | null => source[name]?.trim() || null
  const port = Number(read('PORT') ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${read('PORT')}`)
  return { production: read('NODE_ENV') === 'production', read, port }
}
type Read = (name: VariableName) => string | null
const hostOf = (read: Read, production: boolean): string => read('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1')
const originOf = (read: Read, port: number): string => (read('ORIGIN') ?? `http://localhost:${port}`).replace(/\/$/, '')

export function readEnv(source: Source = process.env): Env {
  const { production, read, port } = basics(source)
  const dataDir = resolve(read('DATA_DIR') ?? '.data')
  const sandboxUrl = read('SANDBOX_URL')
  if (production) refuseDevelopment(source, read)
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
        sdkUrl: vendor('PORTONE_SDK_URL'),
      },
      identity: { channelKey: vendor('IDENTITY_CHANNEL_KEY') },
      payple: { clientKey: vendor('PAYPLE_CLIENT_KEY'), sdkUrl: vendor('PAYPLE_SDK_URL') },
      seller: sellerOf(vendor),
      chat: chatOf(read),
      signingKey: keyBytes('SIGNING_KEY', read('SIGNING_KEY') ?? keys?.signing ?? missing('SIGNING_KEY')),
    },
    port,
    host: hostOf(read, production),
    appUrl: read('DATABASE_APP_URL'),
    directUrl: read('DATABASE_DIRECT_URL'),
    ownerUrl,
    prepare: read('DB_PREPARE') !== 'off',
    logLevel: read('LOG_LEVEL') ?? 'info',
    trustProxy: Number(read('TRUST_PROXY') ?? 0),
    killAt: production ? null : read('KILL_AT'),
    desk: deskOf(read),
    dataKeys: dataKeys(read, keys),
    vendor,
  }
}

function deskOf(read: Read): boolean {
  const said = read('DESK')
  if (said !== null && said !== 'elsewhere') throw new Error(`DESK is elsewhere or unset: ${said}`)
  return said === null
}

/** What a process needs that serves the built web and nothing else: no secrets. */
export function readWeb(source: Source = process.env): { settings: PageSettings; port: number; host: string } {
  const { production, read, port } = basics(source)
  const sandboxUrl = read('SANDBOX_URL')
  const vendor = vendorOf(source, read, sandboxUrl)
  const settings = {
    production,
    sandbox: sandboxUrl !== null,
    portone: { sdkUrl: vendor('PORTONE_SDK_URL') },
    payple: { sdkUrl: vendor('PAYPLE_SDK_URL') },
    seller: sellerOf(vendor),
  }
  return { settings, port, host: hostOf(read, production) }
}

/** Nobody sells without saying who he is: the start refuses without each of them. */
const sellerOf = (read: Env['vendor']): Settings['seller'] => ({
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
})

/** What a command needs that brings data under other keys: the keys and nothing else. */
export function readDataKeys(source: Source = process.env): { seal: SealKeys; index: IndexKeys } {
  const { production, read } = basics(source)
  return dataKeys(read, production ? null : developmentKeys(resolve(read('DATA_DIR') ?? '.data')))
}
const dataKeys = (read: Read, kept: DevelopmentKeys | null) => ({
  seal: parseKeys('SEAL_KEYS', read('SEAL_KEYS') ?? kept?.seal ?? missing('SEAL_KEYS')),
  index: parseKeys('INDEX_KEYS', read('INDEX_KEYS') ?? kept?.index ?? missing('INDEX_KEYS')),
})

const vendorOf =
  (source: Source, read: Read, sandboxUrl: string | null): Env['vendor'] =>
  (name) =>
    read(name) ?? (isReal(name, source) ? null : fromSandbox(name, sandboxUrl)) ?? missing(name)

/** A vendor whose address is given is the real one: none of the sandbox's keys stands in. */
const isReal = (name: VariableName, source: Source): boolean => Boolean(source[`${name.split('_')[0]}_URL`])

/** In the browser the sandbox is reached on our own origin; from here at its own address. */
function fromSandbox(name: VariableName, sandboxUrl: string | null): string | null {
  const variable: Variable = variables[name]
  if (sandboxUrl === null || variable.sandbox === undefined) return null
  return variable.sandbox.replace('{sandbox}', sandboxUrl)
}

function missing(name: VariableName): never {
  throw new Error(`${name} is not set: ${variables[name].says} (Without SANDBOX_URL nothing stands in for it.)`)
}

function refuseDevelopment(source: Source, read: Read): void {
  const wrong: string[] = []
  if (read('SANDBOX_URL')) wrong.push('SANDBOX_URL is set: production talks to the real vendors only.')
  if (read('KILL_AT')) wrong.push('KILL_AT is set: kill points are for tests.')
  const origin = read('ORIGIN')
  if (!origin?.startsWith('https://')) wrong.push('ORIGIN must be the https address that people see.')
  if (!read('DATABASE_URL') && !read('DATABASE_APP_URL'))
    wrong.push('DATABASE_URL is not set: the embedded database is for one machine in development.')
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const value = source[name]
    if (
      variable.secret &&
      value &&
      (value === variable.sandbox ||
        value.startsWith('sandbox') ||
        /^(test|changeme|default|secret)/i.test(value) ||
        /^(.)\1+$/.test(value))
    ) {
      wrong.push(`${name} holds a test or default value.`)
    }
    if (value?.includes('/sandbox')) wrong.push(`${name} points at the sandbox.`)
    if (variable.sandbox?.includes('/') && name.endsWith('_URL') && value && !isVendors(value))
      wrong.push(`${name} must be an https address by the vendor’s name: no number, and no machine of this house.`)
  }
  if (wrong.length) throw new Error(wrong.join('\n'))
}

/** `URL` reads every spelling of a number (decimal, octal, hex, cut short, full width) as the address that it is. */
function isVendors(value: string): boolean {
  const url = URL.parse(value)
  const name = url?.hostname.replace(/\.$/, '') ?? ''
  const isInside = /^[^.]*$|\.(localhost|local|internal|localdomain|home|lan)$/.test(name)
  return url?.protocol === 'https:' && url.username === '' && isIP(name.replace(/^\[|\]$/g, '')) === 0 && !isInside
}

/** Both or none: a chat without its secret would let anybody in as somebody else. */
function chatOf(read: Read): Settings['chat'] {
  const [pluginKey, secret] = [read('CHANNEL_TALK_PLUGIN_KEY'), read('CHANNEL_TALK_SECRET')]
  if (pluginKey === null && secret === null) return null
  return {
    pluginKey: pluginKey ?? missing('CHANNEL_TALK_PLUGIN_KEY'),
    secret: keyBytes('CHANNEL_TALK_SECRET', secret ?? missing('CHANNEL_TALK_SECRET')),
  }
}

type DevelopmentKeys = { seal: string; signing: string; index: string }

/** Made once, kept beside the data that they seal. */
function developmentKeys(dataDir: string): DevelopmentKeys {
  const file = join(dataDir, 'keys.json')
  const held = existsSync(file) ? heldKeys(file) : null
  if (!held?.index) {
    mkdirSync(dataDir, { recursive: true })
    const fresh: DevelopmentKeys = {
      seal: `1:${randomBytes(32).toString('hex')}`,
      signing: randomBytes(32).toString('hex'),
      index: `1:${randomBytes(32).toString('hex')}`,
      ...held,
    }
    const own = `${file}.${process.pid}`
    writeFileSync(own, JSON.stringify(fresh), { mode: 0o600 })
    renameSync(own, file)
  }
  // our own file, written above
  return heldKeys(file) as DevelopmentKeys
}
/** A folder of an older version holds fewer keys. */
const heldKeys = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Partial<DevelopmentKeys>

function parseKeys(name: VariableName, text: string): SealKeys {
  return text.split(',').map((part) => {
    const [id = '', hex = ''] = part.trim().split(':')
    if (!/^\d{1,3}$/.test(id) || Number(id) > 255)
      throw new Error(`${name}: an id is a number from 0 to 255, as in 1:<64 hex digits>`)
    return { id: Number(id), key: keyBytes(name, hex) }
  })
}

function keyBytes(name: VariableName, hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error(`${name}: a key is 64 hex digits`)
  return Buffer.from(hex, 'hex')
}
