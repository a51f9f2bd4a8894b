export { SampleReport as default } from './watching/sample-report.tsx'
