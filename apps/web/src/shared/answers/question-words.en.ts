import type { Translated } from '../../lang/translated.ts'
import type { korean } from './question-words.ts'

export const words = {
  labels: {
    'household-deposits': 'The other households’ deposits',
    'other-deposits': 'Sum of the other tenants’ deposits',
    'price-told': 'Price of the home',
    'joint-homes': 'Value of the other homes under the same mortgage',
    'official-price': 'Official price (공시가격)',
    'landlord-name': 'Landlord’s name in the contract',
    payee: 'Name of the account you pay into',
    signer: 'Who comes to sign',
    'agent-papers': 'Power of attorney (위임장) and seal certificate (인감증명서)',
    'trust-consent': 'Consent of the trustee (수탁자) and first beneficiary (우선수익자)',
    broker: 'The realtor’s licence and insurance (공제증서)',
    taxes: 'Tax certificates (납세증명서)',
    'public-list': 'Public list of unpaid deposits (상습 채무불이행자)',
    'landlord-record': 'Result of the landlord’s look-up (임대인 정보조회)',
    'side-offer': 'An offer of interest, moving costs or cash',
    'asked-to-move-out': 'A request to put off or undo reporting your address',
    'first-repay': 'Did the landlord say that the loan is repaid first?',
    'lease-terms': 'Kind of lease and sums',
    'lease-days': 'Day of the contract and of moving in',
  },
  hints: {
    'household-deposits': 'Those who moved in first are paid first.',
    'other-deposits': 'It is in the record of fixed dates (확정일자 부여현황).',
    'price-told': 'A price you were told or know of.',
    'joint-homes':
      'Add up the prices of the other homes on the list of joint collateral (공동담보목록). Leave it empty if you do not know. We give a range for the order in which they are sold.',
    'official-price': 'Free at 부동산공시가격 알리미.',
    'landlord-name': 'Compared with the owner in the register. Separate several names with commas.',
    payee: 'Compared with the owner in the register.',
    signer: 'See the ID of an owner; of an agent the power of attorney, too.',
    'agent-papers': 'The seal certificate must be less than three months old.',
    'trust-consent': 'Without the trustee’s consent a lease of a home in trust binds nobody.',
    broker: 'Search the office by name at the national portal (국가공간정보포털).',
    taxes: 'Two papers: national tax and local tax.',
    'public-list': 'It can be searched by name at 안심전세포털.',
    'landlord-record': 'Ask for it in 안심전세앱; it takes up to 7 days.',
    'side-offer': 'Often heard where a home costs more than it is worth.',
    'asked-to-move-out': 'Undoing it loses your protection (대항력).',
    'first-repay': 'What that would change is shown beside the verdict.',
    'lease-terms': 'Corrected as the contract states it, the report is judged again.',
    'lease-days': 'The law of the day of the contract counts.',
  },
  options: {
    signer: {
      unknown: 'Not known yet',
      owner: 'The owner',
      agent: 'An agent',
      sublessor: 'The tenant of today (전대)',
    },
    'agent-papers': { unknown: 'Not seen yet', seen: 'Seen', none: 'There are none, I was told' },
    'trust-consent': { unknown: 'Not seen yet', seen: 'Seen', none: 'There is none, I was told' },
    broker: { unknown: 'Not known yet', licensed: 'The realtor is registered', none: 'We sign without a realtor' },
    taxes: {
      unknown: 'Not seen yet',
      none: 'No tax is overdue',
      arrears: 'Taxes are overdue',
      refused: 'They are not shown to me',
    },
    'public-list': { unknown: 'Not looked yet', off: 'Not on the list', on: 'On the list' },
    'landlord-record': {
      unknown: 'Not looked yet',
      clean: 'Nothing went unpaid',
      paid: 'A guarantor paid in the landlord’s place',
      banned: 'The guarantors refuse this landlord',
    },
    'side-offer': { unknown: 'Not known yet', no: 'No', yes: 'Yes' },
    'asked-to-move-out': { unknown: 'Not known yet', no: 'No', yes: 'Yes' },
    'first-repay': { unknown: 'Not known yet', yes: 'Yes', no: 'No' },
  },
  leaseKinds: {
    전세: { label: 'Jeonse (전세)', note: 'A deposit and no rent' },
    반전세: { label: 'Half jeonse (반전세)', note: 'A large deposit and some rent' },
    월세: { label: 'Monthly rent (월세)', note: 'A deposit and monthly rent' },
  },
  leaseTermsSaid: (kind: string, deposit: string, rent: string | null) =>
    [kind, `deposit ${deposit}`, rent === null ? null : `rent ${rent}`].filter(Boolean).join(' · '),
  leaseDaysSaid: (signed: string, moveIn: string | null) =>
    `contract ${signed} · moving in ${moveIn ?? 'not known yet'}`,
  firstRepayAmount: 'Sum to be repaid',
  firstRepayAmountHint: 'Left empty, all of it is taken.',
  acts: {
    'household-deposits':
      'With the landlord’s consent, get the record of fixed dates (확정일자 부여현황) at a community centre (주민센터). It costs 600 won and you get it at once.',
    'other-deposits':
      'With the landlord’s consent, get the record of fixed dates (확정일자 부여현황) at a community centre (주민센터). It costs 600 won and you get it at once.',
    'price-told': 'Ask two realtors nearby what a home of this size was sold for.',
    'joint-homes': 'Get the list of joint collateral (공동담보목록) and add up the reported prices of the homes on it.',
    'official-price': 'Search by address at 부동산공시가격 알리미. It is free.',
    'landlord-name': 'Ask the realtor for a photo of the draft contract.',
    payee: 'Ask for a copy of the bankbook before you pay. If the name is not the owner’s, do not pay.',
    signer: 'The day before signing, ask the realtor who comes and whether they bring an ID.',
    'agent-papers':
      'Ask the agent for photos of the power of attorney and of a seal certificate less than three months old.',
    'trust-consent':
      'Get the trust ledger (신탁원부) at a registry office and call the trustee: do they give their consent?',
    broker: 'Search the office at the national portal (국가공간정보포털) and ask to see the insurance paper.',
    taxes:
      'Ask for the tax certificates before signing. After signing you may look them up without consent if the deposit is above 10 million won.',
    'public-list': 'Search the landlord’s name at 안심전세포털. It is free and immediate.',
    'landlord-record':
      'Apply for the landlord’s look-up (임대인 정보조회) in 안심전세앱. It is free and takes up to 7 days.',
    'side-offer': 'Ask for the offer in a text message.',
    'asked-to-move-out': 'Report your address on the day you move in, and refuse to undo it.',
    'first-repay': 'Ask for a clause: when, how much, and that the mortgage is cancelled.',
    'lease-terms': 'Ask the realtor for a photo of the draft contract.',
    'lease-days': 'Look in the draft contract for the day of signing and of the balance.',
  },
} satisfies Translated<typeof korean>
