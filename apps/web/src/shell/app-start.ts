import {
  appInfo,
  leaveApp,
  onAppBack,
  openOutside,
  permissionOf,
  requestPermission,
  type AppInfo,
} from '../kernel/device/bridge.ts'
import { send } from '../kernel/calls/client.ts'
import { deviceId } from '../kernel/device/device.ts'
import { onSession } from '../kernel/login/session.ts'
import { partnerSource } from '../kernel/source.ts'
import { backClosesModal } from '../ui/dialogs/open-modals.ts'
import { askNotifications } from './notification-popup.tsx'
import { askUpdate } from './update-dialog.tsx'

/** Asked once per device; afterwards in the device's own settings. */
const ASKED = 'nz_notification_asked'

/** Runs once when the page starts inside the app: device data, a newer app, notifications, the back key. */
export async function startInApp(): Promise<void> {
  onAppBack(() => {
    if (backClosesModal()) return
    if (window.history.length > 1) window.history.back()
    else leaveApp()
  })
  document.addEventListener('click', outsideLinks)
  const info = await appInfo()
  if (!info) return
  if (info.push_token !== null) {
    notifyDevice(info, info.push_token)
    await send('newDevice', { device_push_token: info.push_token, ...versionOf(info) })
    if (await offerUpdate(info, info.push_token)) return
  }
  await offerNotifications(info)
}

/** Push goes to the user who is logged in on the device: sent now, and whenever that changes. */
function notifyDevice(info: AppInfo, push_token: string): void {
  const notify = () => void send('pushDevice', { ...info, ...timesOf(info), push_token })
  notify()
  onSession(notify)
}
/** An invalid time is left out; the others are sent. */
const timesOf = (info: AppInfo) => ({
  app_install_time: timeOf(info.app_install_time),
  app_update_time: timeOf(info.app_update_time),
})
const timeOf = (text: string | null): string | null => {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

const versionOf = (info: AppInfo) => ({
  platform: info.platform,
  ...(/^\d+(\.\d+){0,3}$/.test(info.app_version) ? { app_version: info.app_version } : {}),
})

/** True if the user goes to the store. Postponing closes the dialog, whatever the server answers. */
async function offerUpdate(info: AppInfo, token: string): Promise<boolean> {
  const reply = await send('appUpdate', { device_push_token: token, ...versionOf(info) })
  if (!reply.ok || !reply.data.updateYn) return false
  const { forceUpdateYn: force, message, target_app_version: target, store_url: store } = reply.data
  for (;;) {
    const answer = await askUpdate({ message: message ?? '', force })
    if (answer === 'later') {
      if (target !== null)
        void send('appUpdateReject', {
          app_version: info.app_version,
          target_app_version: target,
          device_push_token: token,
        })
      return false
    }
    if (store !== null) openOutside(store)
    // A forced update is asked for again when the user comes back without it.
    if (!force) return true
    await new Promise((back) => document.addEventListener('visibilitychange', back, { once: true }))
  }
}

/** Only if the feature is on, the platform's own flag is on, and the device has not been asked. */
async function offerNotifications(info: AppInfo): Promise<void> {
  if (localStorage.getItem(ASKED) !== null || (await permissionOf('notification')) === 'granted') return
  const source = partnerSource()
  const isOn = async (key: string) => {
    const reply = await send('featureFlagEval', {
      key,
      platform: info.platform,
      ...(source === null ? {} : { source }),
      device: deviceId(),
    })
    return reply.ok && reply.data !== null
  }
  if (!(await isOn('notification-popup')) || !(await isOn(`notification-popup-${info.platform}`))) return
  localStorage.setItem(ASKED, '1')
  if (await askNotifications()) await requestPermission('notification')
}

/** A link to another site opens outside the app, where its URL is visible. */
function outsideLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin === window.location.origin ||
    !link.protocol.startsWith('http')
  )
    return
  event.preventDefault()
  openOutside(link.href)
}
