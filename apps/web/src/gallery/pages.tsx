import { day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState, type ReactNode } from 'react'
import { BottomNav } from '../ui/layout/bottom-nav.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { CheckField } from '../ui/forms/check-field.tsx'
import { EvidenceChip } from '../ui/display/evidence-chip.tsx'
import { GradeMark } from '../ui/display/grade-mark.tsx'
import { Money } from '../ui/display/money.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageFrame } from '../ui/layout/page-frame.tsx'
import { QuestionPage } from '../ui/layout/question-page.tsx'
import { RangeBar } from '../ui/display/range-bar.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { ScoreFigure } from '../ui/display/score-figure.tsx'
import { toast } from '../ui/dialogs/toast.ts'
import { WonField } from '../ui/forms/won-field.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { SidePanel } from '../shell/side-panel.tsx'
import { words } from './words.ts'

const nothing = () => undefined
const here = { main: '#', doby: '#', analyze: '#', subscribe: '#', mypage: '#' }

/** Whole pages, each with its own URL: '/dev/ui?page=question'. */
export const pages: Readonly<Record<string, () => ReactNode>> = {
  question: () => <Question />,
  report: () => <Report />,
  nowhere: () => (
    <PageFrame nav={<BottomNav current={null} to={here} />} aside={<SidePanel />}>
      <NotFound />
    </PageFrame>
  ),
}

function Question() {
  const [won, setWon] = useState<Won | null>(null)
  const [agreed, setAgreed] = useState(false)
  return (
    <PageFrame nav={<BottomNav current="analyze" to={here} />} aside={<SidePanel />}>
      <QuestionPage
        title={words.depositQ}
        hint={words.nameHint}
        step={{ now: 3, all: 7 }}
        onBack={nothing}
        button={words.next}
        onSubmit={() => toast(words.toast)}
        disabled={won === null}
        second={<Button kind="quiet">{words.later}</Button>}
      >
        <WonField label={words.deposit} labelHidden value={won} onChange={setWon} />
        <CheckField label={words.agree} checked={agreed} onChange={setAgreed} />
      </QuestionPage>
    </PageFrame>
  )
}

function Report() {
  return (
    <PageFrame nav={<BottomNav current="analyze" to={here} />} aside={<SidePanel />}>
      <Page title={words.title} onBack={nothing} action={<SampleMark />}>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <GradeMark grade="위험" size="large" />
          <ScoreFigure score={38} />
        </div>
        <p className="mt-4 text-title font-bold">{words.verdict}</p>
        <p className="mt-6 text-note text-ink-2">{words.money}</p>
        <p className="text-body font-semibold">
          <Money won={90_000_000} /> ~ <Money won={151_000_000} />
        </p>
        <RangeBar
          label={words.recover}
          low={90_000_000}
          likely={128_000_000}
          high={151_000_000}
          mark={{ label: words.deposit, value: 180_000_000 }}
        />
        <div className="mt-6">
          <Card label={words.act}>
            <p className="text-note font-semibold text-brand">{words.act}</p>
            <p className="mt-1">{words.actText}</p>
            <div className="mt-3">
              <EvidenceChip
                evidence={{ section: '을구', rank: '3-1' }}
                receivedAt={day('2024-05-02')}
                receiptNo="12345"
                onOpen={nothing}
              />
            </div>
          </Card>
        </div>
      </Page>
    </PageFrame>
  )
}
