export * from './coupon.ts'
export * from './operator.ts'
