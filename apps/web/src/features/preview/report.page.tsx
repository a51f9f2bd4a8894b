export { prepareSample as prepare, SamplePage as default } from './sample-page.tsx'
