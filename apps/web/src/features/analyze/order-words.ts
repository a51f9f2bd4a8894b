import type { FaqTag } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import { translated } from '../../lang/translated.ts'

/** The questions of a report's order, and the answers they offer. */
export const korean = {
  fields: {
    type: {
      label: '계약 유형',
      options: {
        전세: { label: '전세', hint: '보증금만 내요' },
        반전세: { label: '반전세', hint: '큰 보증금에 월세를 더 내요' },
        월세: { label: '월세', hint: '보증금과 월세를 내요' },
      },
    },
    period: {
      label: '지금 상황',
      options: {
        이사전: { label: '이사하기 전이에요', hint: '계약을 앞두었거나 잔금을 기다려요' },
        거주중: { label: '살고 있어요', hint: '계약 중이거나 곧 끝나요' },
      },
    },
    before: {
      label: '계약 단계',
      options: {
        계약예정: { label: '아직 계약하지 않았어요' },
        계약완료: { label: '계약했고 계약금을 냈어요' },
        잔금예정: { label: '곧 잔금을 치러요', hint: '7일 안에 잔금을 보내요' },
      },
    },
    living: {
      label: '계약 단계',
      options: { 거주: { label: '계약 기간 중이에요' }, 만기예정: { label: '6개월 안에 끝나요' } },
    },
    date: { label: '계약일', unknownLabel: '아직 몰라요' },
    moveIn: {
      label: '입주일',
      unknownLabel: '아직 몰라요',
    },
    deposit: { label: '보증금' },
    rent: { label: '월세' },
    home: { label: '주소', laterLabel: '아직 주소를 몰라요' },
    unit: { label: '동·층·호' },
    kind: {
      label: '집의 종류',
      options: {
        다세대: { label: '빌라 (다세대·연립)' },
        오피스텔: { label: '오피스텔' },
        다가구: { label: '다가구·원룸 건물' },
        아파트: { label: '아파트' },
        도시형: { label: '도시형 생활주택' },
        단독: { label: '단독주택' },
        모름: { label: '아직 정하지 않았어요' },
      },
    },
    gu: { label: '지역', placeholder: '서울 강서구' },
    extension: {
      label: '앞으로의 계획',
      options: {
        계약연장: { label: '연장하려고 해요', hint: '아직 연장하지 않았어요' },
        이미연장: { label: '이미 연장했어요', hint: '다시 계약했거나, 말없이 이어졌어요' },
        중도해지: { label: '끝나기 전에 나가려고 해요' },
        만기이사: { label: '끝나면 나가려고 해요', hint: '아직 정하지 않았어도 괜찮아요' },
      },
    },
    faq: {
      label: '더 알고 싶은 것',
      options: {
        계약연장: { label: '계약을 연장하는 방법' },
        이미연장: { label: '이미 연장한 계약' },
        중도해지: { label: '계약 기간 중에 나가는 방법' },
        선순위: { label: '집주인이 먼저 갚기로 한 대출', hint: '얼마를 갚기로 했는지 적어 둬요' },
        자금: { label: '내 돈과 대출', hint: '얼마를 빌려야 하는지 보여 드려요' },
        집값: { label: '중개사가 말한 집값', hint: '우리가 본 값과 나란히 보여 드려요' },
        지역: { label: '이 지역의 전세사기 피해', hint: '공공데이터로 알려 드려요' },
        직접질문: { label: '직접 적기', hint: '궁금한 것을 주문에 남겨요' },
      } satisfies Record<FaqTag, { label: string; hint?: string }>,
    },
    firstRepay: {
      label: '집주인이 대출을 먼저 갚나요?',
      options: {
        Y: { label: '네, 갚기로 했어요', hint: '잔금을 받아 갚고 등기를 지우기로 했어요' },
        N: { label: '아니요' },
        모름: { label: '아직 몰라요' },
      },
    },
    firstRepayAmount: { label: '먼저 갚기로 한 금액', unknownLabel: '금액은 몰라요' },
    cash: { label: '내 돈', unknownLabel: '아직 몰라요' },
    loan: {
      label: '대출',
      options: {
        Y: { label: '받을 거예요' },
        N: { label: '받지 않아요', hint: '내 돈으로 모두 내요' },
        모름: { label: '아직 정하지 않았어요' },
      },
    },
    realtorPrice: { label: '중개사가 말한 집값' },
    realtorReason: { label: '그렇게 말한 이유' },
    faqWrite: { label: '궁금한 것' },
  },
  /** The questions, by place. */
  questions: {
    type: '어떤 계약인가요?',
    period: '지금 어떤 상황인가요?',
    before: '계약은 어디까지 왔나요?',
    living: '계약이 얼마나 남았나요?',
    extension: '계약을 어떻게 할 생각인가요?',
    date: { planned: '계약은 언제 할 예정인가요?', signed: '계약한 날은 언제인가요?', hint: '그날의 법으로 판정해요.' },
    moveIn: {
      past: '언제 입주했나요?',
      coming: '언제 입주하나요?',
      hint: '전입신고를 한 다음 날 0시부터 대항력이 생겨요.',
    },
    deposit: '보증금은 얼마인가요?',
    rent: '보증금과 월세는 얼마인가요?',
    home: '어느 집인가요?',
    unit: { title: '몇 동 몇 호인가요?', hint: '등기부는 호마다 따로 있어요.' },
    kind: '어떤 집을 찾고 있나요?',
    area: { title: '어느 지역인가요?', hint: '시·군·구까지 입력해 주세요.' },
    faq: '더 알고 싶은 것이 있나요?',
    town: '이 지역은 어떤가요?',
    firstRepay: '집주인이 대출을 먼저 갚기로 했나요?',
    cash: { title: '보증금 가운데 내 돈은 얼마인가요?', hint: '빌리지 않고 낼 수 있는 돈이에요.' },
    loan: '대출을 받을 건가요?',
    realtorPrice: {
      title: '중개사는 집값이 얼마라고 했나요?',
      hint: '우리가 본 값과 나란히 보여 드려요. 점수와 판정에는 쓰지 않아요.',
    },
    realtorReason: { title: '왜 그 값이라고 했나요?', hint: '들은 대로 적어 주세요. 듣지 못했으면 비워 두세요.' },
    faqWrite: {
      title: '무엇이 궁금한가요?',
      hint: '주문에 함께 남기고 보고서에서 다시 보여 드려요. 사람이 답을 보내지는 않아요.',
    },
    amount: '이 내용으로 보고서를 만들까요?',
  },
}
export const orderWords = translated(korean, {
  en: () => import('./order-words.en.ts'),
  zh: () => import('./order-words.zh.ts'),
  vi: () => import('./order-words.vi.ts'),
})
