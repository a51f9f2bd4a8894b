import type { ChangeAct } from '@jipsalpim/engine/diff/change-acts.ts'
import { describeActDue, describeChangeAct } from '@jipsalpim/engine/words/describe-changes.ts'
import { Rail } from '../shared/rail.tsx'
import { railDay } from '../shared/when.ts'
import { alertWords as w } from './alert-words.ts'

type Act = Pick<ChangeAct, 'id' | 'due'>

/** What to do, most urgent first, each with its deadline. */
export const ActsRail = ({ acts }: { acts: readonly Act[] }) => (
  <section aria-labelledby="alert-acts">
    <h2 id="alert-acts" className="mb-4 text-body font-bold">
      {w.acts}
    </h2>
    <Rail
      label={w.acts}
      steps={acts.map((act, i) => {
        const { title, body } = describeChangeAct(act)
        const due = describeActDue(act)
        return {
          id: act.id,
          at: i === 0 ? w.now : act.due === null ? w.anyDay : railDay(act.due),
          state: i === 0 ? 'now' : act.due === null ? 'ahead' : 'due',
          title,
          note: (
            <>
              <p>{body}</p>
              {due !== null && <p className="figures font-semibold text-ink">{due}</p>}
            </>
          ),
        }
      })}
    />
  </section>
)
