import { translatable } from '../../../lang/catalogue.ts'

export const mineWords = {
  person: '내 정보',
  personFailed: '내 정보를 불러오지 못했어요',
  name: '이름',
  email: '이메일',
  mobile: '휴대폰',
  none: '받지 않았어요',
  verify: '본인확인하기',
  verifyHint: '통신사에서 본인 명의인지 확인해요. 하루에 다섯 번까지 할 수 있어요.',
  phoneWrong: '010으로 시작하는 휴대폰 번호 11자리를 입력해 주세요.',
  verifyPhone: '휴대폰 확인하기',
  changePhone: '번호 바꾸기',
  phoneKept: (mobile: string) => `휴대폰 번호를 ${mobile}로 저장했어요.`,
  phoneVerified: '본인 확인됨',
  phoneUnverified: '아직 확인하지 않음',
  needPhone: '휴대폰을 확인해 주세요',
  needPhoneText: '보고서와 알림이 다른 사람에게 가지 않도록 본인 번호인지 확인해요.',
  places: '내 것',
  reports: '내 보고서',
  coupons: '내 쿠폰',
  tickets: '보고서 이용권',
  ticketCount: (n: number) => `${n}장`,
  invite: '친구 초대',
  logins: '로그인 방법',
  loginsNote: '둘 다 연결하면 어느 쪽으로 들어와도 같은 회원이에요.',
  provider: { kakao: '카카오', apple: 'Apple' },
  linkedOn: (day: string) => `${day}부터 연결됨`,
  notLinked: '연결하지 않았어요',
  link: '연결하기',
  unlink: '연결 끊기',
  unlinkTitle: (name: string) => `${name} 연결을 끊을까요?`,
  unlinkText: (name: string) => `앞으로 ${name}로 들어오면 다른 회원이 돼요. 남은 로그인 방법으로 들어와 주세요.`,
  devices: '로그인된 기기',
  devicesNote: '모르는 기기가 있으면 로그아웃하고, 카카오나 Apple 계정의 비밀번호를 바꿔 주세요.',
  devicesFailed: '기기를 불러오지 못했어요',
  here: '이 기기',
  loggedInOn: (at: string) => `${at}에 로그인`,
  seenOn: (at: string) => `${at}에 마지막으로 씀`,
  endDevice: '로그아웃',
  endNamed: (device: string) => `${device} 로그아웃`,
  endOthers: '다른 기기 모두 로그아웃',
  endOthersTitle: '다른 기기에서 모두 로그아웃할까요?',
  endOthersText: '이 기기는 그대로 있어요.',
  device: (device: string | null): string => {
    const [system = '', browser = ''] = (device ?? 'other other').split(' ')
    return `${systems[system] ?? '알 수 없는 기기'} · ${browsers[browser] ?? '알 수 없는 앱'}`
  },
  logout: '로그아웃',
}

const systems: Readonly<Record<string, string>> = {
  ios: '아이폰·아이패드',
  android: '안드로이드',
  windows: '윈도우',
  mac: '맥',
  chromeos: '크롬북',
  linux: '리눅스',
}
const browsers: Readonly<Record<string, string>> = {
  kakaotalk: '카카오톡',
  naver: '네이버 앱',
  instagram: '인스타그램',
  whale: '웨일',
  samsung: '삼성 인터넷',
  edge: '엣지',
  opera: '오페라',
  firefox: '파이어폭스',
  chrome: '크롬',
  safari: '사파리',
}
export const mineSaid = { words: mineWords, systems, browsers }
translatable('mine', mineSaid)
