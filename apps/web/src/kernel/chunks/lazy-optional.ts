import { lazy, type ComponentType } from 'react'
import { brought } from './brought.tsx'
import { withinTime } from './chunks.ts'

/** An optional part of the page: if it fails to load, nothing is rendered. */
export const lazyOptional = (load: () => Promise<ComponentType>) =>
  brought(
    lazy(async () => ({ default: await withinTime(load()).catch((): ComponentType => () => null) })),
    load,
  )
