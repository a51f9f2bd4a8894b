/** Written by `npm run release-rules`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/cf16401fa2ce12cb'
export const tablesHash = '44e8e1562813d74b08a18a22dad338bd0ed3c7c3f7b45ff806c2e5c63724ba5a'
