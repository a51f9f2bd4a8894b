/** Written by `npm run release-rules`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/27b026570a99780d'
export const tablesHash = 'd90a47e8eefc76a72e61a3837489c367aae3a371ab9e1fc16d3d1bfff8d91c0b'
