import { shareParts } from '@jipsalpim/engine/sharing/share-parts.ts'
import { z } from 'zod'
import { dayField, instantField } from '../../values.ts'

/**
 * The key that opens a share: the token of its link, or a realtor's own key. Any text is looked up: a wrong one is
 * answered like one that ended.
 */
export const shareKeyField = z.string().max(1000)

export const partsField = z.array(z.enum(shareParts)).max(shareParts.length)

/** What is added to a shared report. */
export const sharedPart = z.object({
  /** The parts besides the result that its owner chose to show. */
  parts: partsField,
  shared_at: instantField,
  /** The last day on which the link is valid. */
  until: dayField,
  /** Days since the report was made. */
  age_days: z.number(),
  /** Its owner has a newer version: this is the one that was shared. */
  changed: z.boolean(),
  /**
   * Only for the realtor with whom it is shared: the number by which they confirm having read it, and when they did.
   */
  sign: z.object({ share_seq: z.number(), signed_at: instantField.nullable() }).nullable(),
})
