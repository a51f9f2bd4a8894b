/** What the gateway's window and the card statement call the thing that is bought. */
export const goodsName = '전세사기 위험 분석 보고서'
