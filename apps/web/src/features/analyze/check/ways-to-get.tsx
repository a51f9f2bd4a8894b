import { words } from './words.ts'

/** Where to get a register as a PDF, for users who gave something else. */
export const WaysToGet = () => (
  <section aria-labelledby="ways" className="border-t-2 border-ink pt-3">
    <h2 id="ways" className="text-body font-bold">
      {words.waysTitle}
    </h2>
    <ol className="mt-3 grid gap-3">
      {words.ways.map((way, i) => (
        <li key={way.title} className="flex gap-4">
          <span aria-hidden="true" className="figures w-4 shrink-0 text-body font-semibold text-brand">
            {i + 1}
          </span>
          <span>
            <span className="block text-body font-semibold">{way.title}</span>
            <span className="block text-note text-ink-2">{way.text}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
)
