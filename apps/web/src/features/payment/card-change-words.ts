import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '카드를 바꿀까요?',
  lead: '새 카드는 결제사 창에서 적어요. 카드 번호는 저희에게 오지 않고, 확인하는 동안 나가는 돈도 없어요.',
  which: '바꿀 카드',
  nameless: '카드',
  choose: '바꿀 카드를 골라 주세요.',
  open: '새 카드 적기',
  none: '등록한 카드가 없어요',
  noneText: '변동 알림을 자동결제하면 카드가 등록돼요. 그때부터 여기에서 바꿀 수 있어요.',
  toMypage: '마이로 가기',
  failed: '카드를 불러오지 못했어요',
  refused: '카드 등록에 실패했어요',
  refusedText: '카드사가 새 카드를 받아 주지 않았어요. 카드 정보를 확인하거나 다른 카드로 해 보세요.',
  closed: '결제사 창을 닫았어요. 카드는 그대로이고 나간 돈도 없어요.',
  keeps: '지금 카드를 그대로 써요.',
  checkingTitle: '새 카드를 확인하고 있어요',
  checkingText: '결제사에 물어보고 있어요.',
  unsure: '새 카드를 아직 확인하지 못했어요',
  askAgain: '다시 확인하기',
  changed: '카드를 바꿨어요',
  changedText: '앞으로는 이 카드를 써요. 예전 카드의 등록은 결제사에서 지우고 있어요.',
  unknown: '어떤 카드인지 알 수 없어요',
  unknownText: '마이에서 등록한 카드를 확인해 주세요.',
}
export const cardChangeWords = translated(korean, {
  en: () => import('./card-change-words.en.ts'),
  zh: () => import('./card-change-words.zh.ts'),
  vi: () => import('./card-change-words.vi.ts'),
})
