import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useEffect, useState } from 'react'
import { deviceId } from './device.ts'
import { useGo } from './links.ts'
import { useCall } from './use-call.ts'

type Experiment<Arm extends string> = {
  domain: string
  type: string
  /** The arm of who has none and must not get one, and where the answer did not come. */
  otherwise: Arm
  arms: readonly Arm[]
  /** False only looks: who has seen no arm yet gets none. */
  create?: boolean
  /** Where an arm is a place of its own. */
  redirect?: Partial<Record<Arm, RouteName>>
}

/** The arm that this person or device sees, the same one every time; null until it is known. */
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
