import { opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '@jipsalpim/engine/words/zh/speech.ts'
import type { ArticleText } from '../../../content/article.ts'

const describeOrder = (movedIn: Day, registered: Day): string =>
  // 00:00 of a day is before the registry's opening hours on that day.
  opposableFrom(movedIn) <= registered ? '您在前' : '抵押权在前'

export const article: ArticleText = {
  title: '登记簿变动的时候',
  lead: '签约那天登记簿再干净，付尾款和搬家之间变了也没用。',
  sections: [
    {
      title: '一夜的空当',
      blocks: [
        {
          kind: 'text',
          text: [
            '对抗力（대항력）在申报地址（전입신고）的次日 0 点生效。抵押权（근저당）在受理当天就有顺位。',
            '所以搬家当天受理的抵押权排在您前面。',
          ],
        },
        {
          kind: 'table',
          caption: '如果搬家、申报地址、确定日期（확정일자）都在今天',
          columns: [
            { key: 'day', label: '抵押权受理的日子' },
            { key: 'order', label: '谁在前' },
          ],
          rows: (on) =>
            [0, 1, 2].map((n) => ({
              id: String(n),
              day: n === 0 ? `今天（${formatDay(on)}）` : formatDay(addDays(on, n)),
              order: describeOrder(on, addDays(on, n)),
            })),
          note: '政府宣布要把生效提前到受理申报的那一刻，但还没有施行的法律。',
        },
      ],
    },
    {
      title: '要再看登记簿的日子',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '签约那天', text: '用一天之内取得的登记簿签约。' },
            { title: '付尾款之前', text: '也看有没有受理中的申请。正在处理的话，先不要付。' },
            { title: '搬家第二天', text: '看前一天有没有受理的。' },
            { title: '三天之后', text: '受理的登记有时要几天才显示。' },
            { title: '住的时候每月一次', text: '房主换了或被查封，就有要做的事。' },
          ],
        },
      ],
    },
    {
      title: '变了的话怎么办',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: '有了新的抵押权（근저당）',
              text: '把受理日和您的 대항력 比较。违反特约（특약）的话，书面告知解除合同并要求退钱。',
            },
            {
              title: '房主换了',
              text: '新房主接手合同。用新房主的名字再查登记簿和欠税，担心的话马上问专家。',
            },
            {
              title: '有了查封（압류·가압류）',
              text: '停止续约和加押金，问能不能申请押金返还保证（반환보증）。',
            },
            {
              title: '开始拍卖（경매개시결정）',
              text: '在法院定的日子之前要求分配（배당요구）。过了可能拿不到。',
            },
          ],
        },
      ],
    },
    {
      title: '写进合同的话',
      blocks: [
        {
          kind: 'clause',
          text: '房东在付尾款次日之前保持登记簿现状，不设定新的担保权，也不转移所有权。违反的话，租客可以解除合同，房东立即支付收到的全部款项和违约金。',
        },
      ],
    },
  ],
  act: '订变动提醒',
}
