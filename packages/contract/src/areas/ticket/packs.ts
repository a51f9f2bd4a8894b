/** Packs of report tickets, with the number in the name. Without schemas, for the screens. */
export const ticketPacks = ['ticket-3', 'ticket-5', 'ticket-10'] as const
export type TicketPack = (typeof ticketPacks)[number]
export const ticketsIn = (pack: TicketPack): number => Number(pack.slice('ticket-'.length))
export const isTicketPack = (product: string): product is TicketPack => ticketPacks.some((pack) => pack === product)
/** Years from the purchase date, the last day included. */
export const TICKET_YEARS = 5
/** How many days before the last one the holder is notified; 30 by 신유형 상품권 표준약관 (공정위, 2020-12-14), 7 of our own. */
export const TICKET_NOTICE_DAYS = [30, 7] as const
