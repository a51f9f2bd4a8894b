/** '2010-245' of '목록번호 제2010-245호' or '【공동담보목록】(목록번호 2010-245)': the number of a list within its year. */
export const listNumber = (text: string): string | null =>
  /\d{4}\s*-\s*\d+|\d+/.exec(text)?.[0].replace(/\s/g, '') ?? null

/** The line or row that begins a list, squeezed. */
export const listStart = /^목록번호(제?\d|$)/

/** Column names of a list, squeezed, as a row of their own. */
export const listHeads =
  /^(?:일련번호|부동산에관한권리의표시|부동산의표시|관할등기소명|순위번호|기타사항|생성원인|변경\/소멸|예비란|등기원인|경정원인)+$/
