import { last } from '@jipsalpim/engine/law/dated.ts'
import { localTaxException, nationalTaxException } from '@jipsalpim/engine/law/property-tax-exception.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'
import { taxOutcome } from '../../content/tax-outcome.ts'

export const article: Article = {
  title: '임대인의 밀린 세금',
  lead: '등기부가 깨끗해도 밀린 세금이 있으면 경매에서 내 앞에 설 수 있어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'which',
      title: '어떤 세금이 앞서나요',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: '당해세',
              text: '이 집 자체에 매긴 세금이에요. 종합부동산세, 상속세, 증여세와 재산세가 있어요. 날짜와 상관없이 앞섰어요.',
            },
            {
              title: '그 밖의 세금',
              text: '법정기일이 내 확정일자보다 빠르면 앞서요. 신고한 세금은 신고한 날, 고지한 세금은 고지서를 보낸 날이에요.',
            },
            { title: '새 주인의 세금', text: '집이 팔렸다면 새 주인이 밀린 세금은 먼저 들어온 나를 앞서지 못해요.' },
          ],
        },
      ],
    },
    {
      id: 'since',
      title: '2023년부터 달라졌어요',
      blocks: [
        {
          kind: 'text',
          text: ['확정일자가 당해세의 법정기일보다 빠르면, 그 세금이 받을 돈만큼 세입자가 먼저 받아요.'],
        },
        {
          kind: 'figures',
          caption: '당해세보다 세입자가 먼저인 때',
          of: (on) => [
            ...lawFigure(
              nationalTaxException,
              on,
              '국세',
              (v) => (v ? '세입자가 먼저' : '세금이 먼저'),
              '매각을 허가한 날로 따져요',
            ),
            ...lawFigure(
              localTaxException,
              on,
              '지방세',
              (v) => (v ? '세입자가 먼저' : '세금이 먼저'),
              '매각을 허가한 날로 따져요',
            ),
          ],
        },
        {
          kind: 'table',
          caption: '서울의 집이 2억 원에 팔리고 종합부동산세 3,000만 원이 밀렸다면(보증금 1억 8,000만 원)',
          columns: [
            { key: 'when', label: '확정일자와 법정기일' },
            { key: 'me', label: '세입자', numeric: true },
            { key: 'tax', label: '세금', numeric: true },
          ],
          rows: () =>
            [false, true].map((taxFirst) => {
              const paid = taxOutcome(taxFirst)
              return {
                id: String(taxFirst),
                when: taxFirst ? '법정기일이 빨라요' : '확정일자가 빨라요',
                me: formatWon(paid.me),
                tax: formatWon(paid.tax),
              }
            }),
          note: '경매 비용과 다른 빚은 없다고 보고 집살핌의 배당 계산으로 구했어요.',
          source: last(nationalTaxException.rows).source,
        },
      ],
    },
    {
      id: 'do',
      title: '무엇을 하나요',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '계약하기 전에 납세증명서를 받아요',
              text: '국세와 지방세 두 장이에요. 임대인은 보여 주거나 열람에 동의해야 해요.',
            },
            { title: '계약한 뒤에 직접 열람해요', text: '밀린 세금이 있는지 세무서와 주민센터에서 봐요.' },
            { title: '확정일자를 서둘러 받아요', text: '하루라도 빠르면 그 뒤의 세금보다 앞서요.' },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: '열람으로도 보이지 않는 세금이 있어요',
          text: '아직 고지하지 않은 세금은 나오지 않아요. 그래서 보증금이 집값에 비해 낮을수록 좋아요.',
        },
      ],
    },
  ],
  sources: [sources.taxPriority, sources.localTaxPriority, sources.leaseDuties],
  act: { to: 'taxNotice', label: '미납 세금 열람하는 법' },
  related: ['taxNotice', 'fraudLanding', 'guideSummary'],
}
