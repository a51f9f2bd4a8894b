import { platforms } from '@jipsalpim/contract/areas/settings/calls.ts'
import { z } from 'zod'

/** The users that a flag applies to: a missing condition matches everybody. */
export const flagTarget = z.object({
  sources: z.array(z.string().max(40)).optional(),
  platforms: z.array(z.enum(platforms)).optional(),
  users: z.array(z.number().int().positive()).optional(),
  testers: z.boolean().optional(),
  percent: z.number().int().min(0).max(100).default(100),
})
export type FlagTarget = z.output<typeof flagTarget>
