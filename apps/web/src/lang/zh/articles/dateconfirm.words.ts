import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'

export const article: ArticleText = {
  title: '确定日期（확정일자）',
  lead: '在合同上盖日期。拍卖时您的顺序由它决定。',
  sections: [
    {
      title: '何时、在哪里办',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '签约后马上办', text: '搬家之前也能办，越早越好。' },
            { title: '在居民中心（주민센터）或网上登记所（인터넷등기소）办', text: '有合同和身份证就行。' },
            {
              title: '申报租约（전월세 신고）也能得到',
              text: '一起交合同的话，受理申报那天视为得到确定日期。',
            },
            {
              title: '搬家当天申报地址（전입신고）',
              text: '光有确定日期没有顺位，还要搬入和申报地址。外国人办滞留地变更申报（체류지 변경신고）。',
            },
          ],
        },
        {
          kind: 'figures',
          caption: '申报的时间',
          of: (on) => lawFigure(leaseReport, on, '租约（전월세 신고）', (v) => `签约后 ${v.days} 天内`),
        },
      ],
    },
    {
      title: '算一算您的顺位',
      blocks: [
        {
          kind: 'text',
          text: ['您的顺位是对抗力（대항력）生效和确定日期中较晚的一个。', '대항력 在搬入并申报地址的次日 0 点生效。'],
        },
        { kind: 'show' },
      ],
    },
    {
      title: '要重新办的时候',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: '加了押金续约。',
              answer: '加的钱从新的确定日期起有顺位。先看登记簿，这中间有没有抵押权。',
            },
            { ask: '按同样的条件继续住。', answer: '最初的确定日期照样有效。不要扔掉合同。' },
            { ask: '把地址迁走一阵又迁回来。', answer: '从迁回来那天重新开始。以前的顺位失去了。' },
          ],
        },
      ],
    },
  ],
  act: '看合同的顺序',
}
