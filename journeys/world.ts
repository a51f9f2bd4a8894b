import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { booksThatDiffer } from '../apps/server/src/testing/check-books.ts'
import { checkInvariantsAtOnce } from '../db/check-invariants.ts'
import { connectToRead } from '../db/connect.ts'
import { startPostgres } from '../dev/postgres/pg.ts'
import { keepShared, shared } from '../dev/vitest/share.ts'
import { launchBrowser } from './browser.ts'
import { makeCast, type Cast } from './cast.ts'
import { callApi, logIn } from './person.ts'
import { controlOf, type Product } from './product.ts'
import type { SharedProduct } from './shared-products.ts'

export type GatewayRow = {
  gateway: string
  imp_uid: string
  merchant_uid: string
  status: string
  amount: number
  cancel_amount: number
  cancels: number
}
export type Message = { to: string; state: string; text: string; links: { name: string; url: string }[] }

/** The product, a browser, and the sandbox's own state. */
export type World = {
  url: string
  dataDir: string
  browser: Browser
  control: Product['control']
  /** Moves the product's clock by some seconds; null resets it. */
  pass: (seconds: number | null) => Promise<void>
  payments: () => Promise<GatewayRow[]>
  /** All messages to a persona's phone. */
  messagesOf: (persona: string) => Promise<Message[]>
  /**
   * The violations of the database's invariants, and where the gateways' books differ from ours; a sentence if there
   * are none.
   */
  invariants: () => Promise<string>
  end: () => Promise<void>
}

/**
 * The worker's product as after its first start, whatever earlier files did with it, and a new browser. Without `fonts`
 * it has the fallback font only: a new visit fetches and lays out a dozen pieces of Pretendard, an eighth of a story's
 * time. Files that measure a layout have the fonts, and so has `startWorldWithCast`, which looks at every place.
 */
export async function startWorld({ fonts = false } = {}): Promise<World> {
  const [product, browser] = await Promise.all([
    shared<SharedProduct>(inject('sharedProducts')),
    launchBrowser(fonts ? [] : ['--disable-remote-fonts']),
  ])
  return worldOf(product, browser)
}

/** The same with the users of `makeCast`, whom a worker creates once, for the first file that asks for them. */
export async function startWorldWithCast(): Promise<World & { cast: Cast }> {
  const products = inject('sharedProducts')
  const [product, browser] = await Promise.all([shared<SharedProduct>(products, 'cast'), launchBrowser()])
  let { cast } = product
  if (!cast) {
    cast = await makeCast(product.url)
    await keepShared(products, 'cast', cast)
  }
  return { ...worldOf(product, browser), cast }
}

function worldOf({ url, dataDir }: SharedProduct, browser: Browser): World {
  const control = controlOf(url)
  const ask = async (path: string) => {
    const response = await fetch(`${url}/sandbox/control${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json() as Promise<Record<string, never[]>> // the shapes of docs/printed/sandbox.md
  }
  return {
    url,
    dataDir,
    browser,
    control,
    pass: async (seconds) => {
      const { now } = (await ask('/clock')) as unknown as { now: string } // not a list, unlike the others
      await control('/clock', {
        now: seconds === null ? null : new Date(Date.parse(now) + seconds * 1000).toISOString(),
      })
    },
    payments: async () => (await ask('/payments'))['payments'] ?? [],
    messagesOf: async (persona) => {
      const { mobile } = await callApi<{ mobile: string }>(url, '/user/info', (await logIn(url, persona)).token)
      return ((await ask('/messages'))['messages'] ?? []).filter((m: Message) => m.to.slice(-4) === mobile.slice(-4))
    },
    invariants: () => judgeBooks(dataDir, async () => (await ask('/payments'))['payments'] ?? []),
    end: () => browser.close(),
  }
}

/** Where the gateways' books and ours differ, after a moment for pending webhooks and jobs; then the violated invariants. */
async function judgeBooks(dataDir: string, payments: () => Promise<GatewayRow[]>): Promise<string> {
  const pg = await startPostgres({ dir: join(dataDir, 'pg') })
  const client = await connectToRead({ url: pg.url('owner'), application: 'books', answerTimeoutMs: 60_000 })
  try {
    let differ = await booksThatDiffer(client, await payments(), { busy: true })
    for (const until = Date.now() + BOOKS_MS; differ.length > 0 && Date.now() < until; await sleep(200))
      differ = await booksThatDiffer(client, await payments(), { busy: true })
    const violations = await checkInvariantsAtOnce(client, { inTime: true })
    return violations.length + differ.length === 0 ? 'every invariant holds' : JSON.stringify({ violations, differ })
  } finally {
    await client.end()
  }
}
const BOOKS_MS = 5000
