import { object } from '../text.ts'

const refund = '임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.'

/** For a right that must be removed before anything is signed or paid. `what` as the register prints it. */
export const goneBefore = (what: string): string =>
  `임대인은 이 계약을 맺기 전에 ${object(what)} 말소했음을 확인한다. 말소되지 않았으면 ${refund}`
/** For a right that may be cancelled together with the balance. */
export const goneByBalance = (what: string): string =>
  `임대인은 잔금 지급 전까지 ${object(what)} 말소한다. 말소되지 않으면 ${refund}`
export const repaid = `임대인은 잔금 지급과 동시에 이 집의 선순위 채무를 모두 갚고 그 말소등기를 신청하며, 임차인이 전입신고를 마친 다음 날까지 새 담보를 잡지 않는다. 이를 어기면 ${refund}`
export const ownerSigns =
  '이 계약은 등기부의 소유자 본인이나 위임장과 인감증명서를 건넨 대리인이 맺고, 보증금은 소유자 본인 명의 계좌로만 지급한다.'
export const noSideMoney =
  '임대인과 중개인은 계약서에 적지 않은 돈(이자 지원, 이사비 등)을 주거나 약속하지 않았음을 확인한다. 그런 약속이 있으면 그만큼 보증금을 낮춘다.'
export const approved =
  '임대인은 이 건물이 사용승인을 받았음을 확인하고 사용승인서 사본을 건넨다. 받지 않았으면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.'
export const pendingSettled = `계약하는 날 처리 중이던 등기 신청으로 이 집에 새 담보나 처분 제한이 생기거나 소유자가 바뀌면 ${refund}`
export const restTold = `임대인은 일부 말소된 권리의 남은 채무를 금융기관의 증명서로 알린다. 사실과 다르면 ${refund}`
