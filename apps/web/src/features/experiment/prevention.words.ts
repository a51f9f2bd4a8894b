import { day } from '@jipsalpim/engine/values/day.ts'
import type { Article, Block } from '../../content/article.ts'
import { sources } from '../../content/source-data.ts'

const clause = (why: string, text: string): Block[] => [
  { kind: 'text', text: [why] },
  { kind: 'clause', text },
]

export const article: Article = {
  title: '계약서에 적을 것',
  lead: '말로 한 약속은 남지 않아요. 특약 칸에 적어야 지킬 수 있어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'clauses',
      title: '그대로 옮겨 적어요',
      blocks: [
        ...clause(
          '이사한 다음 날까지 등기부를 그대로 두게 해요.',
          '임대인은 잔금일 다음 날까지 등기부를 현재 상태로 유지하고 새로운 담보권 설정이나 소유권 이전을 하지 않는다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전액과 위약금을 즉시 지급한다.',
        ),
        ...clause(
          '대출이나 보증이 집 때문에 안 되면 돈을 돌려받아요.',
          '임대인 또는 임차주택의 사유로 전세자금대출이나 전세보증금반환보증이 거절되는 경우 이 계약은 무효로 하고, 임대인은 받은 돈 전액을 즉시 반환한다.',
        ),
        ...clause(
          '앞선 근저당은 잔금으로 갚고 지우게 해요.',
          '임대인은 잔금을 받는 즉시 을구의 근저당권을 모두 상환하고 말소등기를 신청하며, 그 영수증을 임차인에게 보여 준다.',
        ),
        ...clause(
          '밀린 세금을 내게 해요.',
          '임대인은 잔금일까지 밀린 국세와 지방세를 모두 내고 납세증명서를 임차인에게 보여 준다.',
        ),
        ...clause(
          '주인이 바뀌면 미리 알게 해요.',
          '임대인은 임대차 기간 중 주택을 팔려면 계약하기 전에 임차인에게 알린다. 알리지 않거나 임차인이 원하지 않으면 임차인은 계약을 해지하고 보증금을 반환받을 수 있다.',
        ),
      ],
    },
    {
      id: 'ask',
      title: '계약하기 전에 물어요',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: '이 근저당은 몇 집이 함께 지고 있나요?',
              answer: '좋은 답은 공동담보목록을 보여 주는 거예요. "은행 대출이라 괜찮아요"는 답이 아니에요.',
            },
            {
              ask: '다른 세대의 보증금은 모두 얼마인가요?',
              answer: '좋은 답은 확정일자부여현황과 전입세대확인서예요. 말로만 하면 모르는 것으로 봐요.',
            },
            {
              ask: '밀린 세금이 있나요?',
              answer: '좋은 답은 국세와 지방세 납세증명서 두 장이에요.',
            },
            {
              ask: '받는 계좌가 소유자 이름인가요?',
              answer: '다른 이름이면 보내지 않아요. 가족이라고 해도 같아요.',
            },
          ],
        },
      ],
    },
    {
      id: 'never',
      title: '이런 말을 들으면 멈춰요',
      blocks: [
        {
          kind: 'list',
          items: [
            '"오늘 안 하면 다른 사람이 해요."',
            '"하루만 전입을 빼 주세요."',
            '"특약은 원래 안 써요."',
            '"이자와 이사비를 드릴게요."',
            '"신탁은 형식이에요."',
          ],
        },
      ],
    },
  ],
  sources: [sources.checklist, sources.brokerAct],
  act: { to: 'analyze', label: '이 집에 맞는 특약 받기' },
  related: ['guideSummary', 'fraudLanding', 'taxNotice'],
}
