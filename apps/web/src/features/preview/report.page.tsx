export { SamplePage as default } from './sample-page.tsx'
