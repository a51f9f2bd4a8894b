import { dutyTables } from '@jipsalpim/engine/law/duties.ts'
import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure, lawValue } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'

export const article: Article = {
  title: '미납 세금 열람하기',
  lead: '계약한 뒤라면 임대인의 동의 없이 밀린 세금을 볼 수 있어요. 돈은 들지 않아요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'who',
      title: '누가 볼 수 있나요',
      blocks: [
        {
          kind: 'figures',
          caption: '동의 없이 볼 수 있는 경우',
          of: (on) => [
            ...lawFigure(
              taxLookUpDeposit,
              on,
              '동의 없이 볼 수 있는 보증금',
              (v) => `${formatWon(v)} 초과`,
              '계약한 뒤부터 임대차가 시작하는 날까지',
            ),
            ...lawFigure(
              dutyTables['show-tax-certificates'],
              on,
              '임대인이 납세증명서를 보여 줄 의무',
              () => '있어요',
              '열람에 동의하면 보여 준 것으로 봐요',
            ),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) =>
              `보증금이 ${formatWon(lawValue(taxLookUpDeposit, on))} 이하이거나 계약하기 전이면 임대인의 동의가 필요해요.`,
            '열람하면 임대인에게 그 사실이 전해져요.',
          ],
        },
      ],
    },
    {
      id: 'how',
      title: '이렇게 해요',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '국세는 세무서에서 봐요', text: '전국 어느 세무서나 돼요. "미납국세 등 열람신청서"를 써요.' },
            { title: '지방세는 시·군·구청이나 주민센터에서 봐요', text: '"미납지방세 등 열람신청서"를 써요.' },
            {
              title: '가져갈 것',
              text: '신분증과 임대차계약서예요. 계약하기 전이면 임대인의 동의를 받은 신청서도 가져가요.',
            },
            {
              title: '보고 나서 적어 둬요',
              text: '사진을 찍지 못하게 하는 곳이 있어요. 세금의 이름과 금액, 법정기일을 적어요.',
            },
          ],
        },
      ],
    },
    {
      id: 'found',
      title: '밀린 세금이 있으면',
      blocks: [
        {
          kind: 'list',
          items: [
            '잔금 날까지 다 내고 납세증명서를 보여 달라고 해요.',
            '잔금에서 그만큼을 세금으로 바로 내는 방법을 의논해요.',
            '금액이 크면 계약을 다시 생각해요.',
          ],
        },
        {
          kind: 'clause',
          text: '임대인은 잔금일까지 밀린 국세와 지방세를 모두 내고 납세증명서를 임차인에게 보여 준다. 밀린 세금이 확인되면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전액을 즉시 반환한다.',
        },
      ],
    },
    {
      id: 'not',
      title: '열람으로 알 수 없는 것',
      blocks: [
        {
          kind: 'list',
          items: [
            '아직 고지하지 않은 세금은 나오지 않아요.',
            '집주인이 바뀐 뒤의 세금은 다시 봐야 해요.',
            '세금이 아닌 빚은 나오지 않아요.',
          ],
        },
      ],
    },
  ],
  sources: [sources.taxLookUp, sources.localTaxLookUp, sources.leaseDuties],
  related: ['taxDanger', 'guideSummary', 'aBPrevention'],
}
