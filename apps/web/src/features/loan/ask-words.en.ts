import type { Translated } from '../../lang/translated.ts'
import type { korean } from './ask-words.ts'

export const words = {
  fields: {
    birth: { label: 'Date of birth', unknownLabel: 'I’d rather not say' },
    service: {
      label: 'Military service',
      options: {
        '0': { label: 'Does not apply' },
        '18': { label: 'Up to 18 months' },
        '24': { label: '19 to 24 months' },
        '36': { label: '25 months or more' },
        unknown: { label: 'I don’t know' },
      },
    },
    ownsHome: {
      label: 'A home or a right to one',
      hint: 'Count homes, rights to a new home (분양권) and rights to move in after redevelopment (입주권) of everybody in your household. Brothers and sisters do not count.',
      options: { N: { label: 'Nobody has one' }, Y: { label: 'Somebody does' }, unknown: { label: 'I don’t know' } },
    },
    head: {
      label: 'Are you the head of household (세대주)?',
      options: {
        head: { label: 'Yes' },
        prospective: { label: 'I will be, with this move', hint: 'About to be one (예비세대주)' },
        neither: { label: 'No' },
        unknown: { label: 'I don’t know' },
      },
    },
    income: { label: 'My income (last year, before tax)', unknownLabel: 'I don’t know' },
    couple: {
      label: 'Spouse',
      options: {
        single: { label: 'None' },
        married: { label: 'I have one' },
        planned: { label: 'We will marry soon', hint: 'Within three months you count as a couple' },
        unknown: { label: 'I’d rather not say' },
      },
    },
    spouseIncome: { label: 'My spouse’s income (last year)', unknownLabel: 'I don’t know' },
    held: {
      label: 'Loans in use',
      options: {
        none: { label: 'None' },
        some: { label: 'Yes', hint: 'Jeonse loans, mortgages, loans of the housing fund' },
        unknown: { label: 'I don’t know' },
      },
    },
    heldBy: {
      label: 'Whose loan is it?',
      options: {
        own: { label: 'Mine or my spouse’s' },
        'adult-fund': {
          label: 'Another adult of the household has a loan of the fund',
          hint: 'Such as Beotimmok (버팀목) or Didimdol (디딤돌)',
        },
        'adult-bank': { label: 'Another adult has bank loans only' },
        unknown: { label: 'I don’t know' },
      },
    },
    repays: {
      label: 'Plan to repay',
      options: {
        Y: { label: 'All of it on the day of the new loan' },
        N: { label: 'No' },
        unknown: { label: 'I don’t know' },
      },
    },
    assets: {
      label: 'Net assets',
      hint: 'Savings, cars and deposits, less debts. If the debts are larger, enter 0.',
      unknownLabel: 'I don’t know',
    },
    marriedOn: { label: 'Day of the marriage (or the planned one)', unknownLabel: 'Not known yet' },
    children: {
      label: 'Children under age',
      options: {
        '0': { label: 'None' },
        '1': { label: '1' },
        '2': { label: '2' },
        '3': { label: '3 or more' },
        unknown: { label: 'I’d rather not say' },
      },
    },
    youngest: { label: 'Birthday of the youngest', unknownLabel: 'I’d rather not say' },
    alone: {
      label: 'Do you live alone?',
      options: {
        Y: { label: 'Yes', hint: 'A household of one (단독세대주)' },
        N: { label: 'No, with others' },
        unknown: { label: 'I don’t know' },
      },
    },
    region: {
      label: 'Where the home is',
      options: {
        seoul: { label: 'Seoul' },
        capital: { label: 'Gyeonggi or Incheon' },
        busan: { label: 'Busan' },
        other: { label: 'Another city' },
        rural: { label: 'A rural town (읍·면) elsewhere' },
        unknown: { label: 'Not decided yet' },
      },
    },
    deposit: { label: 'Deposit', unknownLabel: 'Not known yet' },
    rent: { label: 'Monthly rent', hint: 'Enter 0 for jeonse.', unknownLabel: 'Not known yet' },
    area: { label: 'Floor area (전용면적)', unknownLabel: 'Not known yet' },
    startsOn: { label: 'The earlier of paying the balance and moving in', unknownLabel: 'Not decided yet' },
    smallFirm: {
      label: 'Do you work for a small or medium firm?',
      options: { Y: { label: 'Yes' }, N: { label: 'No' }, unknown: { label: 'I don’t know' } },
    },
    welfare: {
      label: 'Does one of these apply?',
      options: {
        none: { label: 'None' },
        basic: { label: 'Basic livelihood or near-poor (기초·차상위)' },
        'single-parent': { label: 'Single parent' },
        supported: { label: 'Disability, multicultural family, care of the elderly' },
        unknown: { label: 'I’d rather not say' },
      },
    },
    victim: {
      label: 'Have you lost a deposit?',
      options: {
        none: { label: 'No' },
        decided: { label: 'I was recognised as a victim (전세사기피해자)' },
        lost: { label: 'I lost 30 % of a deposit or more' },
        unknown: { label: 'I don’t know' },
      },
    },
    credit: {
      label: 'Credit record',
      options: {
        clean: { label: 'Nothing' },
        arrears: { label: 'Arrears or a payment by a guarantor' },
        recovery: { label: 'Debt restructuring (신용회복)' },
        unknown: { label: 'Prefer not to answer' },
      },
    },
    publicRental: {
      label: 'Do you live in a public rental home?',
      options: { N: { label: 'No' }, Y: { label: 'Yes' }, unknown: { label: 'Prefer not to answer' } },
    },
    shortJob: {
      label: 'Employed for less than a year?',
      options: {
        N: { label: 'More than a year' },
        Y: { label: 'Less than a year' },
        unknown: { label: 'Prefer not to answer' },
      },
    },
    calledIn: {
      label: 'A loan of the fund that was called in',
      options: { none: { label: 'Never' }, once: { label: 'Once' }, unknown: { label: 'Prefer not to answer' } },
    },
    calledInOn: { label: 'When', unknownLabel: 'I don’t know' },
  },
  questions: {
    age: {
      title: 'When were you born?',
      hint: 'Age counts on the day you apply. Everything is worked out on this device.',
    },
    house: 'Does anybody in your household own a home?',
    income: {
      title: 'What did you earn last year?',
      hint: 'Before tax, for the whole year. Worked out on this device only.',
      limits: 'To the income limit',
      add: 'A spouse’s income is added.',
      where: 'Where to find it',
      whereSays:
        'In the proof of income (소득금액증명) from the tax office’s site (홈택스), or in the withholding receipt (원천징수영수증) from your employer.',
    },
    hold: 'Do you have a housing loan now?',
    holdActive: 'Whose loan is it?',
    holdRepay: 'Can it be repaid on the day of the new loan?',
    property: { title: 'What are your net assets as a couple?', hint: 'Only your own if you are single.' },
    home: 'Where is the home, and for how much?',
    size: 'How large is it, and from when?',
    people: 'Who lives with you?',
    special: 'Does any of this apply?',
    difficult: {
      title: 'Four things that a bank always checks',
      hint: 'If you prefer not to answer, we leave it open.',
    },
  },
} satisfies Translated<typeof korean>
