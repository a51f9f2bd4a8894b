import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useEffect, useState } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { DayAxis } from './day-axis.tsx'
import { IROS } from './iros.ts'
import { Rail } from './rail.tsx'
import { StateShape, type MarkKind } from './state-mark.tsx'
import { stoppedWords as w } from './stopped-words.ts'

/** The headings stand below the page's own one, or below that of a home. */
type Headed = { heading?: 'h2' | 'h3' | undefined }

/** '확인이 멈췄어요': the gap on the day's axis, the reason, what the user can do, and what happens next. */
export function StoppedPart({ since, today, heading: Heading = 'h3' }: { since: string; today: Day } & Headed) {
  const now = useMinute()
  return (
    <div className="grid gap-6">
      <div>
        <Heading className="text-body font-bold text-severe">{w.title}</Heading>
        <p className="mb-3 text-body">{w.text}</p>
        <DayAxis since={since} now={now} today={today} />
      </div>
      <div>
        <Heading className="text-body font-bold">{w.why}</Heading>
        <p className="text-body">{w.whyText}</p>
      </div>
      <ReadYourself waitText={w.waitText} heading={Heading} />
      <div>
        <Heading className="mb-3 text-body font-bold">{w.next}</Heading>
        <Rail
          label={w.next}
          steps={[
            { id: 'told', at: w.now, state: 'now', title: w.nextTold },
            { id: 'daily', at: w.tomorrow, state: 'ahead', title: w.nextDaily },
            { id: 'back', at: w.back, state: 'ahead', title: w.nextBack, note: w.nextBackText },
          ]}
        />
      </div>
    </div>
  )
}

/** While no register can be read: wait with the money, or get the register oneself and have it read here. */
export function ReadYourself({ waitText, heading }: { waitText: string } & Headed) {
  const go = useGo()
  return (
    <div>
      <Acts waitText={waitText} act={{ title: w.look, text: w.lookText }} heading={heading} />
      <div className="mt-4 grid gap-2">
        <ButtonLink wide size="large" to={go.href('analyze')}>
          {w.upload}
        </ButtonLink>
        <a
          href={IROS}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'secondary', wide: true, size: 'large' })}
        >
          {w.iros}
        </a>
      </div>
    </div>
  )
}

/** What to do now: wait with the money, and one act. */
type ActsProps = { waitText: string; act: { title: string; text: string } } & Headed
export const Acts = ({ waitText, act, heading: Heading = 'h3' }: ActsProps) => (
  <div>
    <Heading className="mb-2 text-body font-bold">{w.acts}</Heading>
    <ul className="grid gap-3">
      <Act kind="hold" title={w.wait} text={waitText} />
      <Act kind="act" {...act} />
    </ul>
  </div>
)

const Act = ({ kind, title, text }: { kind: MarkKind; title: string; text: string }) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
    <span className="mt-0.5">
      <StateShape kind={kind} size={22} />
    </span>
    <div>
      <p className="text-body font-semibold">{title}</p>
      <p className="text-note text-ink-2">{text}</p>
    </div>
  </li>
)

/** The current time, updated every minute, so that the displayed gap grows. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
