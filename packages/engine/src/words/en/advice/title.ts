import { goneBefore, goneByBalance } from './clauses.ts'
import { says, step } from '../../translation.ts'
import {
  aboutPerson,
  aboutRegister,
  balanceRecheck,
  fullRegister,
  giveNotice,
  receipt,
  stay,
  toClear,
  doNotPay,
  doNotSign,
  toClearFirst,
} from './step-families.ts'

export const titleAdvice = {
  seizure: says(
    [
      'Taxes may be paid before you even if they were registered later. Without the sum nobody can tell what you get.',
      'If you reported your address and had the fixed date first, you may be before taxes on this home. Taxes overdue before that are before you.',
    ],
    toClearFirst(
      'the seizure (압류)',
      step(
        'Do not send money before the seizure is released and cancelled.',
        'Certificate that all is paid (완납 증명서), receipt of the cancellation',
      ),
    ),
    goneBefore('the seizure (압류)'),
    [
      'Why is it seized, and when will it be released?',
      'Here are the certificate that all is paid and the receipt of the cancellation.',
      'Pay the first part and I release it with that.',
    ],
  ),
  'provisional-seizure': says(
    [
      'The owner disputes a debt with somebody. At an auction you share with that creditor.',
      'One that came after your address and fixed date is behind you. But it tells that the landlord is short of money.',
    ],
    toClearFirst(
      'the provisional seizure (가압류)',
      step(
        'Sign after you have seen a register in which it is cancelled.',
        'Decision of the release, receipt of the cancellation',
      ),
    ),
    goneBefore('the provisional seizure (가압류)'),
    [
      'Can I see on paper why it is there and how it will be settled?',
      'I show you the decision of the release and the receipt of the cancellation.',
      'There is a lawsuit, but we win soon.',
    ],
  ),
  'provisional-disposition': says(
    [
      'When the dispute about the ownership ends, leases made after it may be gone.',
      'If you reported your address before it, your lease stands. If after it, it depends on the lawsuit.',
    ],
    toClearFirst(
      'the court’s ban (가처분)',
      step('Do not sign before it is cancelled.', 'Paper that the lawsuit has ended, receipt of the cancellation'),
    ),
    goneBefore('the court’s ban (가처분)'),
    [
      'What lawsuit is it? Can you tell me its number?',
      'It has ended and the cancellation is applied for. Here is the receipt.',
      'It is a family matter, hard to explain.',
    ],
  ),
  'demolition-claim': says(
    [
      'If the owner of the ground wins, the building is torn down, and leases in it end with it.',
      'If the owner of the ground wins, you may have to leave. See how far the lawsuit is, and ask for legal advice.',
    ],
    toClearFirst(
      'the court’s ban (가처분)',
      step('Do not sign before it is cancelled.', 'Paper that the lawsuit has ended, receipt of the cancellation'),
    ),
    goneBefore('the court’s ban (가처분)'),
    [
      'Whose is the ground? Can you tell me the number of the lawsuit?',
      'We have bought the ground and the lawsuit has ended. Here is the receipt of the cancellation.',
      'A little money for the ground settles it.',
    ],
  ),
  'provisional-registration': says(
    [
      'If it becomes a full entry, tenants who came after it may be turned out.',
      'If you reported your address before it, your lease holds against the new owner as well. If after it, ask for advice now.',
    ],
    toClearFirst('the provisional registration (가등기)', step('Do not send money before it is cancelled.', receipt)),
    goneBefore('the provisional registration (가등기)'),
    ['Who holds it, and why is it there?', 'It was cancelled today. I show you the receipt.', 'It is a mere form.'],
  ),
  'auction-opening': says(
    [
      'A tenant who comes after the auction has begun cannot claim the deposit from the new owner.',
      'If you live there you have to demand your share (배당요구) to be paid. If you reported your address before everybody, you can claim the rest from the new owner.',
    ],
    {
      'before-contract': step('Do not sign. Look for another home.', 'Register that shows the auction'),
      'contract-day': doNotSign('the auction (경매개시결정)'),
      'balance-day': doNotPay('the auction (경매개시결정)'),
      living: step(
        'Report your right and demand your share before the last day in the court’s letter (배당요구 종기).',
        'Application (권리신고 겸 배당요구 신청서), lease, proof of your address',
      ),
      ending: stay,
    },
    null,
    [
      'What is the number of the auction, and until when can one demand a share?',
      'The auction was withdrawn and cancelled. Look at the new register.',
      'It is withdrawn soon. I pay with your deposit.',
    ],
  ),
  'public-sale': says(
    [
      'The state sells the home for taxes. A tenant who comes now is hardly protected.',
      'If you live there you have to demand your share (배분요구) to be paid. Do not miss the day in the announcement.',
    ],
    {
      'before-contract': step('Do not sign. Look for another home.', 'Register that shows the public sale'),
      'contract-day': doNotSign('the public sale (공매공고)'),
      'balance-day': doNotPay('the public sale (공매공고)'),
      living: step(
        'Report your right and demand your share at 한국자산관리공사 (KAMCO).',
        'Application (권리신고 겸 배분요구 신청서), lease, proof of your address',
      ),
      ending: stay,
    },
    null,
    [
      'What is the number of the sale, and until when can one demand a share?',
      'The taxes are paid and the announcement is cancelled.',
      'The taxes are settled soon.',
    ],
  ),
  trust: says(
    [
      'A lease without the trust company’s consent does not bind it. You may lose all of the deposit.',
      'If you signed without its consent, the trust company may ask you to leave. See now whether there is a consent.',
    ],
    aboutPerson(
      step(
        'Take the trust ledger (신탁원부) at the registry office, and get the consent of the trust company (수탁자) and of who is paid first (우선수익자).',
        'Trust ledger, both consents',
      ),
      {
        'contract-day': step(
          'Sign after the trust company has confirmed the consent by phone.',
          'Consent, the original',
        ),
        'balance-day': step(
          'Send it only to the account in the consent.',
          'Consent, and the name on the transfer screen',
        ),
        living: step(
          'Gather the trust ledger and the consent, and ask for legal advice.',
          'Trust ledger, lease, records of transfers',
        ),
        ending: stay,
      },
    ),
    'Before the contract the landlord hands over the consent of the trust company and of who is paid first. The deposit is paid only to the trust company’s account named in it.',
    [
      'Is there a consent of both? To whose account do I pay the deposit?',
      'Here is the original, and the deposit goes to the trust company’s account.',
      'Who gave it in trust is the real owner, no consent is needed.',
    ],
  ),
  'trust-no-consent': says(
    [
      'Without the consent this contract does not bind the trust company. Nearly all frauds with trusts looked like this.',
      'A lease without consent hardly gets 대항력. Ask the trust company and 법률구조공단 (legal aid) at once.',
    ],
    aboutPerson(step('Neither sign nor send money before you have the consent.', 'Consent of 수탁자 and 우선수익자'), {
      'contract-day': step('Without the consent do not sign; go home.', 'Consent, the original'),
      'balance-day': step('Without the consent do not send the balance (잔금).', 'Consent, the original'),
      living: step(
        'Gather the lease and the records of transfers, and ask for legal advice.',
        'Lease, records of transfers, trust ledger',
      ),
      ending: stay,
    }),
    'Without the consent of the trust company and of who is paid first this contract has no effect, and the landlord pays back at once all that was paid.',
    [
      'When do I get the consent? Can I speak with the trust company?',
      'Call them now. The consent comes before the contract.',
      'We see to it after you have moved in.',
    ],
  ),
  insolvency: says(
    [
      'Without the court’s leave the owner may not dispose of property.',
      'Your deposit has to be reported in the proceedings. With 대항력 and a fixed date you may be paid first from the price of the home.',
    ],
    toClear(
      'the rehabilitation or bankruptcy (회생·파산)',
      step('Do not sign without papers of the court and the administrator.', 'Leave of the court (법원 허가서)'),
      {
        'contract-day': step(
          'Sign after you have seen the court’s leave and the administrator’s seal.',
          'Leave of the court, the administrator’s ID',
        ),
        living: step(
          'Report your deposit within the time that the court has set.',
          'Report of the claim (채권신고서), lease, proof of your address',
        ),
      },
    ),
    null,
    [
      'Does the court allow this contract?',
      'Here are the court’s leave and the administrator’s seal.',
      'The leave can come later.',
    ],
  ),
  'notice-registration': says(
    [
      'If the owner loses the lawsuit, leases made with that owner are shaken too.',
      'By the lawsuit the landlord may turn out never to have been the owner. Look the case up.',
    ],
    toClearFirst(
      'the entry that announces a lawsuit (예고등기)',
      step('Do not sign before it is cancelled.', 'Judgment, receipt of the cancellation'),
    ),
    goneBefore('the entry that announces a lawsuit (예고등기)'),
    [
      'How did that lawsuit end?',
      'The judgment is final and the cancellation is applied for.',
      'It is long ago, I do not know.',
    ],
  ),
  redemption: says(
    [
      'If it is bought back, leases made after it may end.',
      'See whether the period is still running. If it is over, its cancellation can be asked for.',
    ],
    toClear(
      'the right to buy back (환매특약)',
      step('See whether the period is over, and ask for its cancellation.', receipt),
    ),
    goneByBalance('the right to buy back (환매특약)'),
    ['When does the period end?', 'It is over and the cancellation is applied for.', 'That means nothing.'],
  ),
  prohibition: says(
    [
      'While this entry stands the builder may not let or mortgage the home freely.',
      'The home may not have passed to its buyer yet. Find out who the real landlord is.',
    ],
    toClear(
      'the entry that forbids disposing (금지사항등기)',
      step(
        'Find out on which day the home passes to its buyer and the entry is cancelled.',
        'Contract of the first sale, schedule of the registration',
      ),
    ),
    goneByBalance('the entry that forbids disposing (금지사항등기)'),
    [
      'When will this entry be cancelled?',
      'With the transfer on the day of the balance. I give you the schedule.',
      'All new homes have that.',
    ],
  ),
  'residence-duty': says(
    [
      'A lease made while the owner has to live here himself may fall.',
      'When the owner has to move in, you may be asked to leave. Find out the period early.',
    ],
    aboutRegister(
      step('Have the landlord show on paper the period of the duty and whether it is put off.', '거주의무 유예 확인서'),
      {
        living: step(
          'Ask the landlord in writing until when the duty runs.',
          'Text message or certified mail (내용증명)',
        ),
        ending: giveNotice,
      },
    ),
    'If the lease cannot stand because of a duty to live here or a ban on reselling, the landlord pays back the deposit and the moving costs at once.',
    ['Is the duty over or put off?', 'I show you the paper that it is put off.', 'Nobody checks that.'],
  ),
  'special-terms': says(
    [
      'A registered agreement binds tenants who come later as well.',
      'An agreement registered before you binds you too. Read it once.',
    ],
    aboutRegister(step('Tap that line of the register and read it together.', 'Register with the agreement (특약)')),
    null,
    [
      'What does this agreement mean, and does it touch the lease?',
      'I explain it and write it into the realtor’s statement (확인설명서).',
      'You need not read that.',
    ],
  ),
  'registered-rental': says(
    [
      'Such a landlord has a duty to have a guarantee of your deposit (임대보증금 보증).',
      'The rent cannot be raised much, and the landlord has to have a guarantee.',
    ],
    aboutRegister(step('See the certificate of the guarantee and its sum.', 'Certificate (임대보증금 보증서)'), {
      'contract-day': step(
        'Use the standard contract (표준임대차계약서) and take a copy of the certificate.',
        'Standard contract, copy of the certificate',
      ),
      'balance-day': balanceRecheck,
      living: step(
        'Ask the guarantor whether term and sum of the certificate fit your lease.',
        'Number of the certificate',
      ),
      ending: giveNotice,
    }),
    'The landlord takes the guarantee of the deposit that the law on private rentals asks for, and hands over a copy of its certificate.',
    ['Do you have the guarantee? Can I see the certificate?', 'Yes. I add a copy to the contract.', 'It is no duty.'],
  ),
  'past-seizure': says(
    [
      'It has no effect now. But it tells that the owner was once short of money.',
      'It has no effect now. If it is the same owner, watch that it does not come again.',
    ],
    aboutRegister(step('See by the days in the register whether it was under the same owner.', fullRegister)),
    null,
    [
      'Was this seizure under the owner of today?',
      'It was under the earlier owner; the one of today has none.',
      'It is cancelled, no need to look.',
    ],
  ),
  'past-dispute': says(
    [
      'It is over now. But with the same owner such things often come again, so know the reason.',
      'It is over now. If it is the same owner, watch for new entries.',
    ],
    aboutRegister(step('See in the register when it was and under whom.', fullRegister)),
    null,
    [
      'Why was there an auction or a lawsuit, and how did it end?',
      'Because of the earlier owner’s debts; the owner of today bought it at the auction and has none.',
      'It is long ago, I do not know.',
    ],
  ),
} as const
