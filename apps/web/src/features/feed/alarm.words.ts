import { last } from '@jipsalpim/engine/law/dated.ts'
import { opposability, opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import { addDays, day, formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from '../../content/article.ts'
import { sources } from '../../content/source-data.ts'

/** Days from moving in to the mortgage's registration, for the table of who ranks first. */
const mortgageAfter = [0, 1, 2] as const
const describeOrder = (movedIn: Day, registered: Day): string =>
  // 00:00 of a day is before the registry's opening hours on that day.
  opposableFrom(movedIn) <= registered ? '내가 먼저예요' : '근저당이 먼저예요'

export const article: Article = {
  title: '등기부가 바뀌는 때',
  lead: '계약한 날의 등기부가 깨끗해도, 잔금과 이사 사이에 바뀌면 소용이 없어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'gap',
      title: '하룻밤의 틈',
      blocks: [
        {
          kind: 'text',
          text: [
            '대항력은 전입신고를 한 다음 날 0시에 생겨요. 근저당은 접수한 그날 순위를 얻어요.',
            '그래서 이사한 날 접수된 근저당이 나보다 앞서요.',
          ],
        },
        {
          kind: 'table',
          caption: '이사하고 전입신고와 확정일자를 모두 한 날이 오늘이라면',
          columns: [
            { key: 'day', label: '근저당이 접수된 날' },
            { key: 'order', label: '누가 먼저인가요' },
          ],
          rows: (on) =>
            mortgageAfter.map((n) => ({
              id: String(n),
              day: n === 0 ? `오늘(${formatDay(on)})` : formatDay(addDays(on, n)),
              order: describeOrder(on, addDays(on, n)),
            })),
          note: '정부가 전입신고를 처리한 순간으로 앞당기겠다고 발표했지만, 아직 시행된 법은 없어요.',
          source: last(opposability.rows).source,
        },
      ],
    },
    {
      id: 'days',
      title: '등기부를 다시 볼 날',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '계약하는 날', text: '하루 안에 뗀 등기부로 계약해요.' },
            { title: '잔금을 보내기 바로 전', text: '접수된 신청이 있는지도 함께 봐요. 처리 중이면 보내지 않아요.' },
            { title: '이사한 다음 날', text: '전날 접수된 것이 없는지 봐요.' },
            { title: '사흘 뒤', text: '접수한 등기가 올라오는 데 며칠 걸리기도 해요.' },
            { title: '살면서 한 달에 한 번', text: '주인이 바뀌거나 압류가 붙으면 할 일이 생겨요.' },
          ],
        },
      ],
    },
    {
      id: 'means',
      title: '바뀌었을 때 할 일',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: '새 근저당이 올라왔어요',
              text: '접수한 날을 내 대항력과 비교해요. 특약을 어겼다면 계약을 풀고 돈을 돌려달라고 문서로 알려요.',
            },
            {
              title: '주인이 바뀌었어요',
              text: '새 주인이 계약을 이어받아요. 새 주인의 이름으로 등기부와 밀린 세금을 다시 확인하고, 걱정되면 바로 전문가에게 물어요.',
            },
            {
              title: '압류나 가압류가 붙었어요',
              text: '재계약이나 보증금 인상은 멈추고, 반환보증을 신청할 수 있는지 물어요.',
            },
            {
              title: '경매개시결정이 올라왔어요',
              text: '법원이 정한 날까지 배당요구를 해요. 그날을 넘기면 받지 못할 수 있어요.',
            },
          ],
        },
      ],
    },
    {
      id: 'clause',
      title: '계약서에 적어 둘 말',
      blocks: [
        {
          kind: 'clause',
          text: '임대인은 잔금일 다음 날까지 등기부를 현재 상태로 유지하고 새로운 담보권 설정이나 소유권 이전을 하지 않는다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전액과 위약금을 즉시 지급한다.',
        },
      ],
    },
  ],
  sources: [sources.leaseAct, sources.checklist],
  act: { to: 'subscribe', label: '변동 알림 받기' },
  related: ['guideSummary', 'aBDateconfirm', 'misoMove'],
}
