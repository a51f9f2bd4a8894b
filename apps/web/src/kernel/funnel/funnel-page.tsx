import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigation } from 'react-router'
import { Page } from '../../ui/layout/page.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { useGo, usePlace } from '../links.ts'
import { ChunkPlaceholder } from '../chunks/chunk-placeholder.tsx'
import { useLoginPrompt } from '../login/login-prompt.tsx'
import { isLoggedIn } from '../login/session.ts'
import type { Answers, Fields, Funnel, Step } from './define.ts'
import { useLeaveByBack } from './leave-guard.ts'
import { CloseFunnel } from './close-funnel.tsx'
import { backOf, fieldsOf, frontier, missingIn, nextOf, pagesOf, pathOf, progressOf, reachable } from './path.ts'
import { answer, useAnswers } from './store.ts'
import { warm, Widget } from './widget.tsx'
import { describeReason } from './reason-words.ts'
import { funnelWords } from './words.ts'

/** The step of a funnel at this place. The path is computed from the answers and never stored. */
export function FunnelPage<F extends Fields, N extends CallName>({ funnel }: { funnel: Funnel<F, N> }) {
  const { name } = usePlace()
  const answers = useAnswers(funnel)
  const go = useGo()
  const askLogin = useLoginPrompt()
  const leaving = useNavigation().state !== 'idle'
  const leaveByBack = useLeaveByBack(funnel.id)
  const wanted = pageIn(useLocation().state)
  const step = pathOf(funnel, answers).find((s) => s.at === name)

  // If the answers are removed while the user is navigating away (ordered in another tab), do not redirect back.
  if (!step || !reachable(funnel, answers, name))
    return leaving ? null : <Navigate to={go.href(frontier(funnel, answers).at)} replace />

  const walk = { back: backOf(funnel, answers, name), next: nextOf(funnel, answers, name) }
  const pages = pagesOf(step)
  // The state is kept by the browser's history, the pages come from the answers.
  const page = Math.min(wanted, pages.length - 1)
  const toPage = (at: RouteName, to: number) => go(at, undefined, { state: { page: to } })
  const next = () => {
    if (page < pages.length - 1) return toPage(name, page + 1)
    const to = walk.next
    if (!to) return funnel.end && go(funnel.end(answers))
    if (routes[to.at].access === 'login' && !isLoggedIn()) askLogin(go.href(to.at))
    else go(to.at)
  }
  const back = () => {
    if (page > 0) return toPage(name, page - 1)
    if (walk.back) return toPage(walk.back.at, pagesOf(walk.back).length - 1)
    return funnel.from ? go(funnel.from) : leaveByBack()
  }
  const shown = pages[page] ?? step
  const part = { page, pages: pages.length }
  return <StepView key={stepKey(shown)} {...{ funnel, step: shown, answers, next, back, name, part }} />
}

/** The page within a place, from the browser's history entry. */
const pageIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'page' in state && Number.isInteger(state.page)
    ? Math.max(0, Number(state.page))
    : 0

type ViewProps<F extends Fields, N extends CallName> = {
  funnel: Funnel<F, N>
  step: Step<F>
  answers: Answers<F>
  name: RouteName
  next: () => void
  back: () => void
  part: { page: number; pages: number }
}
function StepView<F extends Fields, N extends CallName>(props: ViewProps<F, N>) {
  const { funnel, step, answers, name, next, back, part } = props
  const [tried, setTried] = useState(false)
  const path = pathOf(funnel, answers)
  const reasons = missingIn(funnel, step, answers)
  const title = step.title(answers)
  const along = {
    now: path.findIndex((s) => s.at === name) + 1,
    all: path.length,
    part: progressOf(funnel, answers, name, (part.page + 1) / part.pages),
  }
  const give = (some: Answers<F>) => answer(funnel, some)
  const coming = nextOf(funnel, answers, name)
  useEffect(() => {
    for (const field of coming ? fieldsOf(coming) : []) {
      const spec = funnel.fields[field]
      if (spec) warm(spec)
    }
  }, [funnel, coming])
  if ('show' in step) {
    const Show = step.show
    return (
      <Suspense fallback={<LoadingStep title={title} />}>
        <Show answers={answers} answer={give} next={next} back={back} title={title} step={along} />
      </Suspense>
    )
  }
  return (
    <QuestionPage
      title={title}
      hint={step.hint?.()}
      step={along}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        const passed = optionalIn(funnel, step, answers)
        if (passed.length > 0) give(Object.fromEntries(passed.map((field) => [field, null])) as Answers<F>)
        if (Object.keys(reasons).every((field) => passed.includes(field))) next()
        else showProblem()
      }}
    >
      <div className="flex flex-col gap-8">
        {step.ask.map((field) => (
          <Widget
            key={field}
            // Every name in `ask` is a name of `fields`: the step's type requires it.
            field={funnel.fields[field]!}
            alone={step.ask.length === 1}
            value={answers[field]}
            answers={answers}
            error={tried ? describeReason(reasons[field]) : null}
            // One field's answer under its own name.
            onChange={(value) => give({ [field]: value } as Answers<F>)}
          />
        ))}
      </div>
    </QuestionPage>
  )
}

/** Optional fields that the user skipped: saved as an empty answer, so that the user is not led back to them. */
const optionalIn = <F extends Fields, N extends CallName>(f: Funnel<F, N>, s: Step<F>, a: Answers<F>) =>
  fieldsOf(s).filter((name) => {
    const field = f.fields[name]
    return a[name] === undefined && field !== undefined && 'optional' in field && field.optional === true
  })

const LoadingStep = ({ title }: { title: string }) => (
  <Page title={title} heading>
    <ChunkPlaceholder lines={6} />
  </Page>
)

/**
 * Two steps may share a place (one or the other by `when`): the first field distinguishes them. Questions that appear
 * below it do not remount the page.
 */
const stepKey = <F extends Fields>(step: Step<F>): string => `${step.at} ${fieldsOf(step)[0] ?? ''}`
