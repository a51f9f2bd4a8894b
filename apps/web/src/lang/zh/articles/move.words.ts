import { moveInReport } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: '搬家那天',
  lead: '比行李更要紧的：搬出的房子的押金，搬入的房子的顺位。',
  sections: [
    {
      title: '在搬出的房子',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '拿押金和搬家安排在同一天', text: '同一天拿到钱再走，最好。' },
            { title: '拿到押金之前不迁走地址', text: '迁走的话，대항력 和顺位都失去。' },
            {
              title: '没拿到就先办租赁权登记（임차권등기）',
              text: '从合同到期次日起向法院申请，看到它登在登记簿上再搬。',
            },
            { title: '用照片留下房子的状态', text: '墙、地板、水槽、窗框，拍得看得见日期。' },
            { title: '结清管理费和水电费', text: '把抄表的数字拍下来。' },
          ],
        },
      ],
    },
    {
      title: '在搬入的房子',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '付尾款之前再看一次登记簿', when: '付之前', text: '有一行变了就不要付，去问。' },
            { title: '付到房主名下的账户', text: '留下收据或转账记录。' },
            {
              title: '申报地址并办确定日期（전입신고·확정일자）',
              when: '当天',
              text: '在 정부24 和 인터넷등기소 也能办。外国人办滞留地变更申报（체류지 변경신고）。栋号要和登记簿写得一样。',
            },
            { title: '再看登记簿', when: '第二天', text: '确认前一天没有受理的抵押权。' },
          ],
        },
      ],
    },
    {
      title: '要申报的',
      blocks: [
        {
          kind: 'figures',
          caption: '搬家后要申报的',
          of: (on) => [
            ...lawFigure(moveInReport, on, '地址（전입신고）', (v) => `${v.days} 天内`, '要保住顺位，在搬家当天办'),
            ...lawFigure(leaseReport, on, '租约（전월세 신고）', (v) => `签约后 ${v.days} 天内`),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => {
              const { deposit, rent } = lawValue(leaseReport, on)
              return `押金超过 ${won(deposit)} 或月租超过 ${won(rent)} 时要申报租约。`
            },
            '一起交合同的话，也视为得到确定日期（확정일자）。',
          ],
        },
      ],
    },
  ],
}
