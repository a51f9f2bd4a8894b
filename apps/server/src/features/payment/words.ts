/** What the window in which a card is kept is headed by. */
export const cardWindowName = '집살핌 카드 등록'
/** The name on the accounts that are made for orders. */
export const accountHolder = '집살핌'
