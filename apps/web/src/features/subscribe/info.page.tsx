import { PAUSE_DAYS } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { useToday } from '../../kernel/today.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay } from '../../lang/format.ts'
import { showAlert } from '../../ui/dialogs/ask.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { ChannelSection } from './info/channel-section.tsx'
import { ChargeDaySection } from './info/charge-day-section.tsx'
import { ConsentPart } from './info/consent-part.tsx'
import { InfoSection } from './info/info-section.tsx'
import { LeaseSection } from './info/lease-section.tsx'
import { OfferPart } from './info/offer-part.tsx'
import { PaymentSection } from './info/payment-section.tsx'
import { PriceSection } from './info/price-section.tsx'
import { QuietSection } from './info/quiet-section.tsx'
import { MoveSection } from './moving/move-section.tsx'
import { infoWords as w } from './info-words.ts'
import { BrowserNotices } from './shared/browser-notices.tsx'
import { LoginFirst } from './shared/login-first.tsx'
import { OwedPart } from './shared/owed-part.tsx'
import { StateMark } from './shared/state-mark.tsx'
import { StoppedPart } from './shared/stopped-part.tsx'
import { isLiving, markOf, type Watch } from './shared/watch.ts'
import { WatchFrame } from './shared/watch-frame.tsx'
import { dayOfInstant } from './shared/when.ts'

/** One watch: all its details and settings. Joining and stopping are in the same place. */
export default function InfoPage() {
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const { pathname, search } = useLocation()
  if (!loggedIn) return <LoginFirst title={w.loginTitle} text={w.loginText} next={() => `${pathname}${search}`} />
  return (
    <WatchFrame title={w.bar} place="subscribeInfo">
      {(watch) => <OneWatch key={watch.subscribeSeq} watch={watch} />}
    </WatchFrame>
  )
}

function OneWatch({ watch }: { watch: Watch }) {
  const go = useGo()
  const back = useBack('subscribeWatching')
  const today = useToday()
  const id = watch.subscribeSeq
  const mark = markOf(watch)
  const living = isLiving(watch)
  const since = formatDay(dayOfInstant(watch.home_since))
  return (
    <Page bar={w.bar} onBack={back}>
      <header>
        <p>
          <StateMark kind={mark.kind}>{mark.word}</StateMark>
        </p>
        <h1 lang="ko" className="mt-1 text-title font-bold">
          {watch.fullAddress}
        </h1>
        <p className="figures mt-1 text-body text-ink-2">
          {!living ? w.over : watch.state === 'paused' ? w.leadPaused(since) : w.lead(since)}
        </p>
        {!living && <p className="text-note text-ink-2">{w.overText}</p>}
      </header>
      <div className="@container mt-6">
        <div className="grid items-start gap-x-12 gap-y-8 @min-[56rem]:grid-cols-2">
          <div className="grid gap-8">
            <OwedPart watch={watch} />
            {watch.stale_since !== null && <StoppedPart since={watch.stale_since} today={today} />}
            <ConsentPart watch={watch} />
            <LeaseSection watch={watch} today={today} />
            <MoveSection watch={watch} />
            {living && <PriceSection watch={watch} />}
            <InfoSection title={w.alerts}>
              <LinkList
                items={[
                  { id: 'alerts', title: w.toAlerts, to: go.href('subscribeWatching') },
                  { id: 'history', title: w.toHistory, to: go.href('subscribeHistory', { id }) },
                  ...(watch.report_seq === null
                    ? []
                    : [{ id: 'report', title: w.toReport, to: go.href('reportView', { report: watch.report_seq }) }]),
                ]}
              />
            </InfoSection>
          </div>
          <div className="grid gap-8">
            {living && (
              <>
                <BrowserNotices />
                <ChannelSection watch={watch} />
                <QuietSection watch={watch} />
                <PauseSection watch={watch} />
              </>
            )}
            <PaymentSection watch={watch} />
            <ChargeDaySection watch={watch} />
            <OfferPart watch={watch} />
            <EndPart watch={watch} />
          </div>
        </div>
      </div>
    </Page>
  )
}

/** A pause silences alerts that are not critical, and ends by itself. */
function PauseSection({ watch }: { watch: Watch }) {
  const today = useToday()
  const edit = useAction('subscribeEdit')
  const set = async (days: number | null) => {
    const pause_until = days === null ? null : addDays(today, days)
    const reply = await edit.run({ subscribe_seq: watch.subscribeSeq, pause_until })
    if (reply.ok) toast(w.pauseSaved)
    else await showAlert({ message: reply.message })
  }
  const paused = watch.pause_until !== null && watch.pause_until >= today ? watch.pause_until : null
  return (
    <InfoSection title={w.pause} note={w.pauseNote(PAUSE_DAYS)}>
      {paused !== null ? (
        <>
          <p className="figures mb-3 text-body font-semibold">{w.pauseUntil(formatDay(paused))}</p>
          <Button kind="secondary" loading={edit.busy} onClick={() => void set(null)}>
            {w.pauseEnd}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          {[7, 14, PAUSE_DAYS].map((days) => (
            <Button key={days} kind="secondary" loading={edit.busy} onClick={() => void set(days)}>
              {w.pauseDays(days)}
            </Button>
          ))}
        </div>
      )}
    </InfoSection>
  )
}

/** Stopping is in the same place as joining and looks the same. */
function EndPart({ watch }: { watch: Watch }) {
  const go = useGo()
  const revoke = useAction('subscribeReserveRevoke')
  const takeBack = async () => {
    const reply = await revoke.run({ subscribe_seq: watch.subscribeSeq })
    if (reply.ok) toast(w.takenBack)
    else await showAlert({ message: reply.message })
  }
  if (!isLiving(watch))
    return (
      <ButtonLink kind="secondary" wide to={go.href('subscribe')}>
        {w.join}
      </ButtonLink>
    )
  return (
    <div className="grid gap-3">
      {watch.state === 'ending' && (
        <Banner
          title={watch.cancelDueDate === null ? undefined : w.ending(formatDay(watch.cancelDueDate))}
          action={
            <Button kind="quiet" loading={revoke.busy} onClick={() => void takeBack()}>
              {w.takeBack}
            </Button>
          }
        >
          {w.endingText}
        </Banner>
      )}
      <ButtonLink kind="secondary" wide to={go.href('subscribeCancel', { id: watch.subscribeSeq })}>
        {w.stop}
      </ButtonLink>
      <p className="text-note text-ink-2">{w.stopNote}</p>
    </div>
  )
}
