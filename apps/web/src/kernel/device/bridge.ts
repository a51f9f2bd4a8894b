import { appPort } from './in-app.ts'

/**
 * The app around this page, if there is one: requests are messages, answers are events. Without an app everything here
 * still works (null, or nothing happens), so no screen needs to know.
 */
export type AppInfo = {
  platform: 'ios' | 'android'
  os_version: string
  device_info: string
  app_name: string
  app_version: string
  app_build_number: string
  app_install_time: string | null
  app_update_time: string | null
  push_token: string | null
}
export type Permission = 'notification' | 'camera'

/**
 * The event that the app dispatches on the window: an answer to `id`, or its own 'back'. Any other event is not from
 * it.
 */
const EVENT = 'nz-app'
type FromApp = { kind: 'back' } | { kind: 'answer'; id: number; data: unknown }

const WAIT_MS = 3000
let count = 0

/** The app's data about itself and the device. */
export const appInfo = (): Promise<AppInfo | null> => ask('info', asInfo)
/** No answer counts as denied (specification, section 3). */
export const permissionOf = async (permission: Permission): Promise<'granted' | 'denied'> =>
  (await ask('permission', asPermission, { permission })) ?? 'denied'
export const requestPermission = async (permission: Permission): Promise<'granted' | 'denied'> =>
  (await ask('request-permission', asPermission, { permission })) ?? 'denied'
/** Opens an external page: in the device's browser, or in a new tab. */
export function openOutside(url: string): void {
  const send = appPort()
  if (send) send({ kind: 'open', url })
  else window.open(url, '_blank', 'noopener')
}
export const leaveApp = (): void => appPort()?.({ kind: 'close' })

/** The device's back key, if the app forwards it instead of going back itself. */
export function onAppBack(listener: () => void): () => void {
  const hear = (event: Event) => {
    if (messageOf(event)?.kind === 'back') listener()
  }
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}

/**
 * An older app that does not know the request never answers, and an invalid answer counts as none: null after a
 * timeout.
 */
function ask<T>(kind: string, read: (data: unknown) => T | null, more: object = {}): Promise<T | null> {
  const send = appPort()
  if (!send) return Promise.resolve(null)
  const id = ++count
  return new Promise((done) => {
    const end = (answer: T | null) => {
      clearTimeout(timer)
      window.removeEventListener(EVENT, hear)
      done(answer)
    }
    const hear = (event: Event) => {
      const sentence = messageOf(event)
      const answer = sentence?.kind === 'answer' && sentence.id === id ? read(sentence.data) : null
      if (answer !== null) end(answer)
    }
    const timer = setTimeout(() => end(null), WAIT_MS)
    window.addEventListener(EVENT, hear)
    send({ kind, id, ...more })
  })
}

/**
 * The app runs its script in this very page, so its events are this page's own `CustomEvent`. A frame of another origin
 * can only post, which arrives as a `message`; an event made in a frame of ours is of that frame's class. Both are
 * ignored.
 */
function messageOf(event: Event): FromApp | null {
  const detail: unknown = event instanceof CustomEvent && event.target === window ? event.detail : null
  if (typeof detail !== 'object' || detail === null) return null
  if ('id' in detail) {
    return Number.isSafeInteger(detail.id) && 'data' in detail && !('kind' in detail)
      ? { kind: 'answer', id: Number(detail.id), data: detail.data }
      : null
  }
  return 'kind' in detail && detail.kind === 'back' ? { kind: 'back' } : null
}
const asPermission = (value: unknown): 'granted' | 'denied' | null =>
  value === 'granted' || value === 'denied' ? value : null
function asInfo(value: unknown): AppInfo | null {
  if (typeof value !== 'object' || value === null) return null
  const text = (key: string): string => {
    const found = (value as Record<string, unknown>)[key] // read by name, whatever its type
    return typeof found === 'string' ? found : ''
  }
  const platform = text('platform')
  if (platform !== 'ios' && platform !== 'android') return null
  return {
    platform,
    os_version: text('os_version'),
    device_info: text('device_info'),
    app_name: text('app_name'),
    app_version: text('app_version'),
    app_build_number: text('app_build_number'),
    app_install_time: text('app_install_time') || null,
    app_update_time: text('app_update_time') || null,
    push_token: text('push_token') || null,
  }
}
