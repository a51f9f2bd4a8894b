import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Paste } from './paste.tsx'
import { Reading } from './reading.tsx'
import { getReady, type Check } from './use-check.ts'
import { words } from './words.ts'

export const fileTypes = '.pdf,.txt,application/pdf,text/plain'

const promises: readonly (readonly [IconName, keyof typeof words.promises])[] = [
  ['lock', 'device'],
  ['check', 'login'],
  ['clock', 'soon'],
]

/** Where a register is given, and what happens to it. */
export function DropZone({ check }: { check: Check }) {
  return (
    <div className="grid gap-3" onPointerEnter={getReady} onFocus={getReady}>
      {check.reading ? (
        <Reading read={check.reading.read} all={check.reading.all} onStop={check.stop} />
      ) : (
        <FileDrop label={words.drop} hint={words.dropHint} accept={fileTypes} onFile={check.takeFile} slim />
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2">
        {promises.map(([icon, name]) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <Icon name={icon} size={18} className="text-brand" />
            {words.promises[name]}
          </li>
        ))}
      </ul>
      {!check.reading && <Paste check={check} />}
    </div>
  )
}
