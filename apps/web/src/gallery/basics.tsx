import { askConfirm, openSheet, showAlert } from '../ui/dialogs/ask.tsx'
import { Badge } from '../ui/display/badge.tsx'
import { Banner } from '../ui/states/banner.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Icon, iconNames } from '../ui/icon.tsx'
import { whileLoading } from '../ui/dialogs/loading-overlay.tsx'
import { Money } from '../ui/display/money.tsx'
import { ProgressBar } from '../ui/states/progress-bar.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Steps } from '../ui/states/steps.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { toast } from '../ui/dialogs/toast.ts'
import { Part } from './part.tsx'
import { sample, words } from './words.ts'

export function Basics() {
  return (
    <>
      <Part name="Type">
        <div>
          <p className="figures text-display font-semibold">72</p>
          <p className="text-title font-bold">{words.verdict}</p>
          <p className="mt-2 text-body">{words.actText}</p>
          <p className="mt-1 text-note text-ink-2">{words.base}</p>
          <p className="text-note text-ink-3">{words.base}</p>
        </div>
        <div className="flex flex-wrap gap-3 text-ink-2">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part name="Button">
        <Button size="large" wide>
          {words.pay}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button>{words.next}</Button>
          <Button kind="secondary">{words.later}</Button>
          <Button kind="quiet">{words.more}</Button>
          <Button kind="danger">{words.remove}</Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button loading>{words.next}</Button>
          <Button kind="secondary" loading>
            {words.next}
          </Button>
          <Button disabled>{words.next}</Button>
          <Button kind="secondary" disabled>
            {words.later}
          </Button>
          <ButtonLink to="?" kind="quiet">
            {words.more}
          </ButtonLink>
        </div>
      </Part>
      <Part name="Dialog · Sheet · Toast · LoadingOverlay">
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => void showAlert({ message: words.alert })}>
            alert
          </Button>
          <Button
            kind="secondary"
            onClick={() => void showAlert({ title: words.alertTitle, message: words.alertText })}
          >
            titled
          </Button>
          <Button
            kind="secondary"
            onClick={() =>
              void askConfirm({ title: words.alertTitle, message: words.alertText, danger: true, yes: words.remove })
            }
          >
            confirm
          </Button>
          <Button
            kind="secondary"
            onClick={() =>
              void openSheet({
                title: words.sheetTitle,
                content: (close) => (
                  <>
                    <p className="mb-6">{words.sheetText}</p>
                    <Button wide onClick={() => (toast(words.toast), close(null))}>
                      {words.next}
                    </Button>
                  </>
                ),
              })
            }
          >
            sheet
          </Button>
          <Button kind="secondary" onClick={() => toast(words.toast)}>
            toast
          </Button>
          <Button
            kind="secondary"
            onClick={() => void whileLoading(new Promise((done) => setTimeout(done, 1500)), words.working)}
          >
            overlay
          </Button>
        </div>
      </Part>
      <Part name="Banner">
        <Banner title={words.infoTitle} action={<Button kind="quiet">{words.keep}</Button>}>
          {words.infoText}
        </Banner>
        <Banner kind="caution">{words.cautionText}</Banner>
        <Banner kind="severe" title={words.severeText} />
        <Banner kind="good">{words.goodText}</Banner>
        <Banner kind="offline" title={words.errorTitle}>
          {words.errorText}
        </Banner>
      </Part>
      <Part name="Card · Badge · Money · SampleMark · Disclosure">
        <Card label={words.cardTitle}>
          <p className="flex items-center justify-between gap-2 text-body font-semibold">
            {words.cardTitle} <SampleMark />
          </p>
          <p className="mt-1 text-note text-ink-2">{words.cardText}</p>
          <p className="mt-4 text-title font-bold">
            <Money won={250_000_000} />
          </p>
        </Card>
        <Card sunk as="div">
          <div className="flex flex-wrap gap-2">
            <Badge>{words.notChecked}</Badge>
            <Badge tone="brand">{words.clean}</Badge>
            <Badge tone="good">{words.clean}</Badge>
            <Badge tone="caution">{words.notChecked}</Badge>
            <Badge tone="danger">{words.notChecked}</Badge>
            <Badge tone="severe">{words.notChecked}</Badge>
          </div>
        </Card>
        <SampleMark ribbon />
        <div>
          <Disclosure title={words.details} open>
            {words.sheetText}
          </Disclosure>
          <Disclosure title={words.details}>{words.sheetText}</Disclosure>
        </div>
      </Part>
      <Part name="Tabs">
        <Tabs
          label={words.title}
          items={[
            { key: 'a', label: words.tabA, content: words.verdict },
            { key: 'b', label: words.tabB, content: words.base },
            { key: 'c', label: words.tabC, content: words.actText },
          ]}
        />
      </Part>
      <Part name="Steps · ProgressBar · Skeleton">
        <Steps label={words.working} steps={sample.steps} />
        <Steps label={words.errorTitle} steps={sample.failed} />
        <ProgressBar part={3 / 7} said="3/7" />
        <Skeleton heading lines={3} />
      </Part>
      <Part name="EmptyState · ErrorState">
        <EmptyState title={words.emptyTitle} action={<Button>{words.start}</Button>}>
          {words.emptyText}
        </EmptyState>
        <ErrorState title={words.errorTitle} onRetry={() => undefined}>
          {words.errorText}
        </ErrorState>
      </Part>
    </>
  )
}
