/** Packs of report tickets: so many as the name says. Without schemas, for the screens. */
export const ticketPacks = ['ticket-3', 'ticket-5', 'ticket-10'] as const
export type TicketPack = (typeof ticketPacks)[number]
export const ticketsIn = (pack: TicketPack): number => Number(pack.slice('ticket-'.length))
export const isTicketPack = (product: string): product is TicketPack => ticketPacks.some((pack) => pack === product)
/** Years from the day of buying, the last day included. */
export const TICKET_YEARS = 5
