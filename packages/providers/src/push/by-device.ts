import type { BrowserPush, DevicePush, PushPort } from './port.ts'
import { isOfBrowser } from './web-push.ts'

/** Selects the service by the device: `browser` for browsers, `app` for apps. */
export const pushByDevice = (app: PushPort, browser: PushPort & BrowserPush): DevicePush => ({
  send: (push) => (isOfBrowser(push.token) ? browser : app).send(push),
  browser: { key: browser.key, reaches: browser.reaches },
})
