import { expect, test } from 'vitest'
import { readEnv, readWeb } from './env.ts'
import { createProviders } from './providers.ts'
import { variables, type Variable } from './variables.ts'

const HEX = '0123456789abcdef'.repeat(4)
/** Every setting of a production that would start. */
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
  SEAL_KEYS: `1:${HEX}`,
  INDEX_KEYS: `1:${HEX}`,
  SIGNING_KEY: HEX,
  CHANNEL_TALK_SECRET: HEX,
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
test.each(vendors)('a production without the vendor’s %s does not start', (name) => {
  const start = () => createProviders(readEnv({ ...production, [name]: '' }), () => new Date())
  expect(start).toThrow(`${name} is not set`)
})
test.each(vendors.filter(([, variable]) => variable.secret))(
  'a production with the sandbox’s own %s does not start',
  (name, { sandbox }) => {
    expect(() => readEnv({ ...production, [name]: sandbox })).toThrow(`${name} holds a test or default value`)
  },
)
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
test('a process says whether it answers the desk, in one word or none', () => {
  expect([readEnv(production).desk, readEnv({ ...production, DESK: 'elsewhere' }).desk]).toEqual([true, false])
  expect(() => readEnv({ ...production, DESK: 'off' })).toThrow('DESK')
})
