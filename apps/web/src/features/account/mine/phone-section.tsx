import { useState } from 'react'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { verifyOwn } from '../../../shared/verification/verify-own.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'
import { mineWords as w } from './words.ts'

/** The phone number, and whether it is verified as this user's. */
export function PhoneSection() {
  const [busy, setBusy] = useState(false)
  const me = useCall('userInfo', {})
  const need = useCall('needMobile', {})
  if (me.state === 'loading')
    return (
      <MineSection title={w.mobile}>
        <Skeleton lines={1} />
      </MineSection>
    )
  if (me.state === 'failed')
    return (
      <MineSection title={w.mobile}>
        <MineFailed title={w.personFailed} message={me.error.message} again={me.again} />
      </MineSection>
    )
  const { mobile, mobile_verified } = me.data
  const verify = async () => {
    setBusy(true)
    const saved = await verifyOwn({ title: mobile_verified ? w.changePhone : w.verifyPhone, next: null })
    setBusy(false)
    if (saved === null || saved === 'left') return
    await refetchTouched('mobileChange')
    toast(w.phoneKept(saved))
  }
  return (
    <MineSection title={w.mobile}>
      {need.state === 'ready' && need.data.need_mobile && (
        <div className="mb-2">
          <Banner kind="caution" title={w.needPhone}>
            {w.needPhoneText}
          </Banner>
        </div>
      )}
      <ul>
        <MineRow
          quiet={mobile_verified}
          label={mobile ?? w.none}
          value={
            mobile_verified ? (
              <Badge tone="good">{w.phoneVerified}</Badge>
            ) : (
              <Badge tone="caution">{w.phoneUnverified}</Badge>
            )
          }
          act={
            <Button kind={mobile_verified ? 'quiet' : 'secondary'} loading={busy} onClick={() => void verify()}>
              {mobile_verified ? w.changePhone : w.verifyPhone}
            </Button>
          }
        />
      </ul>
    </MineSection>
  )
}
