import type { Messages } from '../messages.ts'
import { day as sayDay } from './numbers.words.ts'

/** English: what is reckoned beside the articles, and around the texts of the law. */
export const toolMessages: Messages = {
  deadlines: {
    'look-up-taxes': {
      title: 'Look up the landlord’s unpaid taxes (미납세금 열람)',
      note: 'At the tax office and the community centre (주민센터), without the landlord’s consent.',
    },
    'report-lease': {
      title: 'Report the lease (전월세 신고)',
      note: 'If you hand in the contract with it, you get the fixed date as well.',
    },
    'move-in-report': {
      title: 'Report your address (전입신고)',
      note: 'Please do it on the day you move in. A day later means a rank that is a day later.',
    },
    'fixed-date': {
      title: 'Fixed date (확정일자)',
      note: 'You can have it as soon as you sign, and on the day you move in at the latest.',
    },
    opposable: {
      title: 'Your power to stay begins (대항력)',
      note: 'From 0:00 of this day you can stay even if the owner changes.',
    },
    'apply-guarantee': {
      title: 'Apply for the deposit guarantee (반환보증)',
      note: 'At a guarantor or a bank, by this day.',
    },
    'renewal-notice': {
      title: 'Say whether you stay or go',
      note: 'The landlord must have received it between these days.',
    },
    'lease-ends': { title: 'The lease ends', note: 'The deposit and the keys change hands together.' },
    'register-tenancy': {
      title: 'Ask for the order to register your lease (임차권등기명령)',
      note: 'If the deposit is not back, you can ask the court from this day on.',
    },
    'claim-guarantee': {
      title: 'Claim on the guarantee (반환보증)',
      note: 'If the deposit is not back by this day, claim it from the guarantor.',
    },
    'demand-distribution': {
      title: 'Demand your share (배당요구)',
      note: 'You are paid only if you ask by the day that the court sets.',
    },
  },
  deadlineFinder: {
    contract: 'Day of signing',
    moveIn: 'Day of moving in',
    end: 'Last day of the lease',
    endHint: 'Leave it empty if you do not know. We then take 2 years.',
    deposit: 'Deposit',
    result: 'Days not to be missed',
    empty: 'Enter the day of moving in to see them.',
    from: (day) => `from ${sayDay(day)}`,
    by: (day) => `by ${sayDay(day)}`,
    between: (from, by) => `from ${sayDay(from)} to ${sayDay(by)}`,
    today: 'today is the last day',
    assumed: 'The last day is unknown, so 2 years were taken.',
    past: 'past',
  },
  guaranteeFinder: {
    official: 'Official price (공시가격)',
    officialHint: 'You find it at ‘부동산공시가격알리미’.',
    senior: 'Debts before you',
    seniorHint: 'Add up all maximum claims (채권최고액) in part 을구. Leave it empty if there are none.',
    most: 'Largest deposit that the guarantee takes',
    balance: 'Day of the balance, or of reporting your address if that is later',
    end: 'Last day of the lease',
    endHint: 'Leave it empty if you do not know. We then take 2 years.',
    last: 'Last day to apply',
    none: 'Enter it to see',
    note: 'For reference, by the rules of today. Please look at the limits for the earlier debts alone and for the deposit in the table below as well.',
  },
  rankFinder: {
    moveIn: 'Day you moved in and reported your address (전입신고)',
    fixed: 'Day of the fixed date (확정일자)',
    mortgage: 'Day on which the mortgage (근저당) was received',
    first: 'Your deposit comes before the mortgage.',
    equal: 'You have the same rank as the mortgage. If the money is not enough, it is shared in proportion.',
    later: 'The mortgage comes before your deposit.',
    stays:
      'Your power to stay (대항력) is earlier than the mortgage. If you are not paid in full, you can ask the new owner for the rest.',
    ends: 'Your power to stay (대항력) is later than the mortgage too. If the home is auctioned you may have to leave.',
    empty: 'Enter all three days to see.',
  },
  legal: {
    terms: 'Terms of use (이용약관)',
    termsFailed: 'The terms could not be loaded',
    version: (version, from) => `Version ${version} · in force from ${from}`,
    others: 'Other agreements',
    other: (title, required) => `${required ? '[required]' : '[optional]'} ${title}`,
    privacy: 'Privacy policy (개인정보 처리방침)',
    privacyFailed: 'The policy could not be loaded',
    privacyFailedText: 'Please check your connection and load it again.',
    contents: 'Contents',
  },
}
