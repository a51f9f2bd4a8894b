import { useCallback, useRef, useState } from 'react'
import { useAskWhenTyped } from '../../kernel/funnel/ask-when-typed.ts'
import { placeOf, unitIn, type AddressChoice, type UnitChoice } from '../../kernel/funnel/places.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { PlaceFields } from '../../kernel/places/place-fields.tsx'
import { useAction } from '../../kernel/calls/use-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { toast } from '../../ui/dialogs/toast.ts'
import { InfoSection } from './info/info-section.tsx'
import { LivingFrame } from './shared/living-frame.tsx'
import type { Watch } from './shared/watch.ts'
import { moveWords as w } from './moving/move-words.ts'

type SameLease = 'other' | 'same'

/** Moves a watch to another home. */
export default function MovePage() {
  return (
    <LivingFrame title={w.title} place="subscribeMove">
      {(watch) => <Move key={watch.subscribeSeq} watch={watch} />}
    </LivingFrame>
  )
}

/** Chooses the new home with the search of the sign-up, and lists what changes above the button. */
function Move({ watch }: { watch: Watch }) {
  const go = useGo()
  const back = useBack('subscribeInfo')
  const change = useAction('subscribeChangeAddress')
  const [home, setHome] = useState<AddressChoice | null | undefined>()
  const [answered, setUnit] = useState<UnitChoice | undefined>()
  const [lease, setLease] = useState<SameLease | null>(null)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const unit = unitIn(home, answered)
  const done = useRef(false)
  useAskWhenTyped(useCallback(() => home !== undefined && !done.current, [home]))
  const id = watch.subscribeSeq

  const save = async () => {
    setTried(true)
    setProblem(null)
    if (!home || !unit || lease === null) return showProblem()
    const reply = await change.run({ subscribe_seq: id, place: placeOf(home, unit), same_lease: lease === 'same' })
    if (!reply.ok) return setProblem(reply.message)
    done.current = true
    toast(w.done)
    go('subscribeInfo', { id })
  }
  return (
    <Page
      bar={w.bar}
      title={w.title}
      heading
      onBack={back}
      bottomNote={<FieldError id="move-problem" error={problem} />}
      bottom={
        <Button size="large" wide loading={change.busy} onClick={() => void save()}>
          {w.submit}
        </Button>
      }
    >
      <p className="mb-6 text-body text-ink-2">{w.now(watch.fullAddress)}</p>
      <div className="grid gap-8">
        <PlaceFields label={w.place} {...{ tried, home, unit }} onHome={setHome} onUnit={setUnit} />
        <ChoiceField
          label={w.lease}
          value={lease}
          onChange={setLease}
          options={[
            { value: 'other', label: w.leaseOther, note: w.leaseOtherNote },
            { value: 'same', label: w.leaseSame, note: w.leaseSameNote },
          ]}
          error={tried && lease === null ? w.choose : null}
        />
        <InfoSection title={w.effects}>
          <ul className="grid list-disc gap-1 pl-5 text-note text-ink-2">
            <li>{w.effectFirst}</li>
            <li>{w.effectOld}</li>
            <li>{w.effectMoney}</li>
          </ul>
        </InfoSection>
      </div>
    </Page>
  )
}
