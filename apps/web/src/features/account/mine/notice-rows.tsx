import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { consentWords as w } from './consent-words.ts'
import { MineRow } from './mine-section.tsx'

type Notice = Output<CallNamed<'userAgreement'>>['notices'][number]
const channels: readonly Notice['channel'][] = ['talk', 'push']

/** Which kinds of message the user gets, per channel; those that the contract needs are marked and have no switch. */
export function NoticeRows({ notices }: { notices: readonly Notice[] }) {
  return channels.map((channel) => {
    const here = notices.filter((n) => n.channel === channel)
    return here.length === 0 ? null : <ChannelRows key={channel} channel={channel} notices={here} />
  })
}

function ChannelRows({ channel, notices }: { channel: Notice['channel']; notices: readonly Notice[] }) {
  const choose = useAction('noticeChoose')
  const set = async ({ kind, on }: Notice) => {
    if (kind !== 'report') return
    const reply = await choose.run({ kind, channel, on: !on })
    if (!reply.ok) await showAlert({ message: reply.message })
  }
  return (
    <>
      <h3 className="mt-6 text-note font-semibold text-ink-2">{w.notices[channel]}</h3>
      <p className="mt-1 text-note text-ink-2">{w.channel[channel]}</p>
      <ul>
        {notices.map((n) => (
          <MineRow
            key={n.kind}
            quiet={n.by === 'choice'}
            label={w.notice[n.kind].title}
            value={w.noticeValue(n.on, w.notice[n.kind].text)}
            act={
              n.by === 'choice' ? (
                <Button
                  kind="quiet"
                  loading={choose.busy}
                  aria-label={w.noticeNamed(w.notice[n.kind].title, n.on, channel)}
                  onClick={() => void set(n)}
                >
                  {n.on ? w.off : w.on}
                </Button>
              ) : (
                <span className="block max-w-28 text-right text-balance text-note text-ink-2">{w.by[n.by]}</span>
              )
            }
          />
        ))}
      </ul>
    </>
  )
}
