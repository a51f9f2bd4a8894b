import { describeRefusal } from '@jipsalpim/engine/words/describe.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Apart } from './compare.ts'
import type { Refusal } from './read-file.ts'
import { words } from './words.ts'

/** Why a file was not judged, and what to do about it. */
export function RefusalNote({
  refused,
  kept,
}: {
  refused: Refusal
  /** The previous result is still shown below. */ kept: boolean
}) {
  const { title, act } = textOf(refused)
  return (
    <Banner kind="caution" title={title} urgent>
      {kept ? `${act} ${words.kept}` : act}
    </Banner>
  )
}

/** Why two registers were not compared as one home's; two homes can be put side by side. */
export const ApartNote = ({ apart, onPair }: { apart: Apart; onPair: (() => void) | null }) => (
  <div className="grid gap-3">
    <Banner kind="caution" title={apart.title} urgent>
      {`${apart.body} ${words.judgedAlone}`}
    </Banner>
    {onPair && (
      <Button wide onClick={onPair}>
        {words.pair.show}
      </Button>
    )}
  </div>
)

function textOf({ name, numbers }: Refusal): { title: string; act: string } {
  if (name === 'tooLarge' || name === 'wrongKind' || name === 'broken') return words[name]
  const { title, body, act } = describeRefusal(name, numbers)
  return { title, act: `${body} ${act}` }
}
