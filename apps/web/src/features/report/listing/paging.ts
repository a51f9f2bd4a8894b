/** The number of pages, from the length of the first one. */
export const pagesOf = (total: number, firstPage: number): number => (firstPage > 0 ? Math.ceil(total / firstPage) : 1)
