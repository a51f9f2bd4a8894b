import { partners } from '@jipsalpim/contract/partners.ts'
import { isIP } from 'node:net'
import { variables, type VariableName } from './variables.ts'
import { applicationsVendors, messagingVendors, wrongVendors } from './vendors.ts'

/** The error of a value, as the rest of a sentence that begins with the setting's name; null when it is valid. */
type Form = (value: string) => string | null

const is =
  (test: (value: string) => boolean, sentence: string, shown: 'shown' | 'secret' = 'shown'): Form =>
  (value) =>
    test(value) ? null : `${sentence}${shown === 'shown' ? `: ${value}` : ''}.`
const oneOf = (...words: string[]): Form =>
  is((value) => words.includes(value), `is ${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}, or unset`)
const whole = (most: number): Form =>
  is((value) => /^\d{1,6}$/.test(value) && Number(value) <= most, `is a whole number from 0 to ${most}`)

const isWeb = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const isOrigin = (value: string): boolean => isWeb(value) && URL.parse(value)?.origin === value.replace(/\/$/, '')
const database = is(
  (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
  'is no PostgreSQL address (postgres://user:password@host:5432/name)',
  'secret',
)
const isKey = (value: string): boolean => /^[0-9a-f]{64}$/i.test(value)
const key = is(isKey, 'is a key of 64 hex digits', 'secret')
const keys: Form = (value) => {
  const parts = value.split(',').map((part) => part.trim().split(':'))
  const ids = parts.map(([id = '']) => id)
  if (!ids.every((id) => /^\d{1,3}$/.test(id) && Number(id) <= 255))
    return 'names each key by a number from 0 to 255, as in 1:<64 hex digits>.'
  if (new Set(ids.map(Number)).size < ids.length) return 'gives one number to two keys.'
  return parts.every(([, hex = '', ...more]) => isKey(hex) && more.length === 0)
    ? null
    : 'holds a key that is not 64 hex digits.'
}
/** A vendor's URL; the URL of scripts for browsers may be a path on our own origin. */
const vendor = is((value) => isWeb(value) || /^\/[^/]/.test(value), 'is no address')

const special: Partial<Record<VariableName, Form>> = {
  NODE_ENV: (value) =>
    value === 'development' || value === 'production' ? null : `is development or production, nothing else: ${value}.`,
  PORT: (value) => (whole(65_535)(value) ? `is no port: ${value}.` : null),
  HOST: is((value) => isIP(value) > 0 || /^[\w.-]+$/.test(value), 'is no interface of this machine'),
  ORIGIN: is(isOrigin, 'is an address without a path, as in https://jipsalpim.kr'),
  DATABASE_URL: database,
  DATABASE_APP_URL: database,
  DATABASE_DIRECT_URL: database,
  MESSAGING_VENDORS: wrongVendors(messagingVendors),
  APPLICATIONS_VENDORS: wrongVendors(applicationsVendors),
  DB_PREPARE: oneOf('on', 'off'),
  SANDBOX_URL: is(isWeb, 'is no address'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  TRUST_PROXY: whole(10),
  DRAIN_SECONDS: whole(60),
  VENDOR_SECONDS: whole(60),
  DESK: is((value) => value === 'elsewhere', 'is elsewhere or unset'),
  KILL_AT: is((value) => /^[\w.-]+(#[1-9]\d*)?$/.test(value), 'is the name of a kill point, as in report.judged#2'),
  SEAL_KEYS: keys,
  INDEX_KEYS: keys,
  SIGNING_KEY: key,
  PREVIEW_KEY: key,
  CHANNEL_TALK_SECRET: key,
  THECHEAT_ENC_KEY: is((value) => Buffer.byteLength(value) === 32, 'has not 32 characters', 'secret'),
  IROS_IDENTITIES: is(
    (value) => value.split(/\s+/).every((pair) => /^[^:]+:.+$/.test(pair)),
    'names each account as id:password, with spaces between them',
    'secret',
  ),
  PARTNER_KEYS: is(
    (value) =>
      value.split(',').every((part) => {
        const [, partner, hex = ''] = /^([a-z]+)\.\d{1,3}:(.*)$/.exec(part.trim()) ?? []
        return partners.some((p) => p === partner) && isKey(hex)
      }),
    `names each key by its partner (${partners.join(', ')}) and a number, as in ione.1:<64 hex digits>`,
    'secret',
  ),
}

/** The error in the form of a setting's value. */
export function wrongForm(name: VariableName, value: string): string | null {
  const form = special[name] ?? (name.endsWith('_URL') ? vendor : null)
  const wrong = form?.(value) ?? null
  return wrong && `${name} ${wrong}`
}

export const variableNames = Object.keys(variables).filter((name): name is VariableName => name in variables)
