import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../../kernel/calls/client.ts'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { nextOf } from '../../../kernel/funnel/path.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useGo } from '../../../kernel/links.ts'
import { useLoginPrompt } from '../../../kernel/login/login-prompt.tsx'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { joinFunnel, type JoinAnswers, type JoinStepProps, type SeveralHomes } from '../join.funnel.tsx'
import { SeveralField } from '../several/several-field.tsx'
import { severalWords } from '../several/several-words.ts'
import { joinWords } from './join-words.ts'
import { presetOf } from './preset-of.ts'
import { useOwnHomes, type OwnHome } from './use-own-homes.ts'

const OTHER = 'other'
/** Clears the lease: it belongs to one home, and another home has a different one. */
const noLease: JoinAnswers = {
  type: undefined,
  deposit: undefined,
  rent: undefined,
  contractOn: undefined,
  balanceOn: undefined,
  moveInOn: undefined,
  term: undefined,
}

/**
 * Chooses a home from the user's reports, several of them at once, or another address. Watched homes are marked, so
 * that they are not paid for twice.
 */
export function ChooseStep({ answers, answer, title, step, next, back }: JoinStepProps) {
  const { choose: w } = joinWords
  const go = useGo()
  const [query] = useSearchParams()
  const door = query.get('of')
  const [list, setList] = useState({ page: 1, before: 0 })
  const { loading, failed, homes, listed, total, anyWatched, again } = useOwnHomes(door, list.page)
  const [picked, setPicked] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [several, setSeveral] = useState<SeveralHomes | null>(answers.several ?? null)

  const free = homes.filter(({ why }) => why === null)
  // The home in the URL is preselected until another is picked; without one, the earlier answer is.
  const wanted = picked ?? door ?? (answers.of === null ? OTHER : (answers.of ?? null))
  const home = free.find(({ merchant }) => merchant === wanted)
  const isKept = wanted !== null && wanted === answers.of && !homes.some(({ merchant }) => merchant === wanted)
  const chosen = home || wanted === OTHER || isKept ? wanted : null

  const takeSeveral = (chosen: SeveralHomes) => {
    if (chosen.length < 2) return showProblem()
    // Each report has its own lease: no further questions.
    const given = { several: chosen, of: null, ofName: null, free: null, ...noLease }
    answer(given)
    const after = nextOf(joinFunnel, { ...answers, ...given }, 'subscribeChoose')
    if (after) go(after.at)
  }
  const take = async () => {
    setTried(true)
    if (several !== null) return takeSeveral(several)
    if (chosen === null) return showProblem()
    const of = chosen === OTHER ? null : chosen
    if (of === answers.of && !answers.several) return next()
    // The following questions depend on the new home, so they are computed from this answer and not from the previous
    // one.
    const follow = (chosenHome: JoinAnswers) => {
      const given = { ...chosenHome, several: null }
      answer(given)
      const after = nextOf(joinFunnel, { ...answers, ...given }, 'subscribeChoose')
      if (after) go(after.at)
    }
    if (of === null) return follow({ of, ofName: null, ...(answers.of === undefined ? {} : noLease) })
    setBusy(true)
    const order = await send('orderMerchant', { merchant: of })
    setBusy(false)
    // If the order cannot be loaded, the lease is asked for as with another address.
    follow({ of, ofName: home?.name ?? null, ...noLease, ...(order.ok ? presetOf(order.data) : {}) })
  }

  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      loading={busy}
      disabled={loading}
      onSubmit={() => void take()}
    >
      {failed !== null && (
        <div className="mb-6">
          <Banner
            kind="caution"
            title={w.failed}
            action={
              <Button kind="quiet" onClick={again}>
                {w.again}
              </Button>
            }
          >
            {w.failedText}
          </Banner>
        </div>
      )}
      {loading ? (
        <Skeleton lines={6} />
      ) : several !== null ? (
        <SeveralField
          homes={homes}
          value={several}
          onChange={setSeveral}
          error={tried && several.length < 2 ? severalWords.tooFew : null}
        />
      ) : (
        <ChoiceField
          label={joinWords.fields.of.label}
          labelHidden
          error={tried && chosen === null ? describeReason('not-an-option') : null}
          value={chosen}
          onChange={setPicked}
          options={[
            ...homes.map(({ merchant, name, note, why }) => ({
              value: merchant,
              label: name,
              note: why ?? note,
              disabled: why !== null,
            })),
            { value: OTHER, label: w.other, note: w.otherNote },
          ]}
        />
      )}
      {(several !== null || free.length > 1) && (
        <div className="mt-3">
          <Button
            kind="quiet"
            onClick={() => {
              setTried(false)
              setSeveral(several === null ? startOf(home) : null)
            }}
          >
            {several === null ? severalWords.choose : severalWords.chooseOne}
          </Button>
        </div>
      )}
      <Below none={!loading && failed === null && total === 0} anyWatched={anyWatched} />
      {total > listed && (
        <div className="mt-3">
          <Button
            kind="quiet"
            onClick={() => {
              const seen = list.before + listed
              setList(seen >= total ? { page: 1, before: 0 } : { page: list.page + 1, before: seen })
            }}
          >
            {w.more}
          </Button>
        </div>
      )}
    </QuestionPage>
  )
}

/** Keeps the current choice when switching to several homes. */
const startOf = (home: OwnHome | undefined): SeveralHomes => (home ? [{ of: home.merchant, name: home.name }] : [])

/** What a visitor can do to see their homes, and where watched homes are. */
function Below({ none, anyWatched }: { none: boolean; anyWatched: boolean }) {
  const { choose: w } = joinWords
  const go = useGo()
  const askLogin = useLoginPrompt()
  if (!isLoggedIn())
    return (
      <div className="mt-6">
        <p className="text-note text-ink-2">{w.logIn}</p>
        <div className="mt-2">
          <Button kind="secondary" onClick={() => askLogin(go.href('subscribeChoose'))}>
            {w.logInButton}
          </Button>
        </div>
      </div>
    )
  if (none) return <p className="mt-4 text-note text-ink-2">{w.none}</p>
  if (!anyWatched) return null
  return (
    <div className="mt-4">
      <Button kind="secondary" onClick={() => go('subscribeWatching')}>
        {w.seeWatched}
      </Button>
    </div>
  )
}
