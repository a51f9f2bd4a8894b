import { z } from 'zod'
import { call } from '../../call.ts'
import { settingsRows } from './rows.ts'

export const platforms = ['web', 'ios', 'android'] as const
export const appVersion = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/, 'not-a-version')
const token = z.string().min(1).max(400)
const appPlatform = z.enum(['ios', 'android'])

/** A feature flag; null if it is off for the caller. */
export const featureFlagEval = call(settingsRows.featureFlagEval, {
  input: z.strictObject({
    key: z.string().max(60),
    platform: z.enum(platforms).default('web'),
    source: z.string().max(40).optional(),
    /** Identifies this device: an id of its own, not a credential. */
    device: z.string().max(100).optional(),
  }),
  output: z.object({ key: z.string(), value: z.string() }).nullable(),
  fails: [],
})
/** Whether an app update is offered. Without platform and version: by the device's last report. */
export const appUpdate = call(settingsRows.appUpdate, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({
    device_push_token: token,
    platform: appPlatform.optional(),
    app_version: appVersion.optional(),
  }),
  output: z.object({
    /** True: the app does not continue without it. */
    forceUpdateYn: z.boolean(),
    updateYn: z.boolean(),
    message: z.string().nullable(),
    target_app_version: z.string().nullable(),
    store_url: z.string().nullable(),
  }),
  fails: [],
})
export const appUpdateReject = call(settingsRows.appUpdateReject, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({ app_version: appVersion, target_app_version: appVersion, device_push_token: token }),
  output: z.object({}),
  fails: [],
})
export const newDevice = call(settingsRows.newDevice, {
  limit: { perMinute: 30, by: 'address' },
  input: z.strictObject({
    device_push_token: token,
    platform: appPlatform.optional(),
    app_version: appVersion.optional(),
  }),
  output: z.object({ is_new_device: z.boolean() }),
  fails: [],
})
