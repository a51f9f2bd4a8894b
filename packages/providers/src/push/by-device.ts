import type { BrowserPush, DevicePush, PushPort } from './port.ts'
import { isOfBrowser } from './web-push.ts'

/** Each device by the service that reaches it: a browser by its maker's, an app by the other. */
export const pushByDevice = (app: PushPort, browser: PushPort & BrowserPush): DevicePush => ({
  send: (push) => (isOfBrowser(push.token) ? browser : app).send(push),
  browser: { key: browser.key, reaches: browser.reaches },
})
