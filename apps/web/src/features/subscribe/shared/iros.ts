/** The registry's own site, where anyone can view a register. */
export const IROS = 'https://www.iros.go.kr'
