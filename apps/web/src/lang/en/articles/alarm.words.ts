import { opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import type { ArticleText } from '../../../content/article.ts'
import { day as formatDay } from '../numbers.words.ts'

const describeOrder = (movedIn: Day, registered: Day): string =>
  // 00:00 of a day is before the registry's opening hours on that day.
  opposableFrom(movedIn) <= registered ? 'You come first' : 'The mortgage comes first'

export const article: ArticleText = {
  title: 'When a register changes',
  lead: 'A clean register on the day you sign is worth nothing if it changes between the balance and the move.',
  sections: [
    {
      title: 'The gap of one night',
      blocks: [
        {
          kind: 'text',
          text: [
            'Your power to stay (대항력) begins at 0:00 of the day after you report your address (전입신고). A mortgage (근저당) has its rank on the very day it is received.',
            'So a mortgage that is received on the day you move in comes before you.',
          ],
        },
        {
          kind: 'table',
          caption: 'If you move in, report your address and get the fixed date (확정일자) all today',
          columns: [
            { key: 'day', label: 'Mortgage received on' },
            { key: 'order', label: 'Who comes first' },
          ],
          rows: (on) =>
            [0, 1, 2].map((n) => ({
              id: String(n),
              day: n === 0 ? `today (${formatDay(on)})` : formatDay(addDays(on, n)),
              order: describeOrder(on, addDays(on, n)),
            })),
          note: 'The government has announced that the power shall begin the moment the report is handled, but no such law is in force.',
        },
      ],
    },
    {
      title: 'Days to look again',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'The day you sign', text: 'Sign with a register that was taken within a day.' },
            {
              title: 'Just before you send the balance',
              text: 'See also whether an application has been received. If one is being handled, do not send.',
            },
            { title: 'The day after the move', text: 'See that nothing was received the day before.' },
            { title: 'Three days later', text: 'An entry can take some days to show.' },
            {
              title: 'Once a month while you live there',
              text: 'If the owner changes or the home is seized, there is something to do.',
            },
          ],
        },
      ],
    },
    {
      title: 'What to do when it has changed',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'A new mortgage (근저당)',
              text: 'Compare the day it was received with your 대항력. If it breaks a clause (특약), say in writing that you end the contract and want your money back.',
            },
            {
              title: 'Another owner',
              text: 'The new owner takes over the lease. Look at the register and at unpaid taxes again under the new name, and ask a professional at once if it worries you.',
            },
            {
              title: 'A seizure (압류·가압류)',
              text: 'Do not renew and do not raise the deposit. Ask whether you can still apply for the deposit guarantee (반환보증).',
            },
            {
              title: 'An auction has begun (경매개시결정)',
              text: 'Demand your share (배당요구) by the day that the court sets. After it you may get nothing.',
            },
          ],
        },
      ],
    },
    {
      title: 'To be written into the contract',
      blocks: [
        {
          kind: 'clause',
          text: 'The landlord keeps the register as it is until the day after the balance is paid, and neither creates a new security nor transfers the ownership. If the landlord breaks this, the tenant may end the contract, and the landlord pays back at once all that was paid, and a penalty.',
        },
      ],
    },
  ],
  act: 'Get register alerts',
}
