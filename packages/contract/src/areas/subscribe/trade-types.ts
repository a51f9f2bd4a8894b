/** The kinds of trades: sale, lease without and lease with a monthly rent. */
export const tradeTypes = ['매매', '전세', '월세'] as const
export type TradeType = (typeof tradeTypes)[number]
