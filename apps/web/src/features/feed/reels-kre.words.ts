import { last } from '@jipsalpim/engine/law/dated.ts'
import { opposability } from '@jipsalpim/engine/law/opposability.ts'
import { accidentOdds } from '@jipsalpim/engine/law/accident-rates.ts'
import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawValue } from '../../content/law-figure.ts'

export const article: Article = {
  title: '짧게 보는 다섯 가지',
  lead: '1분이면 읽어요. 계약하기 전에 이것만은 기억해요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'five',
      title: '다섯 가지',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '더해서 봐요', text: '앞선 빚과 내 보증금을 더해 집값의 90%를 넘으면 멈춰요.' },
            {
              title: '다음 날 0시를 기억해요',
              text: '전입신고의 힘은 다음 날 0시에 생겨요. 그래서 잔금 바로 전과 다음 날 등기부를 봐요.',
            },
            {
              title: '등기부에 없는 돈이 있어요',
              text: '다가구의 다른 보증금, 밀린 세금은 등기부에 나오지 않아요. 서류를 달라고 해요.',
            },
            {
              title: '세금은 볼 수 있어요',
              text: (on) =>
                `보증금이 ${formatWon(lawValue(taxLookUpDeposit, on))}을 넘으면, 계약한 뒤에는 임대인의 동의 없이 밀린 세금을 볼 수 있어요.`,
            },
            {
              title: '보증금을 받기 전에는 나가지 않아요',
              text: '주소를 옮기면 순위를 잃어요. 임차권등기를 먼저 해요.',
            },
          ],
        },
      ],
    },
  ],
  sources: [last(accidentOdds.rows).source, last(opposability.rows).source, last(taxLookUpDeposit.rows).source],
  act: { to: 'analyze', label: '이 집 분석받기' },
  related: ['guideSummary', 'fraudLanding', 'taxNotice'],
}
