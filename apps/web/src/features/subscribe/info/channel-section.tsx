import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { infoWords as w } from '../info-words.ts'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

type Channel = keyof Watch['channels']
const list = ['talk', 'push'] as const satisfies readonly Channel[]

/** Where alerts that are not critical are sent; a note beside them says that critical ones are sent everywhere. */
export function ChannelSection({ watch }: { watch: Watch }) {
  const edit = useAction('subscribeEdit')
  const [channels, setChannels] = useState(watch.channels)
  const save = async (channel: Channel, on: boolean) => {
    setChannels((now) => ({ ...now, [channel]: on }))
    const reply = await edit.run({ subscribe_seq: watch.subscribeSeq, channels: { [channel]: on } })
    if (reply.ok) return toast(w.channelsSaved)
    setChannels((now) => ({ ...now, [channel]: !on }))
    await showAlert({ message: reply.message })
  }
  return (
    <InfoSection title={w.channels} note={w.channelsNote}>
      {list.map((channel) => (
        <CheckField
          key={channel}
          label={w.channel[channel]}
          checked={channels[channel]}
          onChange={(on) => void save(channel, on)}
        />
      ))}
    </InfoSection>
  )
}
