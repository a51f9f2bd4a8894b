import { translated } from '../../../lang/translated.ts'

/** Whether the balance may be sent now. */
export const korean = {
  ask: '지금 보내도 되나요',
  balance: (day: string) => `잔금 ${day}`,
  answer: { go: '지금 보낼 수 있어요', hold: '아직 보내지 마세요', unknown: '지금은 말할 수 없어요' },
  goWhy: (until: string) => `${until}까지 이 답을 쓸 수 있어요.`,
  goWhyOpen: '방금 확인한 답이에요.',
  why: {
    register: { stop: '등기소가 이 집의 신청을 처리하고 있어요.', unknown: '등기부를 확인하지 못했어요.' },
    applications: { stop: '접수된 신청이 있어요.', unknown: '접수된 신청이 있는지 확인하지 못했어요.' },
    change: { stop: '내 보증금에 급한 변동이 있어요.', unknown: '아직 보지 않은 변동이 있어요.' },
    source: { stop: '등기소가 응답하지 않아요.', unknown: '등기소가 응답하지 않아요.' },
  },
  check: {
    register: { ok: '등기부를 읽었어요', stop: '등기소가 신청을 처리하고 있어요', unknown: '등기부' },
    applications: { ok: '신청 목록에 새 신청이 없어요', stop: '접수된 신청이 있어요', unknown: '접수된 신청' },
    change: { ok: '읽은 등기부에 급한 변동이 없어요', stop: '급한 변동이 있어요', unknown: '등기부 변동' },
    source: { ok: '등기소가 응답해요', stop: '등기소가 응답하지 않아요', unknown: '등기소 응답' },
  },
  until: (at: string) => `이 답은 ${at}까지예요. 보내기 직전에 다시 봐 주세요.`,
  after: '보낸 뒤의 일은 이 답에 없어요. 오늘 안에 전입신고를 하면 내일 0시부터 대항력(집이 팔려도 살 권리)이 생겨요.',
  again: '지금 다시 보기',
  looking: '등기소에 물어보고 있어요.',
  lookPrice: (won: string, aDay: number, left: number) =>
    `한 번 보는 가격은 ${won}이에요. 알림 가격에 하루 ${aDay}번이 들어 있고, 오늘 ${left}번 남았어요.`,
  lookFree: (aDay: number, left: number) => `더 내는 돈 없이 하루 ${aDay}번까지 볼 수 있어요. 오늘 ${left}번 남았어요.`,
  lookGone: (aDay: number) =>
    `오늘 볼 수 있는 ${aDay}번을 모두 봤어요. 내일 0시에 다시 ${aDay}번이 생겨요. 지금 급하면 인터넷등기소에서 직접 볼 수 있어요(열람 700원).`,
  seeAlert: '무엇인지 보기',
  iros: '인터넷등기소에서 직접 보기',
  irosNote: '열람 700원, 5분쯤 걸려요. 다시 살아나면 바로 알려 드릴게요.',
  notAccount: '받는 계좌의 주인은 여기서 보지 않아요. 등기부의 집주인과 같은지 꼭 확인해 주세요.',
  failed: '지금 보내도 되는지 확인하지 못했어요',
  failedText: '확인될 때까지 돈을 보내지 마세요.',
}
export const guardWords = translated(korean, {
  en: () => import('./guard-words.en.ts'),
  zh: () => import('./guard-words.zh.ts'),
  vi: () => import('./guard-words.vi.ts'),
})
