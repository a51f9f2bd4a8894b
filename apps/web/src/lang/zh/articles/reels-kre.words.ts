import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: '五件事，一分钟',
  lead: '一分钟就能读完。签约之前记住这些。',
  sections: [
    {
      title: '五件事',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '加起来看', text: '前面的债加您的押金超过房价的 90%，就停下。' },
            {
              title: '记住次日 0 点',
              text: '申报地址（전입신고）的效力在次日 0 点生效。所以付尾款之前和第二天都要看登记簿。',
            },
            {
              title: '有的钱不在登记簿上',
              text: '多户房（다가구）里别人的押金、欠的税不在登记簿上。要求看文件。',
            },
            {
              title: '税是可以看的',
              text: (on) => `押金超过 ${won(lawValue(taxLookUpDeposit, on))} 的话，签约之后不用房东同意就能看欠税。`,
            },
            { title: '拿到押金之前不搬走', text: '迁走地址就失去顺位。先办租赁权登记（임차권등기）。' },
          ],
        },
      ],
    },
  ],
  act: '分析这套房',
}
