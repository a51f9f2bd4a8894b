import type { DocumentLook } from '@jipsalpim/contract/areas/report/document-terms.ts'
import type { ComponentProps } from 'react'
import type { Badge } from '../../../ui/badge.tsx'

/** How a badge shows whether the desk has looked. */
export const lookTones = { waiting: 'plain', enough: 'good', 'needs-bars': 'caution' } as const satisfies Record<
  DocumentLook,
  ComponentProps<typeof Badge>['tone']
>
