export * from './desk.ts'
export * from './panel.ts'
export * from './prices.ts'
export * from './settings.ts'
