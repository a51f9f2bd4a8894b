import type { BrowserPush, DevicePush, PushPort } from './port.ts'
import { isOfBrowser } from './web-push.ts'

/** Selects the service of each device: for a browser its vendor's, for an app the other. */
export const pushByDevice = (app: PushPort, browser: PushPort & BrowserPush): DevicePush => ({
  send: (push) => (isOfBrowser(push.token) ? browser : app).send(push),
  browser: { key: browser.key, reaches: browser.reaches },
})
