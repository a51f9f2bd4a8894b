import { isInApp } from './in-app.ts'
import { inAppOf } from './inside-app.ts'
import { WORKER } from './offline.ts'

/**
 * Why this browser gets no notices: an app has its own, and the browsers inside other apps have none; an iPhone has
 * them only for a page on its home screen; `denied`: the user refused them in the browser, which asks only once.
 */
export type NoPush = 'app' | 'inside-app' | 'home-screen' | 'none' | 'denied'

/** Null if this browser can receive pushes. */
export function whyNoPush(): NoPush | null {
  if (isInApp()) return 'app'
  if (inAppOf(navigator.userAgent) !== null) return 'inside-app'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() && !isInstalled() ? 'home-screen' : 'none'
  return Notification.permission === 'denied' ? 'denied' : null
}
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** A subscription as the server takes it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Only reads: it asks no permission and registers nothing. */
export async function currentSubscription(): Promise<Subscribed | null> {
  if (whyNoPush() !== null || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return read((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the browser, which asks its user. Called from a tap, before anything is awaited: Safari asks only then. */
export async function subscribeBrowser(key: string): Promise<Subscribed | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register(WORKER)
    const { pushManager } = await navigator.serviceWorker.ready
    const old = await pushManager.getSubscription()
    // A subscription for an older key of ours no longer receives anything.
    if (old && !isFor(old, key)) await old.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return read(made) ?? 'failed'
  } catch {
    return 'failed'
  }
}

/** Null if there was no subscription. */
export async function unsubscribeBrowser(): Promise<Subscribed | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  await subscription?.unsubscribe()
  return read(subscription)
}

function read(subscription: PushSubscription | null): Subscribed | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = options.applicationServerKey
  if (!bytes) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}
