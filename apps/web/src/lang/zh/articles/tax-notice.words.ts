import { dutyTables } from '@jipsalpim/engine/law/duties.ts'
import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: '查看欠税（미납세금 열람）',
  lead: '签约之后，不用房东同意就能看欠税。不花钱。',
  sections: [
    {
      title: '谁能看',
      blocks: [
        {
          kind: 'figures',
          caption: '不用同意就能看的情况',
          of: (on) => [
            ...lawFigure(taxLookUpDeposit, on, '不用同意的押金', (v) => `超过 ${won(v)}`, '从签约到租期开始那天'),
            ...lawFigure(
              dutyTables['show-tax-certificates'],
              on,
              '房东出示纳税证明（납세증명서）的义务',
              () => '有',
              '同意查看的话，视为已出示',
            ),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => `押金 ${won(lawValue(taxLookUpDeposit, on))} 以下或签约之前，需要房东同意。`,
            '查看的话，会通知房东。',
          ],
        },
      ],
    },
    {
      title: '这样做',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '国税在税务署（세무서）看',
              text: '全国任何一个税务署都行。填写‘미납국세 등 열람신청서’（查看未缴国税申请书）。',
            },
            {
              title: '地方税在市·郡·区厅或居民中心（주민센터）看',
              text: '填写‘미납지방세 등 열람신청서’（查看未缴地方税申请书）。',
            },
            { title: '要带的', text: '身份证和租赁合同。签约之前还要带房东同意的申请书。' },
            {
              title: '看完记下来',
              text: '有的地方不让拍照。记下税的名称、金额和法定日期（법정기일）。',
            },
          ],
        },
      ],
    },
    {
      title: '有欠税的话',
      blocks: [
        {
          kind: 'list',
          items: [
            '要求付尾款之前全部缴清，并出示纳税证明（납세증명서）。',
            '商量从尾款里直接缴那部分税。',
            '金额大的话，重新考虑合同。',
          ],
        },
        {
          kind: 'clause',
          text: '房东在付尾款之前缴清欠的国税和地方税，并向租客出示纳税证明。发现欠税的话，租客可以解除合同，房东立即退还收到的全部款项。',
        },
      ],
    },
    {
      title: '查看也不知道的',
      blocks: [
        {
          kind: 'list',
          items: ['还没有通知的税不显示。', '换了房主之后的税要再看。', '不是税的债不显示。'],
        },
      ],
    },
  ],
}
