import type { InspectionResult } from '@jipsalpim/contract/areas/report/document-terms.ts'
import type { ComponentProps } from 'react'
import type { Badge } from '../../../ui/display/badge.tsx'

/** The tone of a badge, by the result of the back office's review. */
export const inspectionTones = { waiting: 'plain', enough: 'good', 'needs-bars': 'caution' } as const satisfies Record<
  InspectionResult,
  ComponentProps<typeof Badge>['tone']
>
