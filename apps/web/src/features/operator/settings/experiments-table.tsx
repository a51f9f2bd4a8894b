import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { settingsWords as w } from './settings-words.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'

type Experiments = Output<CallNamed<'operatorSettings'>>['experiments']
const c = w.columns

/** Experiments, with the number of users in each arm; one ends with an arm that everyone sees, or is drawn again. */
export function ExperimentsTable({ experiments }: { experiments: Experiments }) {
  const { deed, busy } = useDeed('operatorExperimentSet')
  return (
    <DataTable
      caption={w.experiments}
      captionHidden={false}
      empty={w.none}
      columns={[
        { key: 'name', label: c.key },
        { key: 'arms', label: c.arm },
        { key: 'state', label: c.state },
        { key: 'act', label: c.act },
      ]}
      rows={experiments.map(({ name, only, arms }) => ({
        id: name,
        name,
        arms: w.arms(arms),
        state: only === null ? w.drawn : w.everybodySees(only),
        act: (
          <div className="flex flex-wrap gap-2">
            {arms
              .filter(({ arm }) => arm !== only)
              .map(({ arm }) => (
                <WithReason
                  key={arm}
                  label={w.endWith(arm)}
                  named={name}
                  text={w.endWithText(arm)}
                  busy={busy}
                  onDo={deed({ experiment: name, only: arm }, w.experimentSet)}
                />
              ))}
            {only !== null && (
              <WithReason
                label={w.drawAgain}
                named={name}
                text={w.drawAgainText}
                busy={busy}
                onDo={deed({ experiment: name, only: null }, w.experimentSet)}
              />
            )}
          </div>
        ),
      }))}
    />
  )
}
