import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.tsx'
import { Button } from '../buttons/button.tsx'
import { ProgressBar } from '../states/progress-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { words } from '../words.ts'

type Props = {
  /** The question, two lines at most. */
  title: string
  hint?: ReactNode
  /** `part` of the way, 0 to 1, where the number of steps may still change. */
  step: { now: number; all: number; part?: number }
  onBack: () => void
  action?: ReactNode
  button: string
  /** Enter in a field does the same as the button. */
  onSubmit: () => void
  /** Grey and without effect, but focusable: say in `buttonNote` what is missing. */
  disabled?: boolean
  loading?: boolean
  buttonNote?: ReactNode
  /** A secondary option: '아직 몰라요'. */
  second?: ReactNode
  children: ReactNode
}

/** One question: a title, one thing to answer, one button above the keyboard. */
export function QuestionPage(props: Props) {
  return (
    <>
      <TopBar
        onBack={props.onBack}
        action={props.action}
        progress={
          <ProgressBar
            part={props.step.part ?? props.step.now / props.step.all}
            said={words.progress(props.step.now, props.step.all)}
          />
        }
      />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <form
          noValidate
          // A phone in landscape: the question and its button at the left, the options at the right, all of them in view.
          className="flex flex-1 flex-col flat:grid flat:grid-cols-2 flat:grid-rows-[auto_1fr] flat:gap-x-8 flat:px-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!props.disabled && !props.loading) props.onSubmit()
          }}
        >
          <div key={props.title} className="animate-rise px-5 pt-6 pb-8 flat:contents">
            <div className="flat:sticky flat:top-14 flat:self-start flat:pt-3">
              <h1 className="text-title font-bold text-balance">{props.title}</h1>
              {props.hint && <p className="mt-2 text-body text-ink-2">{props.hint}</p>}
            </div>
            <div className="mt-8 flat:col-start-2 flat:row-span-2 flat:row-start-1 flat:mt-0 flat:pt-3 flat:pb-4">
              {props.children}
            </div>
          </div>
          <div className="contents flat:sticky flat:bottom-0 flat:col-start-1 flat:row-start-2 flat:-mx-5 flat:block flat:self-end">
            <ActionBar note={props.buttonNote}>
              <Button type="submit" size="large" wide loading={props.loading} disabled={props.disabled}>
                {props.button}
              </Button>
              {props.second}
            </ActionBar>
          </div>
        </form>
      </main>
    </>
  )
}
