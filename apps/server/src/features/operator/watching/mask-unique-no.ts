/** '11461996012345' → '1146**********': the office that keeps the register; the rest tells the unit. */
export const maskUniqueNo = (uniqueNo: string | null): string | null =>
  uniqueNo === null ? null : uniqueNo.slice(0, 4) + '*'.repeat(uniqueNo.length - 4)
