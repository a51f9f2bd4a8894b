import { localTaxException, nationalTaxException } from '@jipsalpim/engine/law/property-tax-exception.ts'
import { taxOutcome } from '../../../content/tax-outcome.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

const describeFirst = (tenant: boolean): string => (tenant ? 'the tenant first' : 'the tax first')
const BY = 'by the day on which the sale is allowed (매각허가)'

export const article: ArticleText = {
  title: 'The landlord’s unpaid taxes',
  lead: 'Even with a clean register, unpaid taxes can stand before you in an auction.',
  sections: [
    {
      title: 'Which taxes come first',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'Taxes on this very home (당해세)',
              text: 'Comprehensive real-estate tax (종합부동산세), inheritance and gift tax (상속세·증여세), property tax (재산세). They came first whatever the date.',
            },
            {
              title: 'Other taxes',
              text: 'They come first if their own day (법정기일) is before your fixed date (확정일자): the day a tax was declared, or the day its notice was sent.',
            },
            {
              title: 'A new owner’s taxes',
              text: 'If the home was sold, taxes of the new owner do not come before you who were there first.',
            },
          ],
        },
      ],
    },
    {
      title: 'Changed from 2023 on',
      blocks: [
        {
          kind: 'text',
          text: [
            'If your fixed date (확정일자) is before the own day (법정기일) of a 당해세, you are paid first, out of what that tax would get.',
          ],
        },
        {
          kind: 'figures',
          caption: 'When the tenant comes before a 당해세',
          of: (on) => [
            ...lawFigure(nationalTaxException, on, 'National taxes (국세)', describeFirst, BY),
            ...lawFigure(localTaxException, on, 'Local taxes (지방세)', describeFirst, BY),
          ],
        },
        {
          kind: 'table',
          caption:
            'A home in Seoul sold for ₩200M, ₩30M of 종합부동산세 (comprehensive real-estate tax) unpaid, deposit ₩180M',
          columns: [
            { key: 'when', label: 'Fixed date and the tax’s own day' },
            { key: 'me', label: 'Tenant', numeric: true },
            { key: 'tax', label: 'Tax', numeric: true },
          ],
          rows: () =>
            [false, true].map((taxFirst) => {
              const paid = taxOutcome(taxFirst)
              return {
                id: String(taxFirst),
                when: taxFirst ? 'the tax is earlier' : 'the fixed date is earlier',
                me: won(paid.me),
                tax: won(paid.tax),
              }
            }),
          note: 'Worked out by Jipsalpim’s distribution (배당), without costs and other debts.',
        },
      ],
    },
    {
      title: 'What to do',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Get the tax certificates before you sign (납세증명서)',
              text: 'Two of them, national and local. The landlord must show them or agree that you look the taxes up.',
            },
            {
              title: 'Look them up yourself after signing',
              text: 'At the tax office (세무서) and the community centre (주민센터).',
            },
            {
              title: 'Hurry with the fixed date (확정일자)',
              text: 'Even one day earlier puts you before the taxes that follow.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'Some taxes cannot be seen at all',
          text: 'A tax of which no notice was sent yet does not show. So the lower the deposit against the price, the better.',
        },
      ],
    },
  ],
  act: 'How to look up unpaid taxes',
}
