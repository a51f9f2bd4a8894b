import type { Template } from '../queries.ts'

type Line = { title: string; body: string }

/**
 * Texts that appear on a locked screen and pass through another company: they announce that there is something, without
 * its content.
 */
export const pushWords: Record<Template, (v: Readonly<Record<string, string | number>>) => Line> = {
  'watch-begun': () => ({ title: '집을 지켜보기 시작했어요', body: '바뀌면 바로 알려 드릴게요.' }),
  'watch-application': () => ({ title: '새 등기신청이 접수됐어요', body: '돈을 보내기 전에 확인해 주세요.' }),
  'watch-correction': () => ({ title: '등기신청에 보정 명령이 났어요', body: '어떻게 되는지 계속 볼게요.' }),
  'watch-registered': () => ({ title: '등기부가 바뀌었어요', body: '돌려받을 돈이 달라졌는지 확인해 주세요.' }),
  'watch-missed': () => ({ title: '등기부가 바뀌었어요', body: '돌려받을 돈이 달라졌는지 확인해 주세요.' }),
  'watch-since-report': () => ({
    title: '보고서를 받은 뒤에 등기부가 바뀌었어요',
    body: '돌려받을 돈이 달라졌는지 확인해 주세요.',
  }),
  'watch-withdrawn': () => ({ title: '등기신청이 취하됐어요', body: '등기부는 바뀌지 않았어요.' }),
  'watch-dismissed': () => ({ title: '등기신청이 각하됐어요', body: '등기부는 바뀌지 않았어요.' }),
  'watch-same': () => ({ title: '등기신청이 끝났어요', body: '등기부는 바뀌지 않았어요.' }),
  'watch-unconfirmed': () => ({
    title: '끝난 신청의 결과를 아직 몰라요',
    body: '등기부를 읽는 대로 알려 드릴게요.',
  }),
  'watch-unlisted': () => ({
    title: '등기소가 이 집의 신청을 처리하고 있어요',
    body: '어떤 신청인지 아직 몰라요. 알기 전에는 돈을 보내지 마세요.',
  }),
  'watch-stopped': () => ({ title: '확인이 멈췄어요', body: '등기소가 답하지 않아 확인하지 못하고 있어요.' }),
  'watch-renewed': () => ({ title: '계속 지켜봐요', body: '결제 내역을 확인해 주세요.' }),
  'watch-charge-failed': () => ({ title: '결제하지 못했어요', body: '다시 결제하는 날을 확인해 주세요.' }),
  'watch-card-needed': () => ({ title: '다른 카드가 필요해요', body: '카드를 바꿔 주세요.' }),
  'watch-paused': () => ({ title: '결제가 안 돼서 확인을 멈췄어요', body: '카드를 바꾸면 다시 확인해요.' }),
  'watch-price-asked': () => ({ title: '알림의 가격이 바뀌어요', body: '이어서 쓸지 답해 주세요.' }),
  'watch-price-agreed': () => ({ title: '바뀐 가격으로 결제해요', body: '결제하는 날을 확인해 주세요.' }),
  'watch-price-tomorrow': () => ({ title: '내일 결제해요', body: '결제할 돈을 확인해 주세요.' }),
  'watch-ends': () => ({ title: '변동 알림이 끝나요', body: '끝나는 날을 확인해 주세요.' }),
  'watch-month': () => ({ title: '지난달 확인 명세서가 나왔어요', body: '몇 번 확인했는지 볼 수 있어요.' }),
  'watch-resumed': () => ({ title: '다시 확인하고 있어요', body: '멈췄던 동안을 확인해 주세요.' }),
  'report-ready': () => ({ title: '보고서가 준비됐어요', body: '계약하기 전에 확인해 주세요.' }),
  'question-answered': () => ({ title: '질문에 답했어요', body: '눌러서 읽어 주세요.' }),
  'document-again': () => ({ title: '서류를 다시 올려 주세요', body: '가리지 않은 번호가 있어서 파일을 지웠어요.' }),
  'inquiry-answered': () => ({ title: '문의에 답했어요', body: '눌러서 읽어 주세요.' }),
  'review-decided': () => ({ title: '후기를 살펴봤어요', body: '결과를 확인해 주세요.' }),
  'dispute-news': () => ({ title: '이의에 새 소식이 있어요', body: '눌러서 확인해 주세요.' }),
  'report-refunded': () => ({ title: '결제한 것을 돌려드렸어요', body: '이유와 내역을 확인해 주세요.' }),
  'address-needed': () => ({ title: '결제가 끝났어요', body: '주소를 정하면 보고서를 준비할게요.' }),
  'deposit-needed': () => ({ title: '입금을 기다리고 있어요', body: '입금할 곳과 날짜를 확인해 주세요.' }),
  'refund-account-needed': () => ({ title: '돌려드릴 것이 있어요', body: '받을 계좌를 알려 주세요.' }),
  'supply-waits': () => ({ title: '결제가 끝났어요', body: '언제까지 시작하는지 확인해 주세요.' }),
  'tickets-end': () => ({ title: '이용권이 곧 끝나요', body: '끝나는 날을 확인해 주세요.' }),
  'withdrawal-asked': () => ({ title: '탈퇴를 신청했어요', body: '신청하지 않았다면 바로 로그인해 주세요.' }),
  'consent-kept': () => ({ title: '동의가 바뀌었어요', body: '마이의 동의와 알림에서 확인해 주세요.' }),
  'consent-reminder': () => ({ title: '동의를 확인해 주세요', body: '혜택과 소식을 계속 받을지 정할 수 있어요.' }),
  // 정보통신망법 시행령 별표 6: the mark and the sender first, the free opt-out last.
  news: (v) => ({
    title: '(광고) 집살핌',
    body: `${String(v['body'])} 무료 수신거부: 마이 > 동의와 알림`,
  }),
}
