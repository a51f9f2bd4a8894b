import { useState } from 'react'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { unitIn } from '../../../kernel/funnel/places.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useGo } from '../../../kernel/links.ts'
import { UnitWidget } from '../../../kernel/places/unit-widget.tsx'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { joinFunnel, type JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'
import { watchOf } from './watched.ts'

/**
 * Asks for the complete unit, which is needed to find its register. If the unit is already watched, the user learns it
 * here, before any price.
 */
export function UnitStep({ answers, answer, title, step, next, back }: JoinStepProps) {
  const { unit: w } = joinWords
  const go = useGo()
  const [tried, setTried] = useState(false)
  const watches = useCall('subscribeInfo', isLoggedIn() ? {} : null)
  const { home } = answers
  const unit = unitIn(home, answers.unit)
  const watch =
    home && unit ? watchOf(watches.data?.infos ?? [], { address: home.road, dong: unit.dong, ho: unit.ho }) : null
  return (
    <QuestionPage
      title={title}
      hint={w.hint}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        if (unit === undefined || watch !== null) showProblem()
        else next()
      }}
    >
      <UnitWidget
        spec={joinFunnel.fields.unit}
        error={tried && unit === undefined ? describeReason('missing') : null}
        place={home ?? null}
        value={unit}
        onChange={(chosen) => answer({ unit: chosen })}
        mayWait={false}
      />
      {watch !== null && (
        <div className="mt-6">
          <Banner
            kind="caution"
            urgent
            title={w.watchedTitle}
            action={
              <Button kind="quiet" onClick={() => go('subscribeWatching', { id: watch.subscribeSeq })}>
                {joinWords.choose.seeWatched}
              </Button>
            }
          >
            {w.watchedText}
          </Banner>
        </div>
      )}
    </QuestionPage>
  )
}
