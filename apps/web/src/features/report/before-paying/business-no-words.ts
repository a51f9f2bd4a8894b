import { translated } from '../../../lang/translated.ts'

/** The check of a business number on the device. */
export const korean = {
  label: '사업자등록번호',
  hint: '숫자 10자리예요. 이 기기에서만 계산하고, 보내거나 남기지 않아요.',
  check: '번호 확인하기',
  short: '숫자 10자리를 모두 적어 주세요.',
  wrong: '없는 번호예요. 끝자리가 맞지 않아요. 사업자등록증을 보고 다시 적어 주세요.',
  right: '번호의 짜임은 맞아요',
  kinds: {
    company: '회사(법인)에 주는 번호예요.',
    person: '회사가 아니라 개인사업자에게 주는 번호예요. 등기부의 주인이 회사라면 그 회사의 번호가 아니에요.',
    other: '나라, 지방자치단체나 단체에 주는 번호예요. 등기부의 주인과 맞는지 보세요.',
  },
  not: '정말 있는 곳인지, 문을 닫았는지, 이 집의 주인인지는 확인하지 못했어요. 아래의 홈택스에서 이어서 보세요.',
  places: {
    iros: { title: '인터넷등기소', note: '법인 등기부 열람. 상호나 법인등록번호로 찾아요.' },
    hometax: { title: '홈택스', note: '사업자 상태 조회. 영업 중인지, 쉬거나 닫았는지 나와요.' },
    renthome: { title: '렌트홈', note: '등록한 임대주택인지 찾아요.' },
    khug: { title: '주택도시보증공사', note: '반환보증에 들 수 있는지 물어요.' },
  },
  opens: '새 창에서 열려요',
}
export const businessNoWords = translated(korean, {
  en: () => import('./business-no-words.en.ts'),
  zh: () => import('./business-no-words.zh.ts'),
  vi: () => import('./business-no-words.vi.ts'),
})
