/** The registry's own site, where anybody may view a register. */
export const IROS = 'https://www.iros.go.kr'
