import { translated } from '../../../lang/translated.ts'

/** Browser notifications: offered if the browser supports them. */
export const korean = {
  title: '이 브라우저로도 알리기',
  text: '알림톡과 문자에 더해, 등기부에 변동이 있으면 이 브라우저에도 바로 띄워요.',
  abroad:
    '브라우저를 만든 회사(구글, 애플, 모질라, 마이크로소프트)의 미국 서버를 거쳐요. 내용은 이 브라우저만 읽을 수 있게 암호화해요.',
  more: '동의 내용 보기',
  on: '동의하고 켜기',
  isOn: '이 브라우저로 알리고 있어요.',
  off: '끄기',
  turnedOn: '이 브라우저로도 알려 드려요.',
  turnedOff: '이 브라우저로는 알리지 않아요.',
  failed: '켜지 못했어요. 잠시 뒤 다시 눌러 주세요. 알림톡과 문자는 그대로 와요.',
  cannot: {
    'inside-app': '다른 앱 안에서 열린 화면은 알림을 띄우지 못해요. 크롬이나 사파리에서 열면 켤 수 있어요.',
    'home-screen': '아이폰에서는 사파리의 공유 버튼으로 홈 화면에 추가한 뒤에 켤 수 있어요.',
    none: '이 브라우저는 알림을 띄우지 못해요. 알림톡과 문자는 그대로 와요.',
    denied: '이 브라우저에서 집살핌의 알림이 막혀 있어요. 브라우저 설정에서 알림을 허용하면 켤 수 있어요.',
  },
}
export const browserNoticesWords = translated(korean, {
  en: () => import('./browser-notices-words.en.ts'),
  zh: () => import('./browser-notices-words.zh.ts'),
  vi: () => import('./browser-notices-words.vi.ts'),
})
