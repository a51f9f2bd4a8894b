export * from './answers.ts'
export * from './report.ts'
export * from './share.ts'
export * from './simple.ts'
