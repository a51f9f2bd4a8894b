import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../kernel/context.ts'

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** Approved reviews that are short enough for the first page, newest first; implemented by the report area. */
    approvedVoices: (
      ctx: Pick<Context, 'db' | 'seal'>,
    ) => Promise<readonly { name: string; said: string; stars: number; as_of: Day }[]>
  }
}
