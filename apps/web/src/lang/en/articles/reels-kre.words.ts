import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Five things in short',
  lead: 'One minute to read. Remember these before you sign.',
  sections: [
    {
      title: 'Five things',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Add them up',
              text: 'If earlier debts and your deposit are more than 90% of the price, stop.',
            },
            {
              title: 'Remember 0:00 of the next day',
              text: 'The power of your report (전입신고) begins at 0:00 of the next day. So look at the register just before the balance and on the day after.',
            },
            {
              title: 'Some money is not in the register',
              text: 'Other deposits in a shared house (다가구) and unpaid taxes are not in it. Ask for the papers.',
            },
            {
              title: 'You can see the taxes',
              text: (on) =>
                `If the deposit is above ${won(lawValue(taxLookUpDeposit, on))}, you can look up unpaid taxes after signing without the landlord’s consent.`,
            },
            {
              title: 'Do not leave before the deposit is back',
              text: 'If you move your address, your rank is lost. First have the lease registered (임차권등기).',
            },
          ],
        },
      ],
    },
  ],
  act: 'Check this home',
}
