import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  fields: {
    type: {
      label: 'Kind of lease',
      options: {
        전세: { label: 'Jeonse (전세)', hint: 'A deposit and no rent' },
        반전세: { label: 'Half jeonse (반전세)', hint: 'A large deposit and some rent' },
        월세: { label: 'Monthly rent (월세)', hint: 'A deposit and monthly rent' },
      },
    },
    period: {
      label: 'Where you are',
      options: {
        이사전: { label: 'Before moving in', hint: 'About to sign, or waiting for the day to pay the balance' },
        거주중: { label: 'Living there', hint: 'The lease is running or ends soon' },
      },
    },
    before: {
      label: 'How far',
      options: {
        계약예정: { label: 'Not signed yet' },
        계약완료: { label: 'Signed, and the first part is paid' },
        잔금예정: { label: 'Paying the balance soon', hint: 'Within 7 days' },
      },
    },
    living: {
      label: 'How far',
      options: { 거주: { label: 'The lease is running' }, 만기예정: { label: 'It ends within 6 months' } },
    },
    date: { label: 'Day of the contract', unknownLabel: 'Not known yet' },
    moveIn: { label: 'Moving day', unknownLabel: 'Not known yet' },
    deposit: { label: 'Deposit' },
    rent: { label: 'Monthly rent' },
    home: { label: 'Address', laterLabel: 'I do not know the address yet' },
    unit: { label: 'Building, floor, unit' },
    kind: {
      label: 'Kind of home',
      options: {
        다세대: { label: 'Villa (다세대·연립)' },
        오피스텔: { label: 'Officetel (오피스텔)' },
        다가구: { label: 'House of several households (다가구)' },
        아파트: { label: 'Apartment (아파트)' },
        도시형: { label: 'Urban small housing (도시형 생활주택)' },
        단독: { label: 'Detached house (단독주택)' },
        모름: { label: 'Not decided yet' },
      },
    },
    gu: { label: 'Area', placeholder: '서울 강서구' },
    extension: {
      label: 'What comes next',
      options: {
        계약연장: { label: 'I want to renew', hint: 'Not renewed yet' },
        이미연장: { label: 'It is renewed already', hint: 'Signed again, or it simply went on' },
        중도해지: { label: 'I want to leave before it ends' },
        만기이사: { label: 'I want to leave when it ends', hint: 'Also if you have not decided' },
      },
    },
    faq: {
      label: 'What else you want to know',
      options: {
        계약연장: { label: 'How to renew a lease' },
        이미연장: { label: 'A lease that was renewed' },
        중도해지: { label: 'How to leave before the end' },
        선순위: { label: 'A loan that the landlord will pay back first', hint: 'You tell us how much' },
        자금: { label: 'My money and a loan', hint: 'We show how much you have to borrow' },
        집값: { label: 'The price that the realtor told me', hint: 'Shown beside the one that we found' },
        지역: { label: 'Jeonse fraud in this area', hint: 'From public data' },
        직접질문: { label: 'In my own words', hint: 'Kept with the order' },
      },
    },
    firstRepay: {
      label: 'Will the landlord pay a loan back first?',
      options: {
        Y: { label: 'Yes, that is agreed', hint: 'Paid with the balance, and the mortgage is cancelled' },
        N: { label: 'No' },
        모름: { label: 'I do not know yet' },
      },
    },
    firstRepayAmount: { label: 'How much is paid back', unknownLabel: 'I do not know how much' },
    cash: { label: 'My own money', unknownLabel: 'I do not know yet' },
    loan: {
      label: 'Loan',
      options: {
        Y: { label: 'I will take one' },
        N: { label: 'I will not', hint: 'I pay all of it myself' },
        모름: { label: 'Not decided yet' },
      },
    },
    realtorPrice: { label: 'The price that the realtor told' },
    realtorReason: { label: 'The reason given' },
    faqWrite: { label: 'What you want to know' },
  },
  questions: {
    type: 'What kind of lease is it?',
    period: 'Where are you now?',
    before: 'How far is the contract?',
    living: 'How much of the lease is left?',
    extension: 'What do you want to do with the lease?',
    date: {
      planned: 'When will you sign?',
      signed: 'When did you sign?',
      hint: 'We judge by the law of that day.',
    },
    moveIn: {
      past: 'When did you move in?',
      coming: 'When will you move in?',
      hint: 'The power to stay (대항력) begins at 0:00 of the day after you report your address (전입신고).',
    },
    deposit: 'How much is the deposit?',
    rent: 'How much are the deposit and the rent?',
    home: 'Which home is it?',
    unit: { title: 'Which building and unit?', hint: 'Each unit has a register (등기부) of its own.' },
    kind: 'What kind of home are you looking for?',
    area: { title: 'Which area?', hint: 'In Korean, down to the city or district (시·군·구).' },
    faq: 'Is there more you want to know?',
    town: 'What is known about this area?',
    firstRepay: 'Will the landlord pay a loan back first?',
    cash: { title: 'How much of the deposit is your own money?', hint: 'What you can pay without borrowing.' },
    loan: 'Will you take a loan?',
    realtorPrice: {
      title: 'What price did the realtor tell you?',
      hint: 'Shown beside the one that we found. It does not count in the score or the verdict.',
    },
    realtorReason: { title: 'Why that price?', hint: 'As you were told. Leave it empty if you were not.' },
    faqWrite: {
      title: 'What do you want to know?',
      hint: 'Kept with the order and shown in the report. Nobody sends an answer.',
    },
    amount: 'Shall we make a report from this?',
  },
} satisfies Translated<typeof korean>
