import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './about-words.ts'

export const words = {
  title: 'We tell you first when someone applies to change the register',
  lead: 'Every day we check the register of the home you choose and the applications at the registry.',
  mine: 'Homes that are watched now',
  mineAll: 'See my alerts',
  mineFailed: 'Your watched homes could not be loaded',
  again: 'Load again',
  nextAt: (at) => `next check ${at}`,
  unread: (n) => (n === 1 ? '1 unread alert' : `${n} unread alerts`),
  promise: {
    title: 'How soon do I hear of it?',
  },
  can: {
    title: 'What we do',
    items: [
      {
        id: 'cases',
        title: 'We find applications',
        text: 'A mortgage, a seizure or a sale is told when it is received, before it stands in the register.',
      },
      {
        id: 'extract',
        title: 'We read the register again',
        text: 'From the beginning once a month, and once a week where the risk is high.',
      },
      {
        id: 'judge',
        title: 'We count what it does to your deposit',
        text: 'What you could get back before and after the change, side by side.',
      },
      {
        id: 'stopped',
        title: 'We say so when checks stop',
        text: 'While the registry does not answer, we never say that nothing changed.',
      },
    ],
  },
  cannot: {
    title: 'What we cannot do',
    items: [
      {
        id: 'stop',
        title: 'We cannot prevent it',
        text: 'An application has its effect from its receipt. We tell you first.',
      },
      {
        id: 'before',
        title: 'We do not know what comes before it',
        text: 'What a landlord has in mind or has promised is not at the registry.',
      },
      {
        id: 'shut',
        title: 'No checks during maintenance',
        text: 'The registry is closed from 9 pm on the first and third Thursday until 6 am.',
      },
      {
        id: 'wrong',
        title: 'Sometimes an alert is wrong',
        text: 'One receipt number may stand for several homes. We read the register again and correct it.',
      },
    ],
  },
  price: {
    title: 'Price',
    month: '1 month',
    monthNote: 'It ends after a month, unless you choose automatic payment.',
    year: '1 year',
    yearNote: (month) => `That is ${month} a month.`,
    stop: 'To stop',
    stopNote: 'Where you began it. We refund the days that are left.',
    anytime: 'any time',
    vat: 'With VAT. There is nothing more to pay.',
    notOnSale: 'not on sale now',
    failed: 'The price could not be loaded',
  },
  sample: {
    title: 'An alert looks like this',
    headline: 'Do not send the balance yet',
    what: 'An application for a mortgage was received',
    rows: [
      { id: 'home', label: 'Home', value: '302, Narae House, 9047 Hwagok-ro, Gangseo-gu, Seoul' },
      { id: 'when', label: 'Received', value: '23 November · no. 98127' },
      { id: 'sum', label: 'Sum', value: 'Not known until it is registered' },
      { id: 'next', label: 'What to do', value: 'Ask the landlord what it is, and get the answer in writing.' },
    ],
    basis: 'You get this because you asked us to watch this register.',
  },
  choose: 'Choose the home to watch',
  chooseNote: 'Before you pay, we show the price and how to stop once more.',
} satisfies Translated<typeof korean>
