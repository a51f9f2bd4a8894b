import { LanguageField } from '../../content/language-field.tsx'
import { useGo } from '../../kernel/links.ts'
import { meaningOf } from '../../report-body/explaining/find-terms.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { globalTerms, globalWords as w } from './global-words.ts'
import { Section } from './section.tsx'

/** For users who do not read Korean: the language, what this is, the way in, and the terms of a contract explained. */
export default function GlobalPage() {
  const go = useGo()
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col px-5 pt-8 pb-12">
      <h1 className="text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-3 mb-6 text-body text-ink-2">{w.lead}</p>
      <LanguageField label={w.choose} />
      <Section id="what" title={w.whatTitle}>
        <ul className="grid list-disc gap-2 pl-5 text-body marker:text-ink-3">
          {w.what.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className="mt-6 grid gap-2">
          <ButtonLink size="large" wide to={`${go.href('analyze')}#check`}>
            {w.check}
          </ButtonLink>
          <ButtonLink size="large" wide kind="secondary" to={go.href('analyzeType')}>
            {w.order}
          </ButtonLink>
        </div>
        <p className="mt-3 text-note text-ink-2">{w.limits}</p>
      </Section>
      <Section id="steps" title={w.stepsTitle}>
        <ol>
          {w.steps.map((step, i) => (
            <li key={step.title} className="flex gap-4 border-b border-hairline py-4 first:border-t">
              <span aria-hidden="true" className="figures w-5 shrink-0 text-body font-semibold text-ink-3">
                {i + 1}
              </span>
              <span>
                <span className="block text-body font-semibold">{step.title}</span>
                <span className="block text-body text-ink-2">{step.text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="terms" title={w.termsTitle}>
        <dl>
          {globalTerms.map((term) => (
            <div key={term} className="border-b border-hairline py-3 first:border-t">
              <dt lang="ko" className="text-body font-semibold">
                {term}
              </dt>
              <dd className="mt-0.5 text-body text-ink-2">{meaningOf(term)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </main>
  )
}
