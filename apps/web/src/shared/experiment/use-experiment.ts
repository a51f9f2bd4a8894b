import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useEffect, useState } from 'react'
import { deviceId } from '../../kernel/device/device.ts'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'

type Experiment<Arm extends string> = {
  domain: string
  type: string
  /** The arm for users who have none and must not get one, and if the call failed. */
  otherwise: Arm
  arms: readonly Arm[]
  /** False only reads: users without an arm get none. */
  create?: boolean
  /** For arms that are a place of their own. */
  redirect?: Partial<Record<Arm, RouteName>>
}

/** The arm of this user or device, always the same one; null until it is known. */
export function useExperiment<Arm extends string>({
  domain,
  type,
  otherwise,
  arms,
  create = true,
  redirect = {},
}: Experiment<Arm>): Arm | null {
  const go = useGo()
  const [device] = useState(deviceId)
  const drawn = useCall('userExperiment', { domain, type, create: create ? 'Y' : 'N', device })
  const named = drawn.state === 'ready' ? drawn.data.arm : null
  const arm = drawn.state === 'loading' ? null : (arms.find((a) => a === named) ?? otherwise)
  const away = arm === null ? undefined : redirect[arm]
  useEffect(() => {
    if (away) go(away, undefined, { replace: true })
  }, [away, go])
  return away ? null : arm
}
