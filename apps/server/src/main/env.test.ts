import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDataKeys, readEnv, readStart, readWeb } from './env.ts'
import { notesOf } from './notes-at-start.ts'
import { createProviders } from './providers.ts'
import { variables, type Variable } from './variables.ts'

const key = () => randomBytes(32).toString('hex')
/** Every setting of a valid production environment. */
const production: Record<string, string> = {
  ...Object.fromEntries(Object.keys(variables).map((name) => [name, `https://${name.toLowerCase()}.kr`])),
  NODE_ENV: 'production',
  PORT: '8080',
  ORIGIN: 'https://jipsalpim.kr',
  DATABASE_URL: 'postgres://db.kr/jipsalpim',
  SANDBOX_URL: '',
  KILL_AT: '',
  DESK: '',
  TRUST_PROXY: '1',
  DATABASE_APP_URL: '',
  DATABASE_DIRECT_URL: '',
  DB_PREPARE: '',
  MESSAGING_VENDORS: '',
  APPLICATIONS_VENDORS: '',
  LOG_LEVEL: '',
  HOST: '',
  DRAIN_SECONDS: '',
  VENDOR_SECONDS: '',
  SEAL_KEYS: `1:${key()}`,
  INDEX_KEYS: `1:${key()}`,
  SIGNING_KEY: key(),
  PREVIEW_KEY: key(),
  CHANNEL_TALK_SECRET: key(),
  THECHEAT_ENC_KEY: key().slice(32),
  IROS_IDENTITIES: `first:${key()} second:${key()}`,
  PARTNER_KEYS: `ione.1:${key()}`,
}
const sellers = Object.keys(variables).filter((name) => /^(SELLER|PRIVACY|HOSTING)_/.test(name))

test('a production with everything starts, and knows who sells', () => {
  expect(readEnv(production).settings.seller.name).toBe('https://seller_name.kr')
  expect(readWeb(production).settings.seller.owner).toBe('https://seller_owner.kr')
})
test.each(sellers)('a production without %s does not start', (name) => {
  expect(() => readEnv({ ...production, [name]: '' })).toThrow(`${name} is not set`)
  expect(() => readWeb({ ...production, [name]: ' ' })).toThrow(`${name} is not set`)
})
const vendors = Object.entries<Variable>(variables).filter(([, variable]) => variable.sandbox !== undefined)
// Without partners' keys there are no partner members, and without their addresses there is no feed and no mail.
const needed = vendors.filter(([name]) => !['PARTNER_KEYS', 'FEED_URL', 'MAIL_URL'].includes(name))
test.each(needed)('a production without the vendor’s %s does not start', (name) => {
  const both = { ...production, MESSAGING_VENDORS: 'solapi,nhn', APPLICATIONS_VENDORS: 'tilko,infotech' }
  const start = () => createProviders(readEnv({ ...both, [name]: '' }), () => new Date())
  expect(start).toThrow(`${name} is not set`)
})
test.each(vendors.filter(([, variable]) => variable.secret))(
  'a production with the sandbox’s own %s does not start',
  (name, { sandbox }) => {
    expect(() => readEnv({ ...production, [name]: sandbox })).toThrow(`${name} holds a test or default value`)
  },
)
test.each([
  ['NHN_APP_KEY', {}, 'solapi,tilko'],
  ['SOLAPI_API_KEY', { MESSAGING_VENDORS: 'nhn' }, 'nhn,tilko'],
  ['INFOTECH_API_KEY', {}, 'solapi,tilko'],
  ['TILKO_URL', { APPLICATIONS_VENDORS: 'infotech' }, 'solapi,infotech'],
])('a production that asks another vendor needs no %s', (name, others, chosen) => {
  const { messaging, applications, settings } = readEnv({ ...production, [name]: '', ...others })
  expect([...messaging, ...applications].join(',')).toBe(chosen)
  expect(settings.seller.chosen).toBe(`${chosen},nhn-email`)
})
test('there are ten of them', () => expect(sellers.length).toBe(10))
const inside = [
  ...'http://payple.kr ftp://payple.kr file:///etc/passwd gopher://payple.kr payple.kr https:// https://user@payple.kr'.split(
    ' ',
  ),
  'https://payple.kr@127.0.0.1',
  ...[
    '127.0.0.1 127.1 127.0.1 0 0.0.0.0 2130706433 017700000001 0x7f000001 0x7f.0.0.1 0177.0.0.1 １２７.０.０.１ 127。0。0。1',
    '127.0.0.1. [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:0:0:1] [fe80::1] [fd00::1] [64:ff9b::7f00:1]',
    '10.0.0.1 172.16.0.1 192.168.0.1 169.254.169.254 2852039166 100.64.0.1 224.0.0.1 255.255.255.255 localhost LOCALHOST',
    'localhost. a.localhost ⓛocalhost db metadata metadata.google.internal printer.local router.lan nas.home host.localdomain',
  ].flatMap((line) => line.split(' ').map((host) => `https://${host}/api`)),
]
test.each(inside)('a production asks no vendor at %s', (url) => {
  expect(() => readEnv({ ...production, PAYPLE_URL: url })).toThrow('PAYPLE_URL must be an https address')
})
test('a chat has both of its settings or none', () => {
  expect(() => readEnv({ ...production, CHANNEL_TALK_SECRET: '' })).toThrow('CHANNEL_TALK_SECRET is not set')
  expect(readEnv({ ...production, CHANNEL_TALK_SECRET: '', CHANNEL_TALK_PLUGIN_KEY: '' }).settings.chat).toBeNull()
})
test('a process says whether it serves the back office, in one word or none', () => {
  expect([readEnv(production).backOffice, readEnv({ ...production, DESK: 'elsewhere' }).backOffice]).toEqual([
    true,
    false,
  ])
  // Only the back office's process opens previews; the others neither have the key nor need it.
  expect(readEnv(production).settings.previewKey).toHaveLength(32)
  expect(readEnv({ ...production, DESK: 'elsewhere' }).settings.previewKey).toBe(null)
  expect(readEnv({ ...production, DESK: 'elsewhere', PREVIEW_KEY: '' }).settings.previewKey).toBe(null)
  expect(() => readEnv({ ...production, PREVIEW_KEY: '' })).toThrow('PREVIEW_KEY is not set')
  expect(() => readEnv({ ...production, DESK: 'off' })).toThrow('DESK is elsewhere or unset: off.')
})

const saysOf = (start: () => unknown): string[] => {
  try {
    start()
  } catch (error) {
    // a start throws an Error with one sentence per line
    return (error as Error).message.split('\n')
  }
  return []
}
const development = { NODE_ENV: 'development', SANDBOX_URL: 'http://127.0.0.1:9', DATA_DIR: '/nowhere' }
test.each([
  ['unset', undefined],
  ['empty', ' '],
  ['in capitals', 'Production'],
  ['half written', 'prod'],
  ['another one', 'test'],
])('no process takes a mode that is %s for development', (_what, mode) => {
  const source = { ...development, NODE_ENV: mode }
  for (const start of [readEnv, readWeb, readDataKeys, (s: typeof source) => readStart('everything', s)])
    expect(saysOf(() => start(source))[0]).toMatch(/^NODE_ENV is (not set: say production|development or production)/)
})
const seal = `1:${key()}`
const [one = '', two = ''] = [key(), key()]
test.each<[string, Record<string, string>, string]>([
  ['a port of letters', { PORT: 'eighty' }, 'PORT is no port: eighty.'],
  ['a proxy of letters', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY is a whole number from 0 to 10: yes.'],
  ['proxies below none', { TRUST_PROXY: '-1' }, 'TRUST_PROXY is a whole number from 0 to 10: -1.'],
  ['a level that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is'],
  ['another word for off', { DB_PREPARE: 'no' }, 'DB_PREPARE is on or off, or unset: no.'],
  ['an address with a path', { ORIGIN: 'https://a.kr/b' }, 'ORIGIN is an address without a path'],
  ['a database of another kind', { DATABASE_URL: 'mysql://me:pw@a/b' }, 'DATABASE_URL is no PostgreSQL address'],
  ['a name that is no address', { DATABASE_DIRECT_URL: 'db.kr' }, 'DATABASE_DIRECT_URL is no PostgreSQL address'],
  ['a drain without a number', { DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS is a whole number from 0 to 60: 5s.'],
  [
    'a vendor that is none',
    { MESSAGING_VENDORS: 'solapi,aligo' },
    'MESSAGING_VENDORS names a vendor that there is none of: aligo. There are solapi, nhn.',
  ],
  [
    'a vendor of messages where applications are asked',
    { APPLICATIONS_VENDORS: 'tilko,solapi' },
    'APPLICATIONS_VENDORS names a vendor that there is none of: solapi. There are tilko, infotech.',
  ],
  [
    'an account without a password',
    { IROS_IDENTITIES: 'first:a-password second' },
    'IROS_IDENTITIES names each account as id:password',
  ],
  ['a vendor twice', { MESSAGING_VENDORS: 'nhn,nhn' }, 'MESSAGING_VENDORS names a vendor twice: nhn,nhn.'],
  ['an interface that is none', { HOST: 'a b' }, 'HOST is no interface'],
  ['a short key', { SIGNING_KEY: 'abcd' }, 'SIGNING_KEY is a key of 64 hex digits.'],
  ['a key without its number', { SEAL_KEYS: key() }, 'SEAL_KEYS names each key by a number'],
  ['two keys of one number', { SEAL_KEYS: `1:${one},1:${two}` }, 'SEAL_KEYS gives one number to two keys.'],
  ['a list that ends too soon', { INDEX_KEYS: '1:ab' }, 'INDEX_KEYS holds a key that is not 64 hex digits.'],
  [
    'a partner that is none of ours',
    { PARTNER_KEYS: `other.1:${key()}` },
    'PARTNER_KEYS names each key by its partner',
  ],
  ['zeros', { SEAL_KEYS: `1:${'0'.repeat(64)}` }, 'SEAL_KEYS holds a test or default value'],
  ['a pattern', { SIGNING_KEY: '0123456789abcdef'.repeat(4) }, 'SIGNING_KEY holds a test or default value'],
  [
    'a pattern of a test',
    { CHANNEL_TALK_SECRET: 'ab'.repeat(32) },
    'CHANNEL_TALK_SECRET holds a test or default value',
  ],
  [
    'a row of numbers',
    { INDEX_KEYS: `1:${Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('hex')}` },
    'INDEX_KEYS holds a test or default value',
  ],
  ['one key under two names', { SEAL_KEYS: seal, INDEX_KEYS: seal }, 'INDEX_KEYS holds a key that is in use already'],
  ['one key under two numbers', { SEAL_KEYS: `1:${one},2:${one}` }, 'SEAL_KEYS holds a key that is in use already'],
  ['a key that a vendor publishes', { PAYPLE_CUST_KEY: 'abcd1234567890' }, 'PAYPLE_CUST_KEY holds a test or default'],
  ['a vendor’s key that was cut', { THECHEAT_ENC_KEY: 'q8*Zk2!x' }, 'THECHEAT_ENC_KEY has not 32 characters.'],
  ['a secret of four letters', { SOLAPI_API_SECRET: 'abcd' }, 'SOLAPI_API_SECRET is too short for a secret.'],
])('says what is wrong with %s', (_what, wrong, sentence) => {
  const message = saysOf(() => readEnv({ ...production, ...wrong }))
  expect(message).toEqual([expect.stringContaining(sentence)])
  // No part of a secret is printed.
  for (const [name, value] of Object.entries(wrong))
    if (/KEY|SECRET|DATABASE|IDENTITIES/.test(name)) expect(message.join()).not.toContain(value)
})
test('everything that is wrong is said at once', () => {
  const wrong = { PORT: 'x', TRUST_PROXY: 'x', LOG_LEVEL: 'x', SEAL_KEYS: 'x', SELLER_NAME: '', KAKAO_CLIENT_ID: '' }
  const named = saysOf(() => readStart('everything', { ...production, ...wrong })).map((line) => line.split(' ')[0])
  expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted())
})
test('a start says whom its address limits hit, and who comes in during development', () => {
  const notes = (source: Record<string, string>) => notesOf(readStart('everything', { ...production, ...source }))
  expect(notes({ TRUST_PROXY: '' })).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  expect(notes({ TRUST_PROXY: '2' })).toEqual([])
  expect(notesOf(readStart('everything', development))).toEqual([
    expect.stringContaining('NODE_ENV=production'),
    expect.stringMatching(/no vendor stands behind the feed of pending applications .*; the sandbox plays it/),
  ])
})
test('without the address of a feed there is none, it needs no key, and the start says so', () => {
  const without = { ...production, FEED_URL: '', FEED_KEY: '' }
  expect(createProviders(readEnv(without), () => new Date()).applicationsFeed).toBe(null)
  expect(createProviders(readEnv(production), () => new Date()).applicationsFeed).not.toBe(null)
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-env-'))
  const played = createProviders(readEnv({ ...development, DATA_DIR: dataDir }), () => new Date())
  rmSync(dataDir, { recursive: true })
  expect(played.applicationsFeed).not.toBe(null)
  expect(notesOf(readStart('everything', without))).toEqual([
    expect.stringMatching(/^FEED_URL is not set: .* is off\.$/),
  ])
})
test('without the address of the vendor of mail there is no mail, it needs no key, and the start says so', () => {
  const without = { ...production, MAIL_URL: '', MAIL_APP_KEY: '', MAIL_SECRET_KEY: '', MAIL_FROM: '' }
  expect(createProviders(readEnv(without), () => new Date()).mail).toBe(null)
  expect(createProviders(readEnv(production), () => new Date()).mail).not.toBe(null)
  // The privacy policy names the vendor only where it gets an address.
  expect(readWeb(without).settings.seller.chosen).toBe('solapi,tilko')
  expect(notesOf(readStart('everything', without))).toEqual([
    'MAIL_URL is not set: an alert that reaches no phone is not sent by mail either.',
  ])
})
