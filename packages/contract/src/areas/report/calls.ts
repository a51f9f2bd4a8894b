export * from './report.ts'
export * from './simple.ts'
