/** Of what kind a deal of a home is. */
export const tradeTypes = ['매매', '전세', '월세'] as const
export type TradeType = (typeof tradeTypes)[number]
