import { moveInReport } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure, lawValue } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'

export const article: Article = {
  title: '이사하는 날',
  lead: '짐보다 먼저 챙길 것이 있어요. 나가는 집의 보증금과 들어가는 집의 순위예요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'out',
      title: '나가는 집에서',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '보증금을 받는 날과 이사하는 날을 맞춰요', text: '같은 날 받고 나가는 것이 가장 좋아요.' },
            { title: '보증금을 받기 전에는 전입을 빼지 않아요', text: '주소를 옮기면 대항력과 순위를 잃어요.' },
            {
              title: '못 받았으면 임차권등기부터 해요',
              text: '계약이 끝난 다음 날부터 법원에 신청하고, 등기부에 오른 것을 보고 옮겨요.',
            },
            { title: '집 상태를 사진으로 남겨요', text: '벽, 바닥, 싱크대, 창틀을 날짜가 보이게 찍어요.' },
            { title: '관리비와 공과금을 정산해요', text: '검침한 숫자를 사진으로 남겨요.' },
          ],
        },
      ],
    },
    {
      id: 'in',
      title: '들어가는 집에서',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '잔금 전에 등기부를 한 번 더 봐요',
              when: '보내기 바로 전',
              text: '바뀐 줄이 있으면 보내지 말고 물어요.',
            },
            { title: '주인 이름의 계좌로 보내요', text: '영수증이나 이체 기록을 남겨요.' },
            {
              title: '전입신고와 확정일자를 해요',
              when: '그날 바로',
              text: '정부24와 인터넷등기소에서도 할 수 있어요. 동과 호수를 등기부와 똑같이 적어요.',
            },
            { title: '등기부를 다시 봐요', when: '다음 날', text: '전날 접수된 근저당이 없는지 확인해요.' },
          ],
        },
      ],
    },
    {
      id: 'report',
      title: '신고할 것',
      blocks: [
        {
          kind: 'figures',
          caption: '이사하고 신고할 것',
          of: (on) => [
            ...lawFigure(moveInReport, on, '전입신고', (v) => `${v.days}일 안`, '순위를 지키려면 이사한 날 해요'),
            ...lawFigure(leaseReport, on, '전월세 신고', (v) => `계약하고 ${v.days}일 안`),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => {
              const { deposit, rent } = lawValue(leaseReport, on)
              return `전월세 신고는 보증금이 ${formatWon(deposit)}을 넘거나 월세가 ${formatWon(rent)}을 넘을 때 해요.`
            },
            '계약서를 함께 내면 확정일자도 받은 것으로 봐요.',
          ],
        },
      ],
    },
  ],
  sources: [sources.leaseAct, sources.checklist],
  related: ['guideSummary', 'feedAlarm', 'aBDateconfirm'],
}
