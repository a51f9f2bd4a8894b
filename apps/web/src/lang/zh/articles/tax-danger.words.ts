import { localTaxException, nationalTaxException } from '@jipsalpim/engine/law/property-tax-exception.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { taxOutcome } from '../../../content/tax-outcome.ts'
import { won } from '../numbers.words.ts'

const describeFirst = (tenant: boolean): string => (tenant ? '租客在前' : '税在前')
const BY = '以准许拍卖成交（매각허가）的日子为准'

export const article: ArticleText = {
  title: '房东欠的税',
  lead: '登记簿再干净，欠税也可能在拍卖时排在您前面。',
  sections: [
    {
      title: '哪些税在前',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: '这套房本身的税（당해세）',
              text: '综合不动产税（종합부동산세）、继承税和赠与税（상속세·증여세）、财产税（재산세）。不论日期都在前。',
            },
            {
              title: '其他的税',
              text: '法定日期（법정기일）早于您的确定日期（확정일자）的话在前。自己申报的税看申报日，通知的税看寄出通知的日子。',
            },
            { title: '新房主的税', text: '房子卖掉的话，新房主欠的税不能排在先住进来的您前面。' },
          ],
        },
      ],
    },
    {
      title: '2023 年起变了',
      blocks: [
        {
          kind: 'text',
          text: ['确定日期（확정일자）早于 당해세 的 법정기일 的话，在那笔税能拿的范围内，租客先拿。'],
        },
        {
          kind: 'figures',
          caption: '租客先于 당해세 的时候',
          of: (on) => [
            ...lawFigure(nationalTaxException, on, '国税（국세）', describeFirst, BY),
            ...lawFigure(localTaxException, on, '地方税（지방세）', describeFirst, BY),
          ],
        },
        {
          kind: 'table',
          caption: '首尔的房子卖 2亿韩元，欠综合不动产税 3,000万韩元（押金 1亿8,000万韩元）',
          columns: [
            { key: 'when', label: '确定日期和法定日期' },
            { key: 'me', label: '租客', numeric: true },
            { key: 'tax', label: '税', numeric: true },
          ],
          rows: () =>
            [false, true].map((taxFirst) => {
              const paid = taxOutcome(taxFirst)
              return {
                id: String(taxFirst),
                when: taxFirst ? '法定日期早' : '确定日期早',
                me: won(paid.me),
                tax: won(paid.tax),
              }
            }),
          note: '不计拍卖费用和其他债，按 Jipsalpim 的分配（배당）计算得出。',
        },
      ],
    },
    {
      title: '怎么办',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '签约之前拿纳税证明（납세증명서）',
              text: '国税和地方税两张。房东要出示，或同意您查看。',
            },
            { title: '签约之后自己查', text: '在税务署（세무서）和居民中心（주민센터）看有没有欠税。' },
            { title: '尽快办确定日期（확정일자）', text: '早一天，就在之后的税前面。' },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: '有的税查也查不到',
          text: '还没有通知的税不显示。所以押金相对房价越低越好。',
        },
      ],
    },
  ],
  act: '怎么查欠税',
}
