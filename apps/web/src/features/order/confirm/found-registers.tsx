import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallState } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { confirmWords as w } from './confirm-words.ts'

type Found = Output<CallNamed<'addressUniqueNos'>>
type Props = { read: CallState<Found>; chosen: string | null; onChoose: (uniqueNo: string) => void }

/** The registers of this address: a single one is only shown; of several, one can be chosen. */
export function FoundRegisters({ read, chosen, onChoose }: Props) {
  if (read.state === 'loading')
    return (
      <div className="mt-6" aria-label={w.searching}>
        <Skeleton lines={2} />
      </div>
    )
  if (read.state === 'failed')
    return (
      <div className="mt-6">
        <Banner>{w.searchFailed}</Banner>
      </div>
    )
  const found = ofTheHome(read.data.candidates)
  if (found.length === 0)
    return (
      <div className="mt-6">
        <Banner kind="caution" title={w.noneTitle}>
          {w.noneText}
        </Banner>
      </div>
    )
  if (found.length > 1)
    return (
      <div className="mt-6">
        <ChoiceField
          label={w.which}
          value={chosen}
          onChange={onChoose}
          options={found.map((one) => ({ value: one.unique_no, label: one.address, lang: 'ko', note: noteOf(one) }))}
        />
      </div>
    )
  return (
    <div className="mt-6">
      {found.map((one) => (
        <Banner key={one.unique_no} kind="good" title={w.found}>
          <span lang="ko">{one.address}</span>
          <span className="figures block">{noteOf(one)}</span>
        </Banner>
      ))}
    </div>
  )
}

type Candidate = Found['candidates'][number]
const noteOf = ({ kind, unique_no }: Candidate): string => `${w.registerKinds[kind]} · ${unique_no}`
/** The unit's own register if there is one, else the building's. */
const ofTheHome = (all: readonly Candidate[]): readonly Candidate[] => {
  const units = all.filter((one) => one.kind === '집합건물')
  return units.length > 0 ? units : all.filter((one) => one.kind === '건물')
}
