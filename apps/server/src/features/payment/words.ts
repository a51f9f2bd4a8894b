/** The title of the window in which a card is registered. */
export const cardWindowName = '집살핌 카드 등록'
/** The holder's name of the accounts opened for orders. */
export const accountHolder = '집살핌'
/** Why a charge was not attempted: the card was removed. */
export const NO_CARD = '등록된 카드가 없어요'
