import { z } from 'zod'
import { call } from '../../call.ts'
import { textField } from '../../values.ts'
import { accountRows } from './rows.ts'

const optionalText = (max: number) => textField(max).nullable().default(null)
const time = z.iso.datetime({ offset: true }).nullable().default(null)

/**
 * The app's data about itself and the device: the specification's nine fields. Push goes to the logged-in user's
 * devices.
 */
export const pushDevice = call(accountRows.pushDevice, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({
    push_token: z.string().min(1).max(400),
    platform: z.enum(['ios', 'android']),
    os_version: optionalText(40),
    device_info: optionalText(200),
    app_name: optionalText(100),
    app_version: optionalText(40),
    app_build_number: optionalText(40),
    app_install_time: time,
    app_update_time: time,
  }),
  output: z.object({}),
  fails: [],
})

/** A subscription of the Push API, as the browser gives it: base64url, the address of its maker's push service. */
const subscription = z.strictObject({
  endpoint: z.url().max(1000, 'too-long'),
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'bad-characters'),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'bad-characters'),
})
/** `key`: our public key (VAPID), base64url. `agreed`: to the terms 'web-push', without which nothing is sent. */
export const webPush = call(accountRows.webPush, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({ key: z.string(), agreed: z.boolean() }),
  fails: [],
})
export const webPushOn = call(accountRows.webPushOn, {
  ours: true,
  limit: { perMinute: 30, by: 'user' },
  input: subscription,
  output: z.object({}),
  fails: ['pushServiceUnknown'],
})
export const webPushOff = call(accountRows.webPushOff, {
  ours: true,
  input: subscription,
  output: z.object({}),
  fails: [],
})
