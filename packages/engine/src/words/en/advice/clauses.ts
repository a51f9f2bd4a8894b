const refund = 'the tenant may cancel and the landlord pays back at once all that was paid.'

/** For a right that must be removed before anything is signed or paid. `what` with its article. */
export const goneBefore = (what: string): string =>
  `The landlord confirms that ${what} was cancelled before this contract. If it was not, ${refund}`
/** For a right that may be cancelled together with the balance. */
export const goneByBalance = (what: string): string =>
  `Before the balance the landlord has ${what} cancelled. If it is not, ${refund}`
export const repaid = `Together with the balance the landlord repays all debts before the tenant and applies for their cancellation, and until the day after the tenant has reported the address takes no new mortgage. If this is broken, ${refund}`
export const ownerSigns =
  'This contract is made by the owner in the register, or by an agent who has handed over the power of attorney (위임장) and the seal certificate (인감증명서). The deposit is paid only to an account in the owner’s name.'
export const noSideMoney =
  'The landlord and the realtor confirm that no money beside this contract (interest, moving costs) was paid or promised. If any was, the deposit is lower by that sum.'
export const approved =
  'The landlord confirms that the building is approved for use and hands over a copy of the approval (사용승인서). If it is not, this contract is void and the landlord pays back at once all that was paid.'
export const pendingSettled = `If an application that was pending on the day of the contract brings a mortgage, a restriction or another owner, ${refund}`
export const restTold = `The landlord tells what is left of the partly cancelled right by a certificate of the bank. If it is not true, ${refund}`
