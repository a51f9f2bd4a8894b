/** '11461996012345' → '1146**********': the first digits are the registry office, the rest identifies the unit. */
export const maskUniqueNo = (uniqueNo: string | null): string | null =>
  uniqueNo === null ? null : uniqueNo.slice(0, 4) + '*'.repeat(uniqueNo.length - 4)
