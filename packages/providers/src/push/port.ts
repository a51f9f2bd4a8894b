import type { Outcome } from '../outcome.ts'

/** A line on the screen of one device. It passes through a foreign company, so it contains no personal data. */
export type Push = {
  /** The device's address at the vendor; for a browser its subscription, as `addressOf` writes it. */
  token: string
  title: string
  body: string
  /** Our path that a tap opens. */
  path: string
  /** Our id, at most 64 bytes: a second push with the same id replaces the first on the device. */
  reference: string
}
/** 'gone': the token is no longer valid for the device. */
export type PushRefusal = 'gone' | 'bad-message'

export interface PushPort {
  /**
   * The vendor has neither idempotency nor a lookup: after an unknown outcome it is sent again with the same reference.
   */
  send(push: Push): Promise<Outcome<{ messageId: string }, PushRefusal>>
}
/** Browsers get pushes from a service of their vendor. */
export interface BrowserPush {
  /** Our public key (VAPID), base64url: a browser subscribes for this key only. */
  key: string
  /** Whether the subscription's address, which comes from a browser, belongs to a push service that we send to. */
  reaches: (endpoint: string) => boolean
}
/** Apps and browsers, each through its own service. */
export type DevicePush = PushPort & { browser: BrowserPush }
