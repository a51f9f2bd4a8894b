import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appInfo, onAppBack, permissionOf } from './bridge.ts'

/** A window with Android's interface, which records the messages it gets. */
let page: EventTarget
let asked: { kind: string; id: number }[]
beforeEach(() => {
  asked = []
  page = Object.assign(new EventTarget(), {
    JipsalpimApp: { postMessage: (text: string) => asked.push(JSON.parse(text) as (typeof asked)[number]) },
  })
  vi.stubGlobal('window', page)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const idAsked = () => asked.at(-1)?.id ?? -1
const says = (detail: unknown) => page.dispatchEvent(new CustomEvent('nz-app', { detail }))
/** The answer after the question has timed out. */
const heard = async (answer: Promise<unknown>) => {
  await vi.runAllTimersAsync()
  return answer
}
const info = { platform: 'ios', app_version: '2.0', push_token: 'token' }

describe('what the app says', () => {
  it('is heard: its back, and its answer to what it was asked', async () => {
    const back = vi.fn()
    const end = onAppBack(back)
    says({ kind: 'back' })
    expect(back).toHaveBeenCalledTimes(1)
    end()
    const permission = permissionOf('camera')
    says({ id: idAsked(), data: 'granted' })
    expect(await permission).toBe('granted')
    const device = appInfo()
    says({ id: idAsked(), data: info })
    expect(await device).toMatchObject({ platform: 'ios', push_token: 'token' })
  })
  const strange: [string, (id: number) => unknown][] = [
    ['nothing', () => null],
    ['a text', () => 'back'],
    ['a list', () => ['back']],
    ['a kind that is none', () => ({ kind: 'close' })],
    ['a kind in another one', () => ({ kind: ['back'] })],
    ['an answer that is a back, too', (id) => ({ kind: 'back', id, data: 'granted' })],
    ['an answer without one', (id) => ({ id })],
    ['an answer to nobody’s question', (id) => ({ id: id + 1, data: 'granted' })],
    ['the number in words', (id) => ({ id: String(id), data: 'granted' })],
    ['a word that is no answer', (id) => ({ id, data: 'yes' })],
    ['an answer in a list', (id) => ({ id, data: ['granted'] })],
  ]
  it.each(strange)('in no shape that is known is not heard: %s', async (_, detail) => {
    const back = vi.fn()
    const end = onAppBack(back)
    const permission = permissionOf('camera')
    says(detail(idAsked()))
    says({ id: idAsked(), data: { platform: 'windows' } })
    expect(await heard(permission)).toBe('denied')
    expect(back).not.toHaveBeenCalled()
    end()
  })
  it('comes after something that was not heard, and is', async () => {
    const told = appInfo()
    says({ id: idAsked(), data: { platform: 'windows' } })
    says({ id: idAsked(), data: info })
    expect(await told).toMatchObject({ platform: 'ios' })
  })
})

describe('what another one says', () => {
  it('is not heard: it posts, or its event is not of this page', async () => {
    const back = vi.fn()
    const end = onAppBack(back)
    const permission = permissionOf('camera')
    const details = [{ kind: 'back' }, { id: idAsked(), data: 'granted' }]
    for (const detail of details) {
      for (const name of ['message', 'nz-app'])
        page.dispatchEvent(Object.assign(new Event(name), { data: detail, detail, origin: 'https://evil.example' }))
      // Dispatched on an element of the page, not on the window.
      const part = new CustomEvent('nz-app', { detail })
      Object.defineProperty(part, 'target', { value: new EventTarget() })
      page.dispatchEvent(part)
    }
    expect(await heard(permission)).toBe('denied')
    expect(back).not.toHaveBeenCalled()
    end()
  })
})
