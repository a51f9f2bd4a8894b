import { expect, test } from 'vitest'
import { readEnv, readWeb } from './env.ts'
import { variables } from './variables.ts'

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
test('there are ten of them', () => expect(sellers.length).toBe(10))
test('a chat has both of its settings or none', () => {
  expect(() => readEnv({ ...production, CHANNEL_TALK_SECRET: '' })).toThrow('CHANNEL_TALK_SECRET is not set')
  expect(readEnv({ ...production, CHANNEL_TALK_SECRET: '', CHANNEL_TALK_PLUGIN_KEY: '' }).settings.chat).toBeNull()
})
