import type { FindingId } from '../../risk/finding-ids.ts'
import { count, type FindingBody, has, inSpans, percent } from '../ko/text.ts'
import { date, money, plural, text, times, who } from './speech.ts'
import { priceBases } from './price-bases.ts'

const age = inSpans({
  days: (n) => plural(n, 'day'),
  months: (n) => plural(n, 'month'),
  years: (n) => plural(n, 'year'),
})

export const findings: Readonly<Record<FindingId, FindingBody>> = {
  'mortgage-high': (n) =>
    `${plural(count(n, 'count'), 'mortgage')} (근저당) with a maximum claim (채권최고액) of ${money(n, 'mortgages')}: ${percent(n, 'percent')} of the price, ${money(n, 'price')}.`,
  'jeonse-high': (n) =>
    `The deposit of ${money(n, 'deposit')} is ${percent(n, 'percent')} of the price, ${money(n, 'price')}.`,
  'jeonse-notable': (n) =>
    `The deposit of ${money(n, 'deposit')} is ${percent(n, 'percent')} of the price, ${money(n, 'price')}. In this range deposits went unpaid ${times(n, 'odds')} as often as below ${percent(n, 'fromPercent')}.`,
  'secured-debts': (n) => {
    // an amount that is not printed in won is never described as zero
    if (has(n, 'unread') && !has(n, 'senior'))
      return `There ${count(n, 'unread') === '1' ? 'is' : 'are'} ${plural(count(n, 'unread'), 'debt')} before you whose sum is not printed in won. How large it is nobody here knows, so it is in no share of the price.`
    const more = has(n, 'unread')
      ? ` Not counted: ${plural(count(n, 'unread'), 'debt')} before you whose sum is not printed in won.`
      : ''
    if (!has(n, 'percent'))
      return `There are debts before you of ${money(n, 'senior')}. The price is unknown, so their share could not be worked out.${more}`
    return has(n, 'deposit')
      ? `Debts before you of ${money(n, 'senior')} and the deposit together are ${percent(n, 'percent')} of the price.${more}`
      : `Debts before you of ${money(n, 'senior')} alone are ${percent(n, 'percent')} of the price. The deposit is not added yet.${more}`
  },
  'deposit-not-covered': (n) =>
    n['loss'] !== undefined && n['loss'] === n['deposit']
      ? `If the home is sold by auction, nothing of your deposit of ${money(n, 'deposit')} may come back.`
      : `If the home is sold by auction, ${money(n, 'loss')} of your deposit of ${money(n, 'deposit')} would likely not come back.`,
  'deposit-not-covered-low': (n) =>
    `By our calculation all of it would likely come back; but if the home sells cheaply, ${money(n, 'loss')} of your deposit of ${money(n, 'deposit')} may not.`,
  'small-deposit-doubtful': (n) =>
    `Debts before you of ${money(n, 'senior')} are ${percent(n, 'percent')} of the price, ${money(n, 'price')}. To who signs knowing that, a court may refuse the ${money(n, 'smallDeposit')} that small deposits are paid ahead of all others (최우선변제). With it ${money(n, 'likely')} would likely come back; without it ${money(n, 'low')} in the bad case.`,
  'deposit-over-official': (n) =>
    `The deposit and the debts before it come to ${money(n, 'sum')}: ${money(n, 'over')} above the limit of ${money(n, 'limit')} that follows from the official price (공시가격).`,
  'falling-price': (n) =>
    `Such homes sold for about ${percent(n, 'drift')} less each month. If it goes on, in ${count(n, 'months')} months the home is worth ${money(n, 'later')}, and the debts before you and the deposit are ${percent(n, 'percent')} of that.`,
  'price-untested': (n) =>
    `It was built on ${date(n, 'built')}, and we found no sale that supports the price of ${money(n, 'price')}.`,
  'price-conflict': (n) =>
    `The home is worth about ${money(n, 'price')} ${priceBases[text(n, 'by')] ?? ''}, but ${money(n, 'other')} ${priceBases[text(n, 'otherBy')] ?? ''}. They do not agree, so we counted the lower one.`,
  'accident-area': (n) =>
    `In the last three months ${plural(count(n, 'cases'), 'deposit')} under a guarantee went unpaid in this district. The rate is ${percent(n, 'accidents')}, above the country’s ${percent(n, 'country')}.`,
  'joint-collateral': (n) =>
    Number(n['lists'] ?? 1) > 1
      ? `${count(n, 'lists')} joint debts (공동담보) on different properties, ${money(n, 'full')} in all. ${has(n, 'properties') ? `One of them is secured on up to ${count(n, 'properties')} properties, this home among them.` : 'On how many each is secured, this paper does not say.'}`
      : has(n, 'properties')
        ? `This debt of ${money(n, 'full')} is secured on ${count(n, 'properties')} properties together, this home among them (공동담보).`
        : `This debt of ${money(n, 'full')} is secured on other properties as well (공동담보). How many, this paper does not say.`,
  'other-deposits-unknown': (n) =>
    has(n, 'others')
      ? `Beside you there are ${plural(count(n, 'others'), 'other household')} in this house, and their deposits were not checked.`
      : 'Several households may live in this house, and their deposits were not checked.',
  'other-deposits-low': (n) =>
    `The deposits of the ${count(n, 'others')} other households are said to be ${money(n, 'sum')} in all: ${money(n, 'each')} each, ${percent(n, 'percent')} of yours.`,
  seizure: (n) =>
    `${who(n)} seized this home (압류). There are ${plural(count(n, 'count'), 'seizure')}, and the register does not print how much is owed.`,
  'provisional-seizure': (n) => `${who(n)} provisionally seized this home (가압류) for ${money(n, 'won')}.`,
  'provisional-disposition': (n) => `${who(n)} has had the owner barred from disposing of this home (가처분).`,
  'demolition-claim': (n) =>
    `${who(n)} claims that this building be torn down and the ground given back (가처분, ‘${text(n, 'claim')}’). The entry may stay even after an auction.`,
  'provisional-registration': (n) =>
    `On ${date(n, 'since')} ${who(n)} had a place for a later entry reserved on this home (가등기).`,
  'auction-opening': (n) => `On ${date(n, 'since')} an auction (경매) was begun at the request of ${who(n)}.`,
  'provisional-security': (n) =>
    `On ${date(n, 'since')} ${who(n)} had the rank of a security or a lease right kept in advance (가등기): ${plural(count(n, 'count'), 'entry', 'entries')}, ${has(n, 'unread') ? 'sum unknown' : money(n, 'won')}. Once it is entered, it has the rank of that day.`,
  'compulsory-administration': (n) =>
    `On ${date(n, 'since')} the compulsory administration (강제관리) was begun at the request of ${who(n)}. An administrator named by the court collects the rent.`,
  'share-auction': (n) =>
    `${has(n, 'since') ? `On ${date(n, 'since')} ` : ''}${who(n)} had only ${has(n, 'of') ? `the share of ${text(n, 'of')}` : 'a share'} put up for auction (경매·공매, ${count(n, 'count')}). It is no auction of the whole home.`,
  'public-sale': (n) => `On ${date(n, 'since')} a public sale (공매) was announced because of unpaid taxes.`,
  trust: (n) =>
    `The owner in the register is ${text(n, 'trustee')} (신탁). Only the trust ledger (신탁원부) tells who may let the home.`,
  'trust-no-consent': (n) =>
    `The owner of this home is ${text(n, 'trustee')}, and you were not shown its consent to the lease.`,
  insolvency: (n) =>
    `On ${date(n, 'since')} ${plural(count(n, 'count'), 'entry', 'entries')} about rehabilitation or bankruptcy (회생·파산) came into the register.`,
  'notice-registration': (n) =>
    `${plural(count(n, 'count'), 'entry', 'entries')} still ${count(n, 'count') === '1' ? 'announces' : 'announce'} a lawsuit that would undo the ownership (예고등기).`,
  redemption: (n) => `${who(n)} may buy this home back within a period (환매특약).`,
  'owner-mismatch': (n) =>
    `Who is said to be the landlord is ${text(n, 'landlord')}; the owner in the register is ${text(n, 'owner')}.`,
  'co-owned': (n) =>
    `This home belongs to ${count(n, 'count')} people together: ${text(n, 'owners')} (공유).${has(n, 'signer') ? ` The share of ${text(n, 'signer')} is not more than half, so it cannot be let without the other owners.` : ''}`,
  'company-owner': (n) =>
    `The owner in the register is ${text(n, 'owner')}. It is a company, not a person, that has to pay the deposit back.`,
  'recent-owner-change': (n) =>
    has(n, 'percent')
      ? `It was sold on ${date(n, 'since')} for ${money(n, 'paid')}, and your deposit is ${percent(n, 'percent')} of that.`
      : `The owner changed on ${date(n, 'since')} (‘${text(n, 'cause')}’).`,
  'owner-changed-in-lease': (n) =>
    has(n, 'percent')
      ? `It was sold on ${date(n, 'since')} for ${money(n, 'paid')}, and your deposit is ${percent(n, 'percent')} of that.`
      : `The owner changed on ${date(n, 'since')} (‘${text(n, 'cause')}’).`,
  'rapid-transfers': (n) =>
    `Within the last ${count(n, 'months')} months this home was sold ${plural(count(n, 'sales'), 'time')}.`,
  prohibition: (n) =>
    `${plural(count(n, 'count'), 'entry', 'entries')} (금지사항등기) still ${count(n, 'count') === '1' ? 'forbids' : 'forbid'} it. The home may not have passed to its buyer yet.`,
  'residence-duty': (n) =>
    `${plural(count(n, 'count'), 'entry', 'entries')} about a duty to live here or a ban on reselling (거주의무·전매제한).`,
  'special-terms': (n) => `${plural(count(n, 'count'), 'special agreement')} (특약) about the ownership.`,
  'registered-rental': () =>
    'The home is registered by a letting business, so the rent may not rise by more than 5% (민간임대주택).',
  'past-seizure': (n) =>
    `${plural(count(n, 'count'), 'seizure')} (압류·가압류) in the past, cancelled now. The last was received on ${date(n, 'last')}.`,
  'past-dispute': (n) =>
    `${plural(count(n, 'count'), 'past entry', 'past entries')} such as an auction (경매), a court’s ban (가처분) or a provisional registration (가등기), cancelled now. The last was received on ${date(n, 'last')}.`,
  'tenancy-registration': (n) =>
    `${who(n)} was not paid a deposit of ${money(n, 'deposits')} and has registered the lease (주택임차권, ${count(n, 'count')}).`,
  'past-tenancy-registration': (n) =>
    `${plural(count(n, 'count'), 'registration')} of an unpaid tenant (주택임차권등기), cancelled now. The last was received on ${date(n, 'last')}.`,
  'late-mortgage': (n) =>
    `On ${date(n, 'since')} a mortgage (근저당) of ${who(n)} over ${money(n, 'won')} came in. That was before your 대항력 began, so it is paid before your deposit.`,
  'later-mortgage': (n) =>
    [
      ...(n['behind'] !== 0
        ? [
            `On ${date(n, 'since')} a mortgage (근저당) of ${who(n)} over ${money(n, 'won')} came in. Your deposit of today is paid before it, but what you add later comes after it.`,
          ]
        : []),
      ...(has(n, 'ahead')
        ? [
            `After you moved in, the mortgage (근저당) of ${who(n)} was raised by ${money(n, 'ahead')} in an entry beside it (부기등기). The raise was calculated at the first rank too, but it can be argued that it stands behind your deposit.`,
          ]
        : []),
    ].join(' '),
  'private-lender': (n) => `${who(n)} holds a mortgage (근저당, ${count(n, 'count')}).`,
  'debt-of-another': (n) =>
    has(n, 'former')
      ? `${who(n)}, not the owner of today, owes the debt of ${plural(count(n, 'count'), 'mortgage')} (근저당). Of these, a former owner left ${count(n, 'former')} on the home.`
      : `${who(n)}, not the owner, owes the debt of ${plural(count(n, 'count'), 'mortgage')} (근저당). The owner lent the home as security.`,
  'mortgage-sold': (n) =>
    `On ${date(n, 'since')} the mortgage (근저당) passed on, and ${who(n)} holds it now (${count(n, 'count')}).`,
  'jeonse-right': (n) => `${who(n)} holds a jeonse right (전세권) for ${money(n, 'won')}.`,
  'lease-right': (n) => `${who(n)} has a lease (임차권) of this home registered.`,
  superficies: (n) => `${who(n)} holds ${plural(count(n, 'count'), 'right')} to use the land.`,
  'land-right-missing': (n) =>
    `${
      has(n, 'leased')
        ? `This unit’s right to the land is “${text(n, 'leased')}”: the land is another’s.`
        : has(n, 'othersHave')
          ? 'The building has land rights, and this unit has no share of the land (대지권).'
          : 'The register of this unit has no share of the land (대지권).'
    } We do not know the price without the land, so we worked out neither price nor what comes back.${has(n, 'atMost') ? ' Even with the price of a home that has its land it would be dangerous.' : ''}`,
  'separate-registration': () =>
    'The register says “별도등기 있음”: something lies on the land alone. What it is stands only in the register of the land.',
  basement: () => 'The register has this home as a basement.',
  'neighbourhood-facility': (n) =>
    `The papers have it as “${text(n, 'use')}”: a building for shops and offices, often called 근생.`,
  'living-accommodation': (n) => `The papers have it as “${text(n, 'use')}”. That is lodging for guests, not a home.`,
  'non-residential-use': (n) => `The papers have its use as “${text(n, 'use')}”.`,
  'illegal-building': () => 'The building ledger (건축물대장) marks it as unlawful (위반건축물).',
  'building-unapproved': () =>
    'The register says that the building was not approved for use under the building act (사용승인).',
  'sources-disagree': (n) =>
    [
      'The register and another source say different things.',
      has(n, 'use') ? `Its use is “${text(n, 'use')}” in the register and “${text(n, 'useTold')}” elsewhere.` : '',
      has(n, 'area')
        ? `Its exclusive area is ${text(n, 'area')}㎡ in the register and ${text(n, 'areaTold')}㎡ elsewhere.`
        : '',
      has(n, 'households')
        ? `The register has ${text(n, 'households')} households, another source ${text(n, 'householdsTold')}.`
        : '',
      has(n, 'place')
        ? `The register’s home is in ${text(n, 'place')}, the place told is ${text(n, 'placeTold')}.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'new-building': (n) => `It was built on ${date(n, 'built')}, so there are few sales to compare it with.`,
  'pending-application': (n) =>
    `When this paper was taken, an application to the registry was not done yet${has(n, 'purposes') ? `: ${text(n, 'purposes')}` : ''}.`,
  'unknown-purpose': (n) =>
    `${plural(count(n, 'count'), 'valid entry', 'valid entries')} whose meaning we do not know.`,
  'cancel-conflict': (n) =>
    `Of ${plural(count(n, 'count'), 'entry', 'entries')} the papers can be read both ways: cancelled and not.`,
  'summary-conflict': (n) =>
    [
      n['count'] === 0
        ? ''
        : `Of ${plural(count(n, 'count'), 'entry', 'entries')} the summary at the end and the body read differently.`,
      n['owners'] === '' ? '' : `The name or share of ${text(n, 'owners')} reads differently.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'share-right': (n) =>
    [
      `${plural(count(n, 'count'), 'right')} on a share alone, not on the whole home.`,
      n['of'] === '' ? '' : `It is the share of ${text(n, 'of')}.`,
      n['unread'] === 0 ? '' : `Of ${count(n, 'unread')} we do not know how large the share is and counted the whole.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'partial-cancellation': (n) =>
    `${plural(count(n, 'count'), 'right')} of ${who(n)} cancelled in part. What is left is not printed, so we counted all of it.`,
  'unread-lines': (n) =>
    `${plural(count(n, 'count'), 'line')} of the register could not be placed. They are shown as they are.`,
  'land-register': (n) =>
    `${has(n, 'address') ? `${text(n, 'address')}: ` : ''}this is the register of the land. Who owns the home, and what lies on it, stands in the register of the building.`,
  'pages-missing': (n) => `There are ${count(n, 'declared')} pages in all, and we read ${count(n, 'read')}.`,
  'current-only': (n) => `This paper is “${text(n, 'certificate')}”: cancelled entries are not in it.`,
  'register-old': (n) => `This register was taken on ${date(n, 'viewed')}, ${age(n, 'days')} ago.`,
  'payee-mismatch': (n) =>
    `The account you are to pay into belongs to ${text(n, 'payee')}; the owner in the register is ${text(n, 'owner')}.`,
  'agent-without-papers': () =>
    'Who came in the owner’s place has no power of attorney (위임장) and no seal certificate (인감증명서).',
  'agent-unproven': () =>
    'Somebody signs in the owner’s place. You have not told us whether you saw the power of attorney (위임장) and the seal certificate (인감증명서).',
  sublease: () => 'Who wants to sign with you is a tenant of this home (전대).',
  'no-broker': () => 'You sign with the landlord directly (직거래).',
  'side-offer': () => 'You were told that you get interest, moving costs or cash for signing.',
  'move-out-request': () => 'You were asked to move your registered address away for a while.',
  'malicious-landlord': () =>
    'This landlord is on the list that the state publishes of those who again and again did not pay deposits back (상습 채무불이행자).',
  'guarantee-ban': () => 'The look-up of the landlord says that guarantors refuse this landlord (보증금지 대상).',
  'landlord-subrogation': (n) =>
    `In the last three years a guarantor paid tenants in this landlord’s place ${plural(count(n, 'cases'), 'time')} (대위변제).`,
  'many-homes': (n) =>
    `This landlord lets ${plural(count(n, 'homes'), 'home')}. Of landlords with so many, ${percent(n, 'accidents')} did not pay back a deposit that was under a guarantee.`,
  'tax-arrears': () =>
    'The tax certificate (납세증명서) or the look-up of unpaid taxes (미납세금 열람) showed taxes that are overdue.',
  'tax-refused': () => 'You asked for the certificate that all taxes are paid (납세증명서) and did not get it.',
}
