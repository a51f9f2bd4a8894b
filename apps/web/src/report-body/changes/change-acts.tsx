import type { ChangeAct } from '@jipsalpim/engine/diff/change-acts.ts'
import { describeActDue, describeChangeAct } from '@jipsalpim/engine/words/describe-changes.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { words } from './changes-words.ts'
import { RuleNote } from '../explaining/rule-note.tsx'

/** The one thing to do now, with the others in a disclosure. */
export function ChangeActs({ acts }: { acts: readonly ChangeAct[] }) {
  const [first, ...rest] = acts
  if (first === undefined) return null
  const description = describeChangeAct(first)
  return (
    <div>
      <div className="flex gap-3 rounded-lg bg-brand-tint px-5 py-4">
        <Icon name="next" size={20} className="mt-0.5 text-brand" />
        <div className="min-w-0">
          <h3 className="text-note font-semibold text-brand">{words.act}</h3>
          <p className="text-body font-semibold">{description.title}</p>
          <p className="text-note text-ink-2">{description.body}</p>
          <Due act={first} />
        </div>
      </div>
      {rest.length > 0 && (
        <Disclosure title={words.more(rest.length)}>
          <ul className="grid gap-4">
            {rest.map((act) => (
              <li key={act.id}>
                <p className="text-body font-semibold">{describeChangeAct(act).title}</p>
                <p className="text-note text-ink-2">{describeChangeAct(act).body}</p>
                <Due act={act} />
              </li>
            ))}
          </ul>
          <RuleNote rule={first.rule} />
        </Disclosure>
      )}
    </div>
  )
}

const Due = ({ act }: { act: ChangeAct }) =>
  act.due && <p className="figures mt-1 text-note font-semibold">{describeActDue(act)}</p>
