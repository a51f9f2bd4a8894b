import { isSampleWorld } from '../kernel/outside.ts'
import { Card } from '../ui/card.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { Logo } from './logo.tsx'
import { sampleReviews, sampleSum } from './samples.ts'
import { words } from './words.ts'

/** Beside the column on wide screens: what this is, and what it has done so far. */
export function SidePanel() {
  return (
    <div className="grid gap-10">
      <div>
        <p className="flex items-center gap-2 text-body font-bold">
          <Logo />
          {words.brand}
        </p>
        <p className="mt-8 text-title font-bold">
          {words.panelTitle.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <p className="mt-3 text-body text-ink-2">{words.panelText}</p>
      </div>
      {isSampleWorld() && <Samples />}
    </div>
  )
}

/** Figures and voices are nobody's yet: shown as samples where everything is one, and nowhere else. */
function Samples() {
  return (
    <>
      <div className="border-t border-line pt-6">
        <p className="flex items-center gap-2 text-note text-ink-2">
          {words.protectedSum} <SampleMark />
        </p>
        <p className="figures mt-1 text-title font-bold">{sampleSum}</p>
      </div>
      <Carousel
        label={words.reviews}
        slides={sampleReviews.map(({ id, who, text }) => ({
          id,
          content: (
            <Card as="div">
              <p className="min-h-24 text-body">{text}</p>
              <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-note text-ink-2">
                {who} <SampleMark />
              </p>
            </Card>
          ),
        }))}
      />
    </>
  )
}
