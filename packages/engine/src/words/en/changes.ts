import type { Change, OwnerLine } from '../../diff/change.ts'
import type { PurposeKind } from '../../register/vocabulary.ts'
import { type Known, valueOf } from '../../values/known.ts'
import type { Won } from '../../values/won.ts'
import type { Translation } from '../translation.ts'
import { actDue, changeActs } from './change-acts.ts'
import { grades } from './core.ts'
import { plural, formatDay, short, won } from './speech.ts'
import { describeState } from '../ko/text.ts'

type Changes = Translation['changes']

function change(c: Change): string {
  const what = rightsOf(c)
  switch (c.kind) {
    case 'right-added':
      return `New: ${what}${sumOf(c.amount?.after ?? null)}`
    case 'restored':
      return `Cancelled before, and back again: ${what}${sumOf(c.amount?.after ?? null)}`
    case 'amount-raised':
      return `The sum went up: ${what}, ${fromTo(c)}`
    case 'amount-lowered':
      return `The sum went down: ${what}, ${fromTo(c)}`
    case 'amount-changed':
      return `The sum changed: ${what}, ${fromTo(c)}`
    case 'debtor-changed':
      return `Another debtor: ${what}${replaced(c.words)}`
    case 'right-transferred':
      return `Another holder: ${what}${replaced(namesAround(c))}`
    case 'name-changed':
      return `A registered name changed${replaced(c.words)}`
    case 'address-changed':
      return 'The address of a registered person changed'
    case 'terms-changed':
      return `The terms changed: ${what}`
    case 'collateral-added':
      return `More collateral was added: ${what}`
    case 'collateral-released':
      return `Other collateral was released: ${what}`
    case 'collateral-changed':
      return `The collateral changed: ${what}`
    case 'pledged':
      return `Somebody took it as a security: ${what}`
    case 'cancelled':
      return c.owners === null
        ? `Cancelled: ${what}${sumOf(c.amount?.before ?? null)}`
        : `An entry of ownership was cancelled, and the owner is again ${ownersAfter(c)}`
    case 'partly-cancelled':
      return `Cancelled in part: ${what}`
    case 'owner-changed':
      return c.rights.includes('지분이전')
        ? `Shares of the ownership changed: ${ownersAfter(c)}`
        : `The owner changed: ${ownersAfter(c)}`
    case 'trust-added':
      return `The home was put in trust (신탁): ${ownersAfter(c)}`
    case 'trust-ended':
      return c.owners === null ? 'The trust (신탁) ended' : `The trust (신탁) ended: ${ownersAfter(c)}`
    case 'insolvency-ended':
      return 'The rehabilitation (회생) ended'
    case 'noted':
      return `An entry was added: ‘${c.purpose}’`
    case 'display-changed':
      return c.meaning.includes('address-redrawn')
        ? 'The address is written in another way'
        : 'The description of the building or the land changed'
    case 'land-right-registered':
      return 'The land right (대지권) was registered'
    case 'land-right-changed':
      return `The share of the land right (대지권) changed${replaced(c.words)}`
    case 'land-right-gone':
      return 'The land right (대지권) is gone'
    case 'separate-noted':
      return 'Something now lies on the land alone (별도등기)'
    case 'separate-cleared':
      return 'What lay on the land alone (별도등기) was cleared'
    case 'joint-added':
      return 'More properties secure the same debt'
    case 'joint-released':
      return 'Fewer properties secure the same debt'
    case 'application-received':
      return `An application was received${applied(c)}`
    case 'application-registered':
      return `An application that was received is now registered${applied(c)}`
    case 'application-withdrawn':
      return `An application that was received is gone${applied(c)}`
  }
}
const applied = (c: Change) => (c.purpose === '' ? '' : `: ‘${c.purpose}’`)

/** A right without a name here is named as the register prints it. */
const rightWords: Partial<Record<PurposeKind, string>> = {
  근저당권: 'mortgage (근저당)',
  전세권: 'jeonse right (전세권)',
  압류: 'seizure (압류)',
  가압류: 'provisional seizure (가압류)',
  가처분: 'court’s ban on disposing of it (가처분)',
  가등기: 'provisional registration (가등기)',
  지상권: 'right to use the land (지상권)',
  지역권: 'easement (지역권)',
  신탁: 'trust (신탁)',
  예고등기: 'entry that announces a lawsuit (예고등기)',
  주택임차권: 'registration of an unpaid tenant (임차권등기)',
  상가임차권: 'registration of an unpaid shop tenant (상가 임차권등기)',
  임차권: 'lease (임차권)',
  경매개시: 'opening of an auction (경매개시결정)',
  공매: 'announcement of a public sale (공매)',
  회생: 'rehabilitation (회생)',
  파산: 'bankruptcy (파산)',
  환매: 'right to buy back (환매특약)',
  금지사항: 'entry that forbids disposing (금지사항)',
  민간임대: 'registered private rental (민간임대주택)',
  이전: 'transfer (이전)',
  변경: 'change (변경)',
  경정: 'correction (경정)',
  권리목적처분: 'act on a right (권리에 대한 처분)',
  표시변경: 'change of the description (표시변경)',
}
const rightsOf = (c: Change): string => {
  const [first] = c.rights
  if (first === undefined || first === 'unknown') return c.purpose === '' ? 'an entry' : `‘${c.purpose}’`
  const more = Math.max(c.on.length, c.rights.length) - 1
  const word = rightWords[first] ?? `‘${first}’`
  return (c.kind === 'cancelled' || c.kind === 'restored') && more > 0 ? `${word} and ${more} more` : word
}

const sumOf = (sum: Won | null): string => (sum === null || sum === 0 ? '' : `, ${won(sum)}`)
const amountWord = (sum: Won | null): string => (sum === null ? 'an unknown sum' : won(sum))
const fromTo = ({ amount }: Change): string =>
  amount === null ? 'an unknown sum' : `${amountWord(amount.before)} → ${amountWord(amount.after)}`
const replaced = (words: { before: string; after: string } | null): string =>
  words === null || words.after === '' ? '' : `: ‘${words.before === '' ? '' : `${words.before} → `}${words.after}’`
const namesAround = ({ holders }: Change) =>
  holders === null ? null : { before: named(holders.before), after: named(holders.after) }

const named = (holders: readonly string[]): string => describeState(holders.join(', '), 'the state (국)')

const ownersAfter = ({ owners: o }: Change): string => (o === null ? '' : owners(o.after))
function owners(known: Known<readonly OwnerLine[]>): string {
  const list = valueOf(known)
  if (list === null) return 'who owns it now is unknown'
  const texts = list
    .map((o) => (list.length > 1 && o.share !== null ? `${o.name} ${o.share[0]}/${o.share[1]}` : o.name))
    .join(', ')
  return `‘${texts}’`
}

const guarantee = { eligible: 'within the rules', 'not-eligible': 'outside the rules', unknown: 'not known' } as const

export const changes: Changes = {
  sentences: {
    change,
    owners,
    effect: ({ low, likely }) =>
      likely !== 0
        ? `${short(Math.abs(likely))} ${likely < 0 ? 'less' : 'more'} comes back`
        : low !== 0
          ? `in the worst case ${short(Math.abs(low))} ${low < 0 ? 'less' : 'more'} comes back`
          : 'the same comes back',
    money: ({ difference }) => {
      const [was, now] = [valueOf(difference.recovery.before), valueOf(difference.recovery.after)]
      if (was === null || now === null)
        return 'Tell us the deposit and the price, and we work out how much less comes back.'
      if (was.likely === now.likely && was.low === now.low) return `The same ${short(now.likely)} comes back.`
      return was.likely === now.likely
        ? `The same ${short(now.likely)} comes back; in the worst case ${short(was.low)} → ${short(now.low)}`
        : `What comes back: ${short(was.likely)} → ${short(now.likely)}`
    },
    all: ({ changes: list, diff }) => {
      if (list.length === 0)
        return diff.doubts.length === 0
          ? 'Nothing has changed'
          : `No change was found, but there ${diff.doubts.length === 1 ? 'is' : 'are'} ${plural(diff.doubts.length, 'thing')} to check`
      const pressing = list.filter((c) => c.urgency === 'alarm').length
      if (pressing === 0) return plural(list.length, 'change')
      return pressing === list.length
        ? `${plural(pressing, 'change')} to look at now`
        : `${plural(list.length, 'change')}, ${pressing} of them urgent`
    },
    grade: (before, after) =>
      before === after
        ? `The verdict is still ${grades[after].word}`
        : `Verdict: ${grades[before].word} → ${grades[after].word}`,
    guarantee: (before, after) => `Guarantee (반환보증): ${guarantee[before]} → ${guarantee[after]}`,
    room: (before, after) => `Deposit that a guarantee would take: ${won(before)} → ${won(after)}`,
    viewed: (at) => (at === null ? 'an unknown day' : formatDay(at)),
  },
  urgency: { alarm: 'Look at this now', look: 'Have a look', note: 'Good to know' },
  marks: { alarm: 'Urgent', look: 'Look', note: 'Note' },
  meanings: {
    'new-debt': 'There is a new debt secured on this home.',
    'amount-not-printed': 'How much, the register does not print in won.',
    'debt-raised': 'The most that the home may owe went up.',
    'debt-lowered': 'The most that the home may owe went down.',
    'debt-gone': 'This debt lies on the home no more.',
    'debt-part-gone': 'A part of the debt alone is released.',
    'debt-back': 'A debt that was gone is back at its old rank.',
    'debtor-changed': 'Somebody else has to pay the debt.',
    'lender-changed': 'The right to the money passed to somebody else.',
    'lender-is-moneylender':
      'It is a moneylender or a company that buys debts. It may be a sign that the debt was not paid in time.',
    'collateral-more': 'Other properties are bound to the same debt than before.',
    'collateral-less': 'Other properties were released, so this home may bear more.',
    pledged: 'That is the lender’s own matter. No debt is added to the home.',
    'former-tenant-unpaid': 'It means that an earlier tenant did not get the deposit back.',
    'former-tenant-settled': 'The earlier tenant’s registration (임차권등기) was released.',
    'other-tenant-right': 'Somebody else registered a right to live in this home.',
    'other-tenant-right-gone': 'Somebody else’s jeonse right or lease is gone.',
    'auction-begun': 'The forced sale of the home has begun.',
    'auction-ended': 'The forced sale of the home has stopped.',
    'seizure-begun': 'The owner did not pay debts or taxes, and the home is tied up.',
    'seizure-ended': 'What tied the home up was released.',
    'title-challenged': 'The home may pass to another owner.',
    'title-cleared': 'The entry that disputed the ownership is gone.',
    'owner-changed': 'Your contract is with somebody else now.',
    'owner-part-changed': 'Somebody else holds a share. A contract needs the consent of more than half of the shares.',
    'owner-back': 'An ownership that had passed on has gone back.',
    'owner-unclear': 'The shares do not add up to one, so we cannot say who owns it now.',
    'trust-begun': 'A trust company is the owner. A contract without its consent may not be protected.',
    'trust-ended': 'The trust ended; the newly entered owner is who you deal with.',
    'insolvency-begun': 'The owner could not pay debts and is before a court.',
    'insolvency-ended': 'The rehabilitation (회생) ended. Find out why.',
    'restriction-begun': 'Using the home or passing it on is now restricted.',
    'restriction-ended': 'A restriction is gone.',
    'rental-registered':
      'It is a registered private rental (민간임대주택), with a limit on rent and a duty to have a guarantee.',
    'rental-ended': 'The mark of a registered private rental (민간임대주택) is gone.',
    'land-debt-hidden': 'Something lies on the land alone. It does not show in this register.',
    'land-debt-cleared': 'What lay on the land alone is gone.',
    'land-right-registered': 'The home’s share of the land was registered.',
    'land-right-changed': 'The home’s share of the land changed.',
    'land-right-gone': 'The home’s share of the land is not visible. That bears on the price and on the guarantee.',
    'building-changed': 'The size or the use is written differently.',
    'address-redrawn': 'The same home, written in another way.',
    'name-only': 'It is the same person or company. The right is as it was.',
    'terms-only': 'The sum and the holder are as they were.',
    'remark-only': 'A note that changes no right.',
    'kind-unknown': 'We have not seen such an entry and cannot say what it means.',
    'was-not-shown-before': 'It was received before the last register was taken, but was not printed there yet.',
    'cancel-unclear': 'There is an entry of a cancellation, but we could not tell what it cancels.',
    'application-waiting':
      'It is not in the register yet. Once it is, its effect goes back to the moment it was received.',
    'application-to-clear': 'It is an application to cancel. Once it is done, see that it is really gone.',
    'application-done': 'What was applied for is now in the register.',
    'application-gone': 'It ended without an entry; it seems to have been withdrawn or refused.',
  },
  bearings: {
    'not-moved-in-yet': 'You have not reported your address (전입신고) yet, so this entry comes before your deposit.',
    'move-in-unknown': 'The day you move in is unknown, so we took it as before your deposit.',
    'ahead-of-lease': 'It was received before your 대항력 began, so it comes before your deposit.',
    'on-move-in-day':
      'It was received on the day you moved in. 대항력 begins at 0:00 of the next day, so it comes before your deposit.',
    'behind-lease': 'It was received after your 대항력 began, so it comes after your deposit.',
    'rank-unknown': 'The day it was received could not be read, so we took it as before your deposit.',
    'after-contract':
      'It came after the contract and before you had moved in. If a clause (특약) forbids new debts or a sale, it was broken.',
    'landlord-is-another': 'The landlord in the contract is not the owner any more.',
    'landlord-not-bound':
      'The owner changed before your 대항력 began; you may not be able to hold the new owner to the contract.',
    'landlord-succeeds': 'With your 대항력 the new owner takes over the duty to pay the deposit back.',
  },
  doubts: {
    'entry-missing': {
      title: 'A line of the earlier register is not in the new one',
      body: 'Cancelled entries stay as lines. A page may be missing, or a line could not be read.',
    },
    'reads-differently': {
      title: 'The same line reads differently in the two registers',
      body: 'Sums and names do not change without a new entry. One of the two may have been read wrongly.',
    },
    'struck-without-entry': {
      title: 'There is a new red strike without a reason',
      body: 'A part of a line is struck out, and we found no entry that says why.',
    },
    'cancel-conflict': {
      title: 'Of one line it is not clear whether it is cancelled',
      body: 'The red strike and the entry of the cancellation do not fit.',
    },
    'pending-not-asked': {
      title: 'What became of the application is not known',
      body: 'Pending applications were not asked for this time.',
    },
  },
  acts: changeActs,
  due: actDue,
}
