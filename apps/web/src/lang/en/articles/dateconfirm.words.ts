import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'

export const article: ArticleText = {
  title: 'The fixed date (확정일자)',
  lead: 'A date stamped on your contract. It decides your place in an auction.',
  sections: [
    {
      title: 'When and where',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Get it as soon as you have signed',
              text: 'It can be had before you move. The sooner the better.',
            },
            {
              title: 'At the community centre (주민센터) or online (인터넷등기소)',
              text: 'The contract and your ID are enough.',
            },
            {
              title: 'Or by reporting the lease (전월세 신고)',
              text: 'If you hand in the contract with it, the day it is received counts as the fixed date.',
            },
            {
              title: 'Report your address on the day you move (전입신고)',
              text: 'The fixed date alone gives no rank. It takes the move and the report as well. Foreigners report the changed place of stay (체류지 변경신고).',
            },
          ],
        },
        {
          kind: 'figures',
          caption: 'When to report',
          of: (on) => lawFigure(leaseReport, on, 'The lease (전월세 신고)', (v) => `within ${v.days} days of signing`),
        },
      ],
    },
    {
      title: 'Work out your rank',
      blocks: [
        {
          kind: 'text',
          text: [
            'Your rank is the later of two: when your power to stay (대항력) begins, and the fixed date.',
            '대항력 begins at 0:00 of the day after you have moved in and reported your address.',
          ],
        },
        { kind: 'show' },
      ],
    },
    {
      title: 'When to get it again',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'We renewed with a higher deposit.',
              answer:
                'The added money has its rank from the new fixed date on. First see in the register that no mortgage came in between.',
            },
            {
              ask: 'I stay on the same terms.',
              answer: 'The first fixed date stays in force. Do not throw the contract away.',
            },
            {
              ask: 'I moved my address for a while and came back.',
              answer: 'It begins anew on the day you came back. The earlier rank is lost.',
            },
          ],
        },
      ],
    },
  ],
  act: 'See the order of a contract',
}
