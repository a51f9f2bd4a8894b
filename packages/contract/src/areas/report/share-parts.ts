import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import { z } from 'zod'
import { dayField, instantField } from '../../values.ts'

/** What opens a share: the token of its link, or a realtor's own key. Any text is looked up: a wrong one is an ended one. */
export const shareKeyField = z.string().max(1000)

export const partsField = z.array(z.enum(shareParts)).max(shareParts.length)

/** What stands with a report that somebody else shows. */
export const sharedPart = z.object({
  /** What its owner chose to show beside the result. */
  parts: partsField,
  shared_at: instantField,
  /** The last day on which the link opens. */
  until: dayField,
  /** Days since the report was made. */
  age_days: z.number(),
  /** Its owner has a newer version: this is the one that was shared. */
  changed: z.boolean(),
  /** For the realtor that it is for, and for nobody else: by which number they confirm having read it, and when they did. */
  sign: z.object({ share_seq: z.number(), signed_at: instantField.nullable() }).nullable(),
})
