import { describeRefusal } from '@jipsalpim/engine/words/describe.ts'
import { Banner } from '../../../ui/banner.tsx'
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
  const { title, act } = saidOf(refused)
  return (
    <Banner kind="caution" title={title} urgent>
      {kept ? `${act} ${words.kept}` : act}
    </Banner>
  )
}

/** Why two registers were not compared. */
export const ApartNote = ({ apart }: { apart: { title: string; body: string } }) => (
  <Banner kind="caution" title={apart.title} urgent>
    {`${apart.body} ${words.judgedAlone}`}
  </Banner>
)

function saidOf({ name, numbers }: Refusal): { title: string; act: string } {
  if (name === 'tooLarge' || name === 'wrongKind' || name === 'broken') return words[name]
  const { title, body, act } = describeRefusal(name, numbers)
  return { title, act: `${body} ${act}` }
}
