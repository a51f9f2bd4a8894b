const refund = '租客可以解除合同，房东立即退还收到的全部款项。'

/** For a right that must be removed before anything is signed or paid. */
export const goneBefore = (what: string): string => `房东确认在签订本合同之前已注销${what}。没有注销的，${refund}`
/** For a right that may be cancelled together with the balance. */
export const goneByBalance = (what: string): string => `房东在收尾款之前注销${what}。没有注销的，${refund}`
export const repaid = `房东在收尾款的同时还清这套房在先的全部债务并申请注销，到租客办完地址申报的次日为止不设新的担保。违反的，${refund}`
export const ownerSigns =
  '本合同由登记簿上的房主本人，或交付了委托书（위임장）和印鉴证明（인감증명서）的代理人签订，押金只付到房主本人名下的账户。'
export const noSideMoney =
  '房东和中介确认没有支付或约定合同以外的钱（利息补贴、搬家费等）。有这种约定的，押金相应降低。'
export const approved =
  '房东确认这栋楼已得到使用批准，并交付使用批准书（사용승인서）复印件。没有得到的，本合同作废，房东立即退还收到的全部款项。'
export const pendingSettled = `签约当天正在处理的登记申请给这套房带来新的担保、处分限制或换了房主的，${refund}`
export const restTold = `房东用银行的证明告知部分注销的权利还剩多少债务。与事实不符的，${refund}`
