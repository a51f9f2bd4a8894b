import type { TxContext } from '../../kernel/context.ts'

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** The orders of watches; implemented by the order area. */
    watchOrders: {
      /** The first register was read: the service has begun. */
      onBegun: (tx: TxContext, orderSeq: number) => Promise<void>
      /** The home cannot be watched: everything that was paid is refunded. */
      onRefused: (tx: TxContext, orderSeq: number, reason: 'watch-not-found' | 'watch-exists') => Promise<void>
    }
  }
}
