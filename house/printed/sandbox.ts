import { magicCards, magicFraudNumbers, magicKeys, magicMails, magicPersonas, magicPhones, magicPushTokens, magicVerifyPhones } from '../../apps/sandbox/src/magic.ts'
import { ownCodes } from '../../apps/sandbox/src/services/payple/own-codes.ts'
import { faultKinds } from '../../apps/sandbox/src/kernel/faults.ts'
import { serviceNames } from '../../apps/sandbox/src/kernel/service-names.ts'
import { magicTable } from '../../apps/sandbox/src/world/magic.ts'
import type { Home } from '../../apps/sandbox/src/world/home.ts'
import { registerEventKinds } from '../../apps/sandbox/src/world/register-events.ts'
import { siteOf } from '../../apps/sandbox/src/world/sites.ts'
import { lotAddress } from '../../apps/sandbox/src/world/units.ts'
import { homes, unitOf } from '../../apps/sandbox/src/world/world.ts'
import { page, table } from './markdown.ts'

const control = [
  ['POST /faults', '{ service, kind, times, ms? }', 'the next `times` requests of the service meet the fault'],
  ['POST /clock', '{ now: instant or null }', 'moves the clock of the product and of the sandbox; null gives the real one back'],
  ['POST /register/{unique_no}/events', `{ kind: ${registerEventKinds.map((k) => `'${k}'`).join(' | ')}, entry: { section, purpose, amount?, party? }, also?: [unique_no], extract?: 'refused' }`, 'the register of that home changes, and what its list of applications shows; `also` names the other homes of the same receipt; with `extract` it is not printed while the application waits'],
  ['POST /feed', "{ court, is: 'read' | 'lags' | 'left', reversed? }, { courts: [court] }, { next: 'twice' | 'corrected' }, { keeps: number } or { loses: 'all' }", 'how the feed of applications goes on: a court lags, leaves it or is read again (then what waited comes, `reversed` in the other order); only these courts are in it; the next row comes twice, or first with a wrong purpose; only the newest rows are still stored; everything is lost and numbered from 1 again'],
  ['POST /payments', "{ merchant_uid, amount, outcome: 'paid' | 'failed' | 'cancelled', tax_free? }", 'plays the buyer’s window and answers { imp_uid }'],
  ['GET /payments', '', 'what the gateways believe'],
  ['GET /messages?to=', '', 'what a telephone received'],
  ['GET /mails?to=', '', 'what an address received'],
  ['GET /pushes?token=', '', 'what devices were pushed'],
  ['GET /dump', '', 'everything that the outside world believes'],
  ['POST /reset', '{ origin?, tables? }', 'forgets everything, or believes the `tables` of an earlier dump; from then on it serves the product at this origin'],
]

const OURS = `What the vendors publish is played as they publish it. Where they publish nothing, this is ours, and nothing in the product depends on the codes:

- Payple has no public code for these refusals. The form of the answer is its own; the codes begin with \`SBOX\`. The words are ours as well, and the adapter reads some of them (a payment that is not there, one that is back already, too much): at the real gateway other words leave the outcome unknown, and a person decides.
- PortOne's \`GET /payments/{imp_uid}/balance\` is documented as a breakdown of the amount: the names of its parts are ours. So is that \`GET /subscribe/customers\` leaves out keys that it does not know.
- A tax-free part of a refund is capped by what the window or the charge was told. For an account (\`POST /vbanks\`), and for a payment of \`POST /payments\` above without \`tax_free\`, nothing was told, and nothing is capped.
- Messages: a result is there at once, but of the numbers below. \`result-late\` delivers the next message after five minutes, \`result-never\` never; with \`result-failed\` its 알림톡 fails at the phone and the vendor sends no text in its place; \`result-twice\` lists a message twice (\`messaging-nhn\` only). \`template-refused\` refuses the next 알림톡, as for a sender profile that was sanctioned; its codes are ours. Solapi has no public list of its codes, nor says how a message looks whose text failed as well: here it keeps the code and is marked as replaced. The code of NHN Cloud SMS for a number that is not taken is ours. Mails have the first three of these faults, too (service \`mail\`); a failed one is sent back by the recipient's server. Which of its codes NHN Cloud Email answers to an address that it does not take is ours.
- The list of pending applications (등기신청사건 처리현황): \`RealClsCd\`, and the codes and texts of refusals, are not documented, so ours are made up. An application is in the state 접수 for an hour and then in 조사, or in 보정 after \`correction\`; at its end it is in 교합 for ten minutes and then in 등기완료, or in 취하 or 각하. It stays in the list for two months. It is found under the name of whoever owns the home at that moment; any other name finds none. Of one account of the registry the 101st look-up within an hour is answered with a warning, and the 301st blocks it for an hour. \`id-in-use\` plays an account that somebody else uses; two look-ups at once do the same. The feed ([its format](../exchange/register-applications-feed.md)) has a row for each event above but \`missed\`, in pages of 100; what only time does (조사, 교합) is no row of it. \`feed-gap\` leaves the first row of a page out. \`cached\` (service \`register\`) issues the provider's copy of the last hour again, which shows nothing that came since.
- The registry's maintenance, on the first and the third Thursday of a month from 21:00 to 06:00, closes the list of applications only where the fault \`maintenance\` asks for it: it waits for the sandbox's clock to be there, so that nobody who works on such an evening finds the service closed.
- Not played: PortOne's scheduled payments, Payple's link payments and its older monthly address \`RePayAct.php\`.`

/** The sandbox's special inputs and its control, for use in development. */
export function printSandbox(): string {
  return page('Sandbox', 'The outside world of development, served under `/sandbox/`. It starts with `NODE_ENV=development` and nowhere else.', [
    `## Control, below /sandbox/control\n\n${table(['call', 'body', 'what it does'], control)}\n\nServices: ${serviceNames.map((s) => `\`${s}\``).join(' ')}\n\nFaults: ${faultKinds.map((k) => `\`${k}\``).join(' ')}`,
    `## Persons\n\n${table(['code', 'role', 'name', 'meaning'], magicPersonas.map((p) => [p.code, p.role, p.name, p.meaning]))}`,
    `## Card numbers\n\n${table(['number', 'card', 'outcome', 'meaning'], magicCards.map((c) => [c.number, c.cardName, c.outcome, c.meaning]))}`,
    `## Telephone numbers, by their last four digits\n\n${table(['ending', 'status', 'meaning'], magicPhones.map((p) => [p.ending, `${p.statusCode} ${p.statusMessage}`, p.meaning]))}`,
    `## Addresses of mail, by what they end in before the @\n\n${table(['ending', 'answer', 'meaning'], magicMails.map((m) => [m.ending, m.answer, m.meaning]))}`,
    `## Tokens of devices, by what they end in\n\n${table(['ending', 'status', 'meaning'], magicPushTokens.map((p) => [p.ending, `${p.status} ${p.errorCode}`, p.meaning]))}`,
    `## Telephone numbers in the window of the identity agency, by their last four digits\n\n${table(['ending', 'effect', 'meaning'], magicVerifyPhones.map((p) => [p.ending, p.effect, p.meaning]))}`,
    `## Numbers that somebody reported\n\n${table(['kind', 'number', 'bank', 'meaning'], magicFraudNumbers.map((f) => [f.kind, f.digits, f.bankCode ?? '', f.meaning]))}`,
    `## Addresses\n\n${table(['type', 'service', 'what happens'], magicTable().map((m) => [m.input, m.service, m.happens]))}`,
    `## Homes\n\nEvery lot and person is invented. The home's register is at \`/sandbox/registers\`; its price and its neighbours' trades agree with it.\n\n${table(['address', 'kind', 'unit', 'carries'], homes.map(homeRow))}`,
    `## Codes of ours\n\n${OURS}\n\n${table(['PCD_PAY_CODE', 'PCD_PAY_MSG'], Object.values(ownCodes).map((c) => [c.code, c.message]))}`,
    `## Keys\n\n${table(['vendor', 'keys'], Object.entries(magicKeys).map(([vendor, keys]) => [vendor, Object.entries(keys).map(([k, v]) => `${k}: ${v}`).join(', ')]))}`,
  ])
}

function homeRow(home: Home): string[] {
  const site = siteOf(home.site)
  const unit = unitOf(home)
  const place = [unit?.dong, unit?.ho && `${unit.ho}호`].filter(Boolean).join(' ')
  return [`${lotAddress(site)}${site.name ? ` (${site.name})` : ''}`, site.kind, place, home.carries.join(', ') || 'nothing']
}
