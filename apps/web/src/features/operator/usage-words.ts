/** Back-office texts for usage counts. */
export const usageWords = {
  title: '이용 집계',
  text: '사람과 기기를 알 수 없는 합계예요. 추적을 원하지 않는 브라우저는 세지 않아요. 오늘은 지금까지예요.',
  span: '기간',
  spans: { '7': '7일', '14': '14일', '28': '28일' },
  kinds: { view: '화면', event: '한 일', arrival: '들어온 길 (출처/매체/캠페인)' },
  empty: '이 기간에 센 것이 없어요.',
  name: '이름',
  total: '합계',
  all: '합계',
  leftOut: (n: number) => `많은 순서로 100개까지 보이고 더했어요. ${n}개가 더 있어요.`,
  events: {
    'check-finished': '등기부 바로 확인을 끝냄',
    'order-begun': '주문을 시작함',
    'pay-opened': '결제창을 엶',
    'invite-shared': '초대를 보냄',
    'report-opened': '보고서를 엶',
  } as Readonly<Record<string, string>>,
} as const
