import { translated } from '../../../lang/translated.ts'
import { formatDay } from '../../../lang/format.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'

export const korean = {
  save: '오프라인으로 저장',
  saving: '저장하고 있어요',
  saved: '이 기기에 저장해 두었어요. 인터넷이 없어도 열려요.',
  remove: '저장한 것 지우기',
  removed: '저장한 보고서를 지웠어요.',
  note: '로그아웃하면 이 기기에서 지워져요.',
  failed: '저장하지 못했어요. 인터넷 연결을 확인하고 다시 해 주세요.',
  changed: '새 버전이 나왔어요. 화면을 새로 불러온 뒤 다시 저장해 주세요.',
  reading: '저장해 둔 보고서예요',
  readingText: (day: Day) => `${formatDay(day)}에 저장했어요. 그 뒤에 바뀐 것은 담기지 않아요.`,
  list: '이 기기에 저장한 보고서',
  address: '보고서',
}
export const offlineWords = translated(korean, {
  en: () => import('./offline-words.en.ts'),
  zh: () => import('./offline-words.zh.ts'),
  vi: () => import('./offline-words.vi.ts'),
})
