import { dutyTables } from '@jipsalpim/engine/law/duties.ts'
import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Look up unpaid taxes (미납세금 열람)',
  lead: 'Once you have signed, you can see the landlord’s unpaid taxes without his consent. It costs nothing.',
  sections: [
    {
      title: 'Who can see them',
      blocks: [
        {
          kind: 'figures',
          caption: 'Without consent',
          of: (on) => [
            ...lawFigure(
              taxLookUpDeposit,
              on,
              'Deposit from which no consent is needed',
              (v) => `above ${won(v)}`,
              'from signing to the day the lease begins',
            ),
            ...lawFigure(
              dutyTables['show-tax-certificates'],
              on,
              'Must the landlord show the tax certificates (납세증명서)?',
              () => 'Yes',
              'agreeing that you look them up counts as showing',
            ),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) =>
              `With a deposit of ${won(lawValue(taxLookUpDeposit, on))} or less, or before signing, the landlord’s consent is needed.`,
            'The landlord is told that you looked.',
          ],
        },
      ],
    },
    {
      title: 'How to do it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'National taxes at a tax office (세무서)',
              text: 'At any of them in the country. The form is called 미납국세 등 열람신청서 (application to look up unpaid national taxes).',
            },
            {
              title: 'Local taxes at the city or district office or the community centre (주민센터)',
              text: 'The form is called 미납지방세 등 열람신청서 (application to look up unpaid local taxes).',
            },
            {
              title: 'What to take along',
              text: 'Your ID and the lease. Before signing, also the form with the landlord’s consent.',
            },
            {
              title: 'Write it down',
              text: 'Some offices do not let you take pictures. Write down the name, the sum and the own day (법정기일) of each tax.',
            },
          ],
        },
      ],
    },
    {
      title: 'If there are unpaid taxes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask that all is paid by the day of the balance, and to be shown the certificate (납세증명서).',
            'Talk about paying that part of the balance straight to the tax.',
            'If it is a large sum, think again about the contract.',
          ],
        },
        {
          kind: 'clause',
          text: 'The landlord pays all national and local taxes in arrears by the day of the balance and shows the tenant the tax certificates. If unpaid taxes are found, the tenant may end the contract, and the landlord pays back at once all that was paid.',
        },
      ],
    },
    {
      title: 'What it does not tell',
      blocks: [
        {
          kind: 'list',
          items: [
            'Taxes of which no notice was sent yet do not show.',
            'If the owner changes, look again.',
            'Debts that are no taxes do not show.',
          ],
        },
      ],
    },
  ],
}
