import { day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from '../../content/article.ts'
import { sources } from '../../content/source-data.ts'

const fund = sources.fund

export const article: Article = {
  title: '대출받을 때 물을 것',
  lead: '대출은 사람만 보지 않아요. 집 때문에 거절되면 계약금을 잃을 수 있어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'order',
      title: '순서가 중요해요',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '집을 정하기 전에 한도를 물어요',
              text: '소득과 재산, 쓰고 있는 대출을 말하고 대략의 한도를 들어요.',
            },
            {
              title: '계약하기 전에 주소로 다시 물어요',
              text: '같은 사람이라도 집에 따라 안 될 수 있어요. 등기부와 건축물대장을 보여 줘요.',
            },
            {
              title: '특약을 적고 계약해요',
              text: '대출이 집이나 임대인 때문에 거절되면 계약금을 돌려받는다고 적어요.',
            },
            { title: '계약하고 바로 신청해요', text: '심사에는 시간이 걸려요. 잔금 날까지 넉넉히 잡아요.' },
          ],
        },
        {
          kind: 'clause',
          text: '임차인의 전세자금대출이 임차주택 또는 임대인의 사유로 승인되지 않는 경우 이 계약은 무효로 하고, 임대인은 받은 계약금 전액을 즉시 반환한다.',
        },
      ],
    },
    {
      id: 'home',
      title: '집 때문에 막히는 경우',
      blocks: [
        {
          kind: 'list',
          items: [
            '건축물대장에 위반건축물로 적혀 있어요.',
            '용도가 근린생활시설이나 사무소예요.',
            '신탁된 집인데 신탁회사의 동의가 없어요.',
            '압류, 가압류, 가등기, 경매개시결정이 있어요.',
            '앞선 빚과 보증금이 집값에 비해 너무 커요.',
            '임대인이 은행의 확인 전화에 응하지 않아요.',
          ],
        },
      ],
    },
    {
      id: 'fund',
      title: '주택도시기금 전월세 대출의 공통 조건',
      blocks: [
        {
          kind: 'figures',
          caption: '주택도시기금 전월세 대출의 공통 조건',
          of: () => [
            { label: '집', value: '무주택', note: '세대원 모두 집이 없어야 해요', source: fund },
            { label: '부부의 순자산', value: '3억 4,500만 원까지', note: '2026년 접수분', source: fund },
            { label: '낸 계약금', value: '보증금의 5%', source: fund },
            { label: '전용면적', value: '85㎡까지', note: '수도권이 아닌 읍·면은 100㎡까지', source: fund },
            { label: '신청하는 때', value: '3개월 안', note: '잔금일과 전입일 가운데 이른 날부터', source: fund },
          ],
        },
        {
          kind: 'text',
          text: ['소득과 금리는 상품마다 다르고 한 해에 몇 번 바뀌어요. 기금e든든에서 오늘의 조건을 확인해 주세요.'],
        },
      ],
    },
    {
      id: 'ask',
      title: '은행에 그대로 물어보세요',
      blocks: [
        {
          kind: 'list',
          items: [
            '이 주소로 대출이 되는 집인가요? 안 된다면 무엇 때문인가요?',
            '보증은 어느 기관으로 하나요? 반환보증도 함께 되나요?',
            '한도는 보증금의 몇 %인가요? 금리는 언제 바뀌나요?',
            '잔금 날까지 필요한 서류와 걸리는 날은 며칠인가요?',
            '이사한 뒤에 갚아야 하는 경우가 있나요?',
          ],
        },
      ],
    },
  ],
  sources: [fund, sources.checklist],
  act: { to: 'loan', label: '내 조건으로 확인하기' },
  related: ['feedLoanLanding', 'feedInsurance', 'guideSummary'],
}
