/** Written by `npm run release-rules`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/fc9e1a9ae2843e9b'
export const tablesHash = '66e890943f2063a1fbfd036eb38f41e11225d5e1688bb5ca07bde8e4e9b7976c'
