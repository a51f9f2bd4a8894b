/** Another operator's figure and made-up voices, to show the panel's shape: always under the sample mark. */
export const sampleSum = '80조 3,790억 원'
export const sampleReviews = [
  { id: 'a', who: '다세대 · 전세 1억 8,000만 원', text: '근저당이 옆집까지 묶여 있다는 걸 계약 전날 알았어요.' },
  { id: 'b', who: '오피스텔 · 반전세', text: '중개사에게 물어볼 말을 그대로 읽었어요.' },
  { id: 'c', who: '다가구 · 전세 9,500만 원', text: '다른 집 보증금을 모른다고 말해 줘서 서류를 떼러 갔어요.' },
  { id: 'd', who: '아파트 · 전세 3억 2,000만 원', text: '잔금 날 아침에 등기부가 그대로라는 알림을 받았어요.' },
] as const
