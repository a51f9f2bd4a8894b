import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { shareWords } from './share-words.ts'

type Props = { sign: { share_seq: number; signed_at: string | null }; onSigned: () => void }

/** A realtor confirms having read a report that is shared with them; the sender sees when. */
export function SignRead({ sign, onSigned }: Props) {
  const w = shareWords.sign
  const change = useAction('shareChange')
  if (sign.signed_at !== null) return <Banner kind="info" title={w.done(formatInstant(sign.signed_at))} />
  const run = async () => {
    const reply = await change.run({ share_seq: sign.share_seq, act: 'sign' })
    if (reply.ok) onSigned()
    else toast(reply.message)
  }
  return (
    <div>
      <Button kind="secondary" wide loading={change.busy} onClick={() => void run()}>
        {w.button}
      </Button>
      <p className="mt-2 text-note text-ink-2">{w.note}</p>
    </div>
  )
}
