import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'What else you can do for this home',
  text: 'All prices are full prices, with VAT. Nothing is charged before you choose.',
  had: 'What you have',
  sold: 'What you can buy',
  soldNote: 'Only what is on sale now is shown.',
  notNow: 'You cannot get a new report of this home now',
  nothingSold: 'Nothing is on sale now.',
  report: 'The report of this home',
  asText: 'Read it as text or listen to it',
  score: 'How the score came about',
  compare: 'Compare it with another home of yours',
  free: 'no extra charge',
  noTickets: 'One ticket is one report.',
  renew: 'A new report from today’s register',
  renewNote: 'The same home by today’s register and prices. With a ticket it costs one ticket.',
  failed: 'What is on sale could not be loaded',
  noOrder: 'This report was not found',
  noOrderText: 'Pick it again from your reports.',
  toReports: 'To my reports',
  madeOn: (day) => `made on ${day}`,
  tickets: (n) => (n === 1 ? '1 report ticket' : `${n} report tickets`),
  ticketsUntil: (day) => `The one that ends first can be used until ${day}.`,
  pack: (n) => (n === 1 ? '1 report ticket' : `${n} report tickets`),
  packNote: (unit) => `${unit} each. For any home, within 5 years.`,
} satisfies Translated<typeof korean>
