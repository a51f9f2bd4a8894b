import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Terms } from '../report-body/explaining/terms.tsx'
import { Banner } from '../ui/states/banner.tsx'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { DataTable } from '../ui/display/data-table.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { textOn, type Block, type StepItem } from './article.ts'
import { contentWords as w } from './words.ts'

export function ArticleBlock({ block, on }: { block: Block; on: Day }) {
  switch (block.kind) {
    case 'text':
      return block.text.map((line, i) => (
        <p key={i} className="text-body">
          <Terms>{textOn(line, on)}</Terms>
        </p>
      ))
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 text-body marker:text-ink-3">
          {block.items.map((said, i) => (
            <li key={i}>
              <Terms>{textOn(said, on)}</Terms>
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return <StepList items={block.items} on={on} />
    case 'pairs':
      return (
        <dl>
          {block.items.map((item) => (
            <div key={item.title} className="border-b border-hairline py-3 first:border-t">
              <dt className="text-body font-semibold">{item.title}</dt>
              <dd className="mt-1 text-body text-ink-2">
                <Terms>{textOn(item.text, on)}</Terms>
              </dd>
              {item.sign && (
                <dd className="mt-1 text-note text-ink-2">
                  <b className="mr-1.5 font-semibold text-ink">{w.sign}</b>
                  {item.sign}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )
    case 'figures':
      return (
        <dl aria-label={block.caption}>
          {block.of(on).map((figure) => (
            <div key={figure.label} className="flex flex-wrap gap-x-4 border-b border-hairline py-3 first:border-t">
              <dt className="min-w-32 flex-1 text-body">{figure.label}</dt>
              <dd className="figures text-right text-body font-semibold">{figure.value}</dd>
              <dd className="figures w-full text-note text-ink-2">
                {[figure.note, figure.from && w.from(figure.from)].filter(Boolean).join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return (
        <div>
          <DataTable caption={block.caption} captionHidden={false} columns={block.columns} rows={block.rows(on)} />
          {block.note && <p className="mt-2 text-note text-ink-2">{block.note}</p>}
        </div>
      )
    case 'questions':
      return (
        <div className="border-t border-hairline">
          {block.items.map((item) => (
            <Disclosure key={item.ask} title={item.ask}>
              <p className="text-body text-ink-2">
                <Terms>{textOn(item.answer, on)}</Terms>
              </p>
            </Disclosure>
          ))}
        </div>
      )
    case 'clause':
      return (
        <figure>
          <blockquote className="rounded-md bg-sunk px-4 py-3 text-body">{block.text}</blockquote>
          {block.korean !== undefined && (
            <p className="mt-2 text-note">
              <span className="font-semibold text-ink-2">{w.inKorean}</span> <span lang="ko">{block.korean}</span>
            </p>
          )}
          <figcaption className="mt-2 text-note text-ink-2">{w.clauseNote}</figcaption>
          <div className="mt-2">
            <CopyButton text={block.korean ?? block.text} words={w} />
          </div>
        </figure>
      )
    case 'note':
      return (
        <Banner kind={block.tone} title={block.title}>
          {textOn(block.text, on)}
        </Banner>
      )
    case 'show':
      return <block.of />
  }
}

function StepList({ items, on }: { items: readonly StepItem[]; on: Day }) {
  return (
    <ol>
      {items.map((item, i) => (
        <li key={item.title} className="flex gap-4 border-b border-hairline py-4 first:border-t">
          <span aria-hidden="true" className="figures w-5 shrink-0 text-body font-semibold text-ink-3">
            {i + 1}
          </span>
          <div className="min-w-0">
            <p className="text-body font-semibold">{item.title}</p>
            {item.when && <p className="text-note font-semibold text-brand">{textOn(item.when, on)}</p>}
            <p className="mt-0.5 text-body text-ink-2">
              <Terms>{textOn(item.text, on)}</Terms>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
