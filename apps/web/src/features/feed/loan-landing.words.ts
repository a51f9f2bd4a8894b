import { day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from '../../content/article.ts'
import { sources } from '../../content/source-data.ts'

export const article: Article = {
  title: '전세대출 알아보기',
  lead: '어느 대출이 되는지는 나이, 소득, 재산, 쓰고 있는 대출, 그리고 집이 정해요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'which',
      title: '누구에게 어떤 대출이 있나요',
      blocks: [
        {
          kind: 'pairs',
          items: [
            { title: '일반 버팀목', text: '집이 없는 세대주가 쓰는 기금 대출이에요.' },
            {
              title: '청년 전용',
              text: '만 19세부터 34세까지의 세대주가 써요. 병역을 마쳤으면 나이를 더 봐 주기도 해요.',
            },
            { title: '신혼부부', text: '결혼한 지 7년 안이거나 3개월 안에 결혼할 사람이 써요.' },
            { title: '신생아 특례', text: '아이를 낳거나 입양한 지 2년이 안 된 집이 써요.' },
            { title: '전세피해 임차인', text: '피해자로 결정됐거나 보증금을 크게 잃은 사람이 새 집을 구할 때 써요.' },
            { title: '은행 전세대출', text: '기금이 안 되는 사람도 쓸 수 있어요. 보증기관의 보증이 함께 필요해요.' },
          ],
        },
      ],
    },
    {
      id: 'stop',
      title: '여기서 많이 막혀요',
      blocks: [
        {
          kind: 'list',
          items: [
            '세대원 가운데 한 사람이라도 집이나 분양권이 있어요.',
            '이미 전세대출이나 주택담보대출을 쓰고 있어요.',
            '연체나 신용회복 같은 기록이 있어요.',
            '대출이 안 되는 집이에요.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: '안 되는 이유를 알면 고칠 수 있는 것도 있어요',
          text: '쓰던 대출을 같은 날 갚거나, 보증금을 조금 낮추거나, 상품을 바꾸면 될 때가 있어요.',
        },
      ],
    },
    {
      id: 'before',
      title: '시작하기 전에 준비할 것',
      blocks: [
        {
          kind: 'list',
          items: [
            '나와 배우자의 지난해 소득',
            '예금과 차를 더하고 빚을 뺀 순자산',
            '지금 쓰는 대출의 이름과 남은 돈',
            '보고 있는 집의 주소와 보증금',
          ],
        },
      ],
    },
  ],
  sources: [sources.fund],
  act: { to: 'loan', label: '내 조건으로 확인하기' },
  related: ['feedLoan', 'feedInsurance', 'guideSummary'],
}
