/** Written by `npm run release-rules`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/af65e092f99b3ac2'
export const tablesHash = '8b3332a58a1a497745df9ebd51c6f6588e1aaed7bd125c48a3397b3337ab6e31'
