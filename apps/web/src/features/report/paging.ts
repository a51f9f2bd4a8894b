/** How many pages there are, told by how many the first one held. */
export const pagesOf = (total: number, firstPage: number): number => (firstPage > 0 ? Math.ceil(total / firstPage) : 1)
