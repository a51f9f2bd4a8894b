/** Written by `npm run release-rules`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/66a5a7cd52c5d29b'
export const tablesHash = 'd7cb89e2f9db8ddf642891be1041037a36fa8953985ad93d670d284320d09ec1'
