import { translated } from '../../../lang/translated.ts'

type State = 'agreed' | 'withdrawn' | 'none'
type Act = 'agreed' | 'withdrawn' | 'reminded'
type Road = 'join' | 'visit' | 'mypage' | 'persona' | 'job'

const roads: Record<Road, string> = {
  join: '가입할 때',
  visit: '다시 들어왔을 때',
  mypage: '마이에서',
  persona: '견본 회원을 만들 때',
  job: '2년마다 알림으로',
}

export const korean = {
  title: '동의와 알림',
  note: '선택 동의는 언제든지 하거나 철회할 수 있어요. 철회해도 서비스를 모두 쓸 수 있어요.',
  failed: '동의한 내용을 불러오지 못했어요',
  optional: '선택 동의',
  required: '필수 동의',
  requiredNote: '서비스를 쓰는 동안 필요해요. 철회하려면 탈퇴해 주세요.',
  state: (state: State, day: string, remindedBy: string | null): string =>
    state === 'agreed'
      ? `${day}에 동의함${remindedBy === null ? '' : ` · ${remindedBy}쯤 다시 알려 드려요`}`
      : state === 'withdrawn'
        ? `${day}에 철회함`
        : '동의하지 않음',
  agree: '동의하기',
  leave: '철회하기',
  actNamed: (title: string, agreed: boolean) => `${title} ${agreed ? '철회하기' : '동의하기'}`,
  nightNeeds: '소식 받기에 먼저 동의해 주세요',
  leaveTitle: (title: string) => `'${title}' 동의를 철회할까요?`,
  leaveText: (code: string): string =>
    code === 'marketing'
      ? '소식을 더 보내지 않아요. 밤에 받기도 함께 철회해요. 보고서와 결제 알림은 그대로 와요.'
      : '바로 멈춰요. 언제든지 다시 동의할 수 있어요.',
  agreed: (day: string) => `${day}에 동의했어요.`,
  left: (day: string) => `${day}에 동의를 철회했어요.`,
  notices: { talk: '받는 알림', push: '앱 알림' },
  channel: {
    talk: '휴대폰 알림톡으로 보내고, 닿지 않으면 문자로 보내요.',
    push: '앱을 쓰는 기기로 한 번 더 보내요.',
  },
  notice: {
    payment: { title: '결제와 환불', text: '결제, 환불, 정하지 않은 주소' },
    account: { title: '계정과 동의', text: '탈퇴 신청, 동의 결과' },
    watch: { title: '변동 알림', text: '신청 접수, 등기 변동, 확인 멈춤' },
    report: { title: '보고서', text: '보고서가 나왔을 때' },
    news: { title: '혜택과 소식', text: '광고성 정보' },
  },
  noticeValue: (on: boolean, text: string) => `${on ? '받아요' : '받지 않아요'} · ${text}`,
  noticeNamed: (title: string, on: boolean, channel: 'talk' | 'push') =>
    `${title} ${channel === 'push' ? '앱 알림' : '알림'} ${on ? '끄기' : '켜기'}`,
  on: '켜기',
  off: '끄기',
  by: { fixed: '꼭 알려야 해서 끌 수 없어요', consent: '위의 선택 동의를 따라요' },
  history: '동의한 기록 모두 보기',
  act: (title: string, act: Act): string =>
    act === 'reminded' ? `${title}: 동의한 사실을 알림` : `${title}: ${act === 'agreed' ? '동의함' : '철회함'}`,
  grounds: (at: string, version: number, road: Road) => `${at} · 제${version}판 · ${roads[road]}`,
}
export const consentWords = translated(korean, {
  en: () => import('./consent-words.en.ts'),
  zh: () => import('./consent-words.zh.ts'),
  vi: () => import('./consent-words.vi.ts'),
})
