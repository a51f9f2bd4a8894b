import { repaid } from './clauses.ts'
import { says, step } from '../../translation.ts'
import {
  aboutMoney,
  answer,
  debtPaper,
  fullRegister,
  giveNotice,
  stay,
  aboutDebts,
  writeClause,
} from './step-families.ts'

export const refundUnlessCovered =
  'If it turns out that the tenant cannot have the deposit guarantee, this contract is void and the landlord pays back at once all that was paid.'

const refundIfUntrue =
  'The landlord confirms that the sum of the other tenants’ deposits is as stated. If it is not, the tenant may cancel and the landlord pays back at once all that was paid.'

export const noNewDebt =
  'Until the day after the tenant has reported the address, the landlord does not mortgage or dispose of the home. If this is broken, the tenant may cancel and the landlord pays back twice what was paid.'

const otherLeases = '확정일자 부여현황, 전입세대확인서'

export const moneyAdvice = {
  'mortgage-high': says(
    [
      'If the home is auctioned the bank is paid first. Your deposit comes after it.',
      'A mortgage from before you moved in is still paid before you. If its interest is not paid, an auction may begin.',
    ],
    aboutDebts(step('Before you sign, ask the landlord how much of the debt can be repaid.', debtPaper), {
      living: step(
        'Ask the landlord how much of the loan is left and whether the interest is paid in time.',
        debtPaper,
      ),
    }),
    'Together with the balance the landlord repays all of the earlier mortgage’s debt and applies for its cancellation. If this is broken, the tenant may cancel and the landlord pays back at once all that was paid.',
    [
      'Will this mortgage be repaid and cancelled on the day of the balance?',
      'Yes. We repay it at the bank together that day and show you the receipt at once.',
      'Everybody has a loan like that. Never mind.',
    ],
  ),
  'jeonse-high': says(
    [
      'If prices fall only a little, selling the home does not pay your deposit back. Such a lease is called 깡통전세.',
      'If prices fall, even selling the home does not pay all of your deposit. A next tenant is harder to find as well.',
    ],
    aboutMoney(
      step(
        'Ask whether the deposit can be lower, or a part of it become monthly rent.',
        'Recent sales in the same building',
      ),
      {
        living: step(
          'See what homes in the building sell for, and ask the landlord how the deposit will be paid back.',
          'Recent sales, and the landlord’s answer',
        ),
      },
    ),
    refundUnlessCovered,
    [
      'What did homes in this building sell for lately?',
      'Here are the sales of the last year. Let us look together.',
      'It is new, so there are no sales. The first price is the market price.',
    ],
  ),
  'jeonse-notable': says(
    [
      'It is not high yet. But it gets tight if prices fall or debts are added.',
      'There is some room now. If you raise the deposit, there is less.',
    ],
    aboutMoney(
      step(
        'Check the price in two places or more, and ask whether the guarantee (반환보증) takes this lease.',
        'Recent sales, official price (공시가격)',
      ),
    ),
    refundUnlessCovered,
    [
      'Can this home have the deposit guarantee?',
      'Yes. I give you the papers that are needed.',
      'With a deposit like that you need no guarantee.',
    ],
  ),
  'secured-debts': says(
    [
      'The closer debts and deposit together come to the price (부채비율), the more often deposits went unpaid.',
      'Debts before you are paid first from an auction. See from time to time whether they have gone down.',
    ],
    aboutDebts(
      step(
        'Ask for a clause (특약) that the debt is repaid and cancelled on the day of the balance (잔금).',
        debtPaper,
      ),
      { living: step('Take the register anew and see whether the debt has gone down.', fullRegister) },
    ),
    repaid,
    [
      'How much of the loan is really left? Can I see the bank’s paper?',
      'Yes. I get you the bank’s certificate of the debt.',
      'Only the maximum is that high; there is hardly anything left. A paper is difficult.',
    ],
  ),
  'deposit-not-covered': says(
    [
      'At an auction homes sell below the market price, and earlier rights are paid first.',
      'At an auction homes sell below the market price. With 대항력 you can claim the rest from the new owner.',
    ],
    aboutMoney(step('Sign only with a lower deposit, or if the guarantee (반환보증) takes this lease.', answer), {
      ending: stay,
    }),
    refundUnlessCovered,
    [
      'If this home is auctioned, what becomes of my deposit?',
      'Let us work it out together with the earlier debts and the expected price.',
      'This owner will never be auctioned.',
    ],
  ),
  'deposit-not-covered-low': says(
    [
      'If prices fall and the home sells cheaply at an auction, a part of the deposit is lost even without earlier debts.',
      'By our calculation all of it would likely come back. It may fall short when the home sells cheaply.',
    ],
    aboutMoney(
      step('First see whether the guarantee (반환보증) takes this lease, and ask for a lower deposit.', answer),
    ),
    refundUnlessCovered,
    [
      'Can this home have the deposit guarantee?',
      'Yes. I give you the papers that are needed.',
      'A guarantee only costs money. This home does not need it.',
    ],
  ),
  'small-deposit-doubtful': says(
    [
      'To a tenant who rented cheaply a home with debts as high as its price, the courts have refused the payment ahead of all others (최우선변제, Supreme Court 2013다62223).',
      'In an auction other creditors may object to your share. Keep what shows that you really live there.',
    ],
    aboutMoney(
      step(
        'Avoid this home unless the debts before you are repaid and cancelled.',
        'The bank’s certificate of the debt (부채증명원), promise of the cancellation',
      ),
      {
        living: step(
          'Keep the lease, the records of your transfers and the bills together.',
          'Lease, records of transfers, utility bills',
        ),
      },
    ),
    'Together with the balance the landlord repays all debts of the mortgages on this home and applies for their cancellation. If this is broken, the tenant may cancel.',
    [
      'The debts are as high as the price: how will they be repaid? Was there talk of an auction?',
      'We repay and cancel them at the bank on the day of the balance.',
      'Your deposit is small, the state pays it all back even in an auction.',
    ],
  ),
  'deposit-over-official': says(
    [
      'The guarantor values a villa by its official price (공시가격). Above this limit the guarantee is refused, and the market price may have been pumped up.',
      'On these terms a guarantee is hard to get or to renew. A lower deposit at the next contract opens the way.',
    ],
    aboutMoney(step('Ask for a deposit below this limit.', 'Official price at 부동산공시가격알리미 (realtyprice.kr)'), {
      living: step(
        'Talk with the landlord about a lower deposit and some monthly rent.',
        'Official price, and the lease',
      ),
    }),
    refundUnlessCovered,
    [
      'By the official price, does the guarantee take it?',
      'Let us look at the official price and settle on a sum that is taken.',
      'Official prices are always low. The market price is far higher.',
    ],
  ),
  'falling-price': says(
    [
      'If the home is worth less in two years, what looks enough now may fall short then.',
      'At the end the home may be worth less than when you came. If you prepare early there are many ways.',
    ],
    aboutMoney(step('Ask to settle the deposit by the lower price, not by today’s.', 'Sales of the last six months')),
    refundUnlessCovered,
    [
      'What did homes of this size sell for in the last six months?',
      'I show you the sales by their days. They are going down a little.',
      'They go up again soon.',
    ],
  ),
  'price-conflict': says(
    [
      'If the price that somebody names is above what homes really sold for, an auction brings the lower one. It is common where a contract pumps the price up.',
      'If you moved in believing the higher price, an auction may bring back less than you think.',
    ],
    aboutMoney(
      step(
        'Ask why the two prices differ, and settle the deposit by the lower one.',
        'Sales, official price, register',
      ),
    ),
    refundUnlessCovered,
    [
      'What did this home or the one next door really sell for lately?',
      'I show you the reported sales with their days.',
      'The price is what one asks for.',
    ],
  ),
  'price-untested': says(
    [
      'Of a new home without sales, what the seller asks is taken for the market price. Many frauds with new villas came from there.',
      'If the first price was pumped up, the next buyer does not pay it.',
    ],
    aboutMoney(step('Look up yourself what similar homes nearby sold for.', 'Sales of villas nearby')),
    refundUnlessCovered,
    [
      'Is there a reported sale in this building or next door?',
      'There is. Let us look at its day and sum.',
      'There is an appraisal, so you need no sales.',
    ],
  ),
  'accident-area': says(
    [
      'What happened in the area does not mean that it happens here. So no points were taken off.',
      'Where many deposits went unpaid a next tenant may be hard to find. Prepare early.',
    ],
    aboutMoney(step('Before you sign, ask whether the guarantee (반환보증) takes this lease.', answer), {
      ending: giveNotice,
    }),
    refundUnlessCovered,
    [
      'Do you know buildings here where deposits went unpaid?',
      'I do. I check that their owner is another one.',
      'Such things do not happen nowadays.',
    ],
  ),
  'joint-collateral': says(
    [
      'If one home is sold first, it may have to bear all of the debt.',
      'Because of other units this home may be auctioned too. The list tells your home’s share.',
    ],
    aboutDebts(
      step(
        'Get the list of joint collateral (공동담보목록) and see how many homes are bound together.',
        'Register with the list',
      ),
      {
        'contract-day': writeClause('that this home is released from the joint collateral'),
        living: step(
          'Get the list of joint collateral (공동담보목록) and see whether one of them is auctioned.',
          'Register with the list',
        ),
      },
    ),
    'Together with the balance the landlord applies for releasing this home from the joint collateral.',
    [
      'Which are the other homes, and how large are their tenants’ deposits in all?',
      'I show you the list and the deposits of the other units.',
      'The other units do not matter.',
    ],
  ),
  'other-deposits-unknown': says(
    [
      'In a house with one register (다가구) the households that came first are paid first. Without their sums nobody can tell what you get.',
      'The deposits of those who came first are before yours. Once their sum is known, what you get can be worked out.',
    ],
    aboutMoney(step('With the landlord’s consent take the 확정일자 부여현황.', otherLeases), {
      'contract-day': step(
        'Have the sum of the other deposits written into the contract, and sign.',
        '확정일자 부여현황',
      ),
      living: step(
        'Take the 확정일자 부여현황 at a community centre (주민센터). A tenant needs no consent.',
        'ID and lease',
      ),
    }),
    refundIfUntrue,
    [
      'Can I see the 확정일자 부여현황 and the 전입세대확인서?',
      'Yes. We take them together today.',
      'They are all small, no need to look.',
    ],
  ),
  'other-deposits-low': says(
    [
      'In such houses many frauds stated the other deposits too low.',
      'If the true sum is larger, you get less from an auction. Check it by the papers.',
    ],
    aboutMoney(step('Check the sum by the 확정일자 부여현황, not by what is said.', otherLeases), {
      'contract-day': step('Have the sum you checked written into the contract, and sign.', '확정일자 부여현황'),
      living: step(
        'Take the 확정일자 부여현황 at a community centre (주민센터) and see whether it is as you were told.',
        'ID and lease',
      ),
    }),
    refundIfUntrue,
    [
      'Can I see each household’s deposit on paper?',
      'Here is the 확정일자 부여현황. They pay monthly rent, so their deposits are small.',
      'The landlord says so, so it is right.',
    ],
  ),
} as const
