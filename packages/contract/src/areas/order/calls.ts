export * from './order.ts'
export * from './cash.ts'
export * from './contract.ts'
export * from './later.ts'
