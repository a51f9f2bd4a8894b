import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plannedPlaces } from '@jipsalpim/contract/planned.ts'
import { places } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../kernel/context.ts'
import { compressFolder } from './compress.ts'
import { contentSecurity, violationsPath } from '../headers.ts'
import { landing } from './page-words.ts'
import { webPages } from './pages.ts'

const settings: Settings = {
  production: false,
  origin: 'http://localhost:8080',
  dataDir: '',
  sandbox: true,
  sandboxUrl: 'http://127.0.0.1:9',
  portone: { impCode: '', channelKey: '', walletChannels: {}, sdkUrl: 'https://cdn.iamport.kr/v1/iamport.js' },
  seller: {
    name: '가게 "견본" & <b>',
    owner: '대표',
    businessNo: '000-00-00000',
    mailOrderNo: '제0호',
    address: '서울',
    phone: '02-000-0000',
    email: 'a@example.com',
    privacyOfficer: '책임자',
    privacyEmail: 'b@example.com',
    hosting: '클라우드',
    chosen: 'solapi,tilko',
  },
  chat: null,
  identity: { channelKey: '' },
  payple: { clientKey: '', sdkUrl: 'https://cpay.payple.kr/js/v1/payment.js' },
  partnerKeys: [],
  signingKey: new Uint8Array(32),
  previewKey: null,
}
const dist = mkdtempSync(join(tmpdir(), 'jipsalpim-dist-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(
    join(dist, 'index.html'),
    '<head><title>x</title><link rel="stylesheet" href="/assets/a.css"><meta name="csp-nonce" content="__NONCE__"><meta name="seller" content="__SELLER__"><script type="module" src="/assets/a-1.js"></script></head><body><div id="root"><p>x</p></div></body>',
  )
  writeFileSync(join(dist, 'assets', 'a-1.js'), 'let a = 1;'.repeat(500))
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  await compressFolder(dist)
  app = fastify()
  webPages(app, settings, dist)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const built = places()

describe('the page', () => {
  it('is there for every built place, and 404 with the same page for what is no place', async () => {
    expect(built.length).toBeGreaterThan(3)
    for (const { path } of built) expect((await get(path.replaceAll(/:\w+/g, '1'))).statusCode).toBe(200)
    const nowhere = await get('/no/such/place')
    expect(nowhere.statusCode).toBe(404)
    expect(nowhere.body).toContain('/assets/a-1.js')
    const planned = plannedPlaces().find(({ path }) => !path.includes(':'))
    if (planned) expect((await get(planned.path)).statusCode).toBe(404)
  })
  it('carries a nonce of its own each time, and a policy that lets nothing else run', async () => {
    const [one, two] = [await get('/'), await get('/')]
    const policy = String(one.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThanOrEqual(20)
    expect(one.body).toContain(`nonce="${nonce}"`)
    expect(one.body).not.toContain('__NONCE__')
    expect(two.body).not.toContain(nonce)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`report-uri ${violationsPath}`)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(one.headers['cache-control']).toBe('no-store')
  })
  it('shows each place in its own frame before any script: its title, what it is shared with, its styles in the page', async () => {
    for (const place of built) {
      const { path, route } = place
      const { body } = await get(path.replaceAll(/:\w+/g, '1'))
      const at = 'redirect' in route ? built.find((p) => p.path === route.redirect) : place
      const title = at ? titleOf(at.name) : ''
      const heading = at?.route.wide === 'front' ? landing.title : title
      const [, shown = ''] = /<div id="root">(.*)<\/div>/s.exec(body) ?? []
      expect(shown, path).toContain('<main id="main"')
      if (heading !== '') expect(shown, path).toContain(`>${heading}</h1>`)
      expect(body, path).toContain(`<meta property="og:title" content="${title === '' ? '' : `${title} · `}집살핌">`)
      // The first paint needs no other file: the app's styles come after it.
      expect(body.indexOf('<link rel="stylesheet"'), path).toBeGreaterThan(body.indexOf('<main id="main"'))
      expect(body.match(/<(?:link rel="modulepreload"|script type="module")(?! fetchpriority="low")/g), path).toBeNull()
    }
    const policy = String((await get('/')).headers['content-security-policy'])
    const { body } = await get('/analyze')
    for (const [, nonce] of body.matchAll(/<(?:style|script) nonce="([^"]*)"/g)) expect(nonce).not.toBe('__NONCE__')
    expect(policy).not.toContain('unsafe-inline')
    const { body: question } = await get('/analyze/type')
    expect(/<label class="fs-drop"><input type="file"/.test(body)).toBe(true)
    expect([body.includes('<label class="fs-drop"'), question.includes('<div class="fs-way"')]).toEqual([true, true])
  })
  it('says who sells, in a way that no name can break', async () => {
    const { body } = await app.inject('/main')
    const [, sellerName = ''] = /<meta name="seller" content="([^"]*)">/.exec(body) ?? []
    expect(sellerName).not.toMatch(/[<>]/)
    const plain = sellerName
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(JSON.parse(plain)).toEqual(settings.seller)
  })
  it('lets the gateway’s script in only without the sandbox', () => {
    const policy = contentSecurity({ ...settings, sandbox: false }, 'n')
    expect(policy).toContain("script-src 'self' 'nonce-n' https://cdn.iamport.kr https://cpay.payple.kr;")
    expect(policy).not.toContain('unsafe')
  })
})

describe('files', () => {
  it('come compressed to who takes it, and are kept for ever when their name carries their hash', async () => {
    const [br, gzip, plain] = [
      await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' }),
      await get('/assets/a-1.js', { 'accept-encoding': 'gzip' }),
      await get('/assets/a-1.js'),
    ]
    expect([br, gzip, plain].map((r) => r.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(Number(br.headers['content-length'])).toBeLessThan(100)
    expect(plain.body).toHaveLength(5000)
    expect(plain.headers['cache-control']).toContain('immutable')
    expect((await get('/icon.svg')).headers['cache-control']).toContain('must-revalidate')
    expect(
      (await get('/icon.svg', { 'if-none-match': String((await get('/icon.svg')).headers['etag']) })).statusCode,
    ).toBe(304)
  })
  it.each(['/assets/gone-2.js', '/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/index.html.br'])(
    'never a page or a file of ours in the place of one: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('jipsalpim')
      if (path.startsWith('/assets/')) expect(answer.headers['content-type']).toContain('application/json')
    },
  )
})
