import { PromiseList } from '../../../shared/watching/promise-list.tsx'
import { aboutWords } from './about-words.ts'
import { Section } from './section.tsx'

export const PromisePart = () => (
  <Section title={aboutWords.promise.title}>
    <PromiseList />
  </Section>
)
