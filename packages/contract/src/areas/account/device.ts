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
