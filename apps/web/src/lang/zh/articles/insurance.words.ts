import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  rentConversion,
  seniorDebtRatio,
} from '@jipsalpim/engine/law/hug.ts'
import { guaranteeAccident } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { officialPriceFactor } from '@jipsalpim/engine/law/official-price.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: '押金返还保证（전세보증금반환보증）',
  lead: '房东还不了的话，保证机构先还。哪些房子、什么时候能参加，都有规定。',
  sections: [
    {
      title: '这套房最多能保多少',
      blocks: [
        { kind: 'text', text: ['按只有公示价格（공시가격）的别墅楼计算。有行情价的房子会不同。'] },
        { kind: 'show' },
      ],
    },
    {
      title: 'HUG（주택도시보증공사）的标准',
      blocks: [
        {
          kind: 'figures',
          caption: 'HUG（주택도시보증공사）的标准',
          of: (on) => [
            ...lawFigure(depositLimit, on, '押金上限（首都圈）', (v) => won(v.capital)),
            ...lawFigure(depositLimit, on, '押金上限（其他地区）', (v) => won(v.other)),
            ...lawFigure(collateralRatio, on, '算作房价的比例', (v) => `${v}%`, '押金加前面的债要在这以内'),
            ...lawFigure(officialPriceFactor, on, '用公示价格（공시가격）当房价时', (v) => `${v}%`),
            ...lawFigure(
              seniorDebtRatio,
              on,
              '前面的债的限额',
              (v) => `${v.single}%`,
              '独栋、多户房还要加上其他各户的押金',
            ),
            ...lawFigure(rentConversion, on, '月租换算成押金的比率', (v) => `每年 ${v / 10}%`),
            ...lawFigure(
              applicationWindow,
              on,
              '可以申请的时间',
              (v) => `租期过 ${v}% 之前`,
              '从付尾款和申报地址中较晚的一天算起',
            ),
          ],
        },
      ],
    },
    {
      title: '这样的房子不行',
      blocks: [
        {
          kind: 'list',
          items: [
            '建筑物台账上标有违规建筑（위반건축물）的房子',
            '用途是近邻生活设施（근린생활시설）的房子',
            '有查封（압류·가압류）、假处分（가처분）、假登记（가등기）、拍卖（경매개시결정）的房子',
            '建筑和土地的所有人不同，或没有登记的房子',
            '信托（신탁）的房子；与信托公司直接签约的另看',
            '保证机构禁止的房东的房子',
            '申报地址、确定日期、居住三者缺一的情况',
          ],
        },
      ],
    },
    {
      title: '怎么申请',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '签约之前问', text: '拿地址和押金问保证机构或银行能不能参加。' },
            { title: '写特约（특약）', text: '写明因房子或房东而被拒保的话，解除合同并退钱。' },
            {
              title: '搬家后马上申请',
              text: '准备登记簿、合同、전입세대확인서、尾款收据。不需要房东同意。',
            },
            { title: '付保证费，拿保证书', text: '保证费看押金、房屋种类和负债比率。' },
          ],
        },
        {
          kind: 'clause',
          text: '因房东或租赁房屋的原因被拒绝押金返还保证的，租客可以解除合同，房东立即退还收到的定金和押金全额。',
        },
      ],
    },
    {
      title: '没拿回的时候',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '地址不要动', text: '迁走的话，保证和顺位都失去。' },
            {
              title: '告诉保证机构',
              text: (on) =>
                `合同到期后过 ${lawValue(guaranteeAccident, on).months} 个月还没拿回，可以作为保证事故请求。`,
            },
            { title: '办租赁权登记（임차권등기）', text: '要搬走的话，看到它登在登记簿上再搬。' },
          ],
        },
        {
          kind: 'questions',
          items: [
            {
              ask: '还有别的保证机构吗？',
              answer:
                '有 HF（한국주택금융공사，给用它担保贷款的人）和 SGI（SGI서울보증）。限额和保证费不同，请向各机构确认今天的条件。',
            },
            {
              ask: '房东说已经参加了保证。',
              answer: '登记的租赁经营者（임대사업자）必须参加。请拿保证书号码直接向保证机构确认。出现过假保证书。',
            },
          ],
        },
      ],
    },
  ],
  act: '确认能否参加保证',
}
