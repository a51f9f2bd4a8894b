import type { Input } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Context } from '../../kernel/context.ts'
import type { Action } from '../../kernel/serve.ts'
import type { Payable } from '../payment/payable.ts'

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** Orders of packs, and orders that are paid by a ticket. */
    ticketOrders: {
      buy: Action<CallNamed<'orderTicket'>>
      buyForCompany: Action<CallNamed<'orderTicketBusiness'>>
      use: Action<CallNamed<'orderTicketUse'>>
      useDirect: Action<CallNamed<'orderTicketDirect'>>
      /** Handles the return from the window of a pack's payment: the payment is checked at the gateway. */
      settle: (
        ctx: Context,
        order: Pick<Payable, 'order_seq'>,
        input: Input<CallNamed<'orderTicketPayment'>>,
      ) => Promise<'paid' | 'checking'>
    }
  }
}
