import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'
import { RankFinder } from './rank-finder.tsx'

export const article: Article = {
  title: '확정일자',
  lead: '계약서에 날짜를 찍는 일이에요. 경매에서 내 순서가 이 날짜로 정해져요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'how',
      title: '언제, 어디서 받나요',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '계약하면 바로 받아요', text: '이사하기 전에도 받을 수 있어요. 빠를수록 좋아요.' },
            { title: '주민센터나 인터넷등기소에서 받아요', text: '계약서와 신분증이 있으면 돼요.' },
            {
              title: '전월세 신고로도 받아요',
              text: '계약서를 함께 내면 신고를 접수한 날 확정일자를 받은 것으로 봐요.',
            },
            {
              title: '이사한 날 전입신고를 해요',
              text: '확정일자만으로는 순위가 생기지 않아요. 이사와 전입신고가 함께 있어야 해요.',
            },
          ],
        },
        {
          kind: 'figures',
          caption: '신고하는 때',
          of: (on) => lawFigure(leaseReport, on, '전월세 신고', (v) => `계약하고 ${v.days}일 안`),
        },
      ],
    },
    {
      id: 'rank',
      title: '내 순서를 계산해 봐요',
      blocks: [
        {
          kind: 'text',
          text: [
            '내 순위는 대항력이 생긴 때와 확정일자 가운데 늦은 쪽이에요.',
            '대항력은 이사와 전입신고를 마친 다음 날 0시에 생겨요.',
          ],
        },
        { kind: 'show', of: RankFinder },
      ],
    },
    {
      id: 'again',
      title: '다시 받아야 할 때',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: '보증금을 올려서 재계약했어요.',
              answer: '올린 돈은 새로 받은 확정일자부터 순위가 생겨요. 그 사이에 근저당이 없는지 등기부를 먼저 봐요.',
            },
            {
              ask: '같은 조건으로 계속 살아요.',
              answer: '처음 받은 확정일자가 그대로 힘을 가져요. 계약서를 버리지 마세요.',
            },
            {
              ask: '주소를 잠깐 옮겼다가 돌아왔어요.',
              answer: '돌아온 날부터 다시 시작해요. 전의 순위는 잃어요.',
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.leaseAct],
  act: { to: 'guideSummary', label: '계약의 순서 보기' },
  related: ['feedAlarm', 'aBPrevention', 'guideSummary'],
}
