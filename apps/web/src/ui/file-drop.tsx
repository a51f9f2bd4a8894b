import { useId, useState } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { words } from './words.ts'

type Props = {
  label: string
  hint: string
  /** As the browser's `accept`: '.pdf,application/pdf'. */
  accept: string
  onFile: (file: File) => void
  fileName?: string | null
  busy?: boolean
  error?: string | null
}

/** Drop a file here, or choose one: by touch, mouse or keyboard. The hint says what happens to it. */
export function FileDrop({ label, hint, accept, onFile, fileName = null, busy = false, error }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !busy) onFile(file)
  }
  return (
    <div>
      <label
        aria-busy={busy || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={cx(
          'relative flex min-h-40 cursor-pointer flex-col items-center justify-center rounded-lg border-2 border-dashed px-6 py-8 text-center transition-colors duration-150',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          over
            ? 'border-brand bg-brand-tint'
            : error
              ? 'border-severe bg-raised'
              : 'border-line bg-raised hover:bg-sunk',
        )}
      >
        <input
          type="file"
          accept={accept}
          disabled={busy}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files)
            // So that the same file can be chosen again after it was refused.
            event.target.value = ''
          }}
          className="sr-only"
        />
        <span className="mb-3 text-brand">{busy ? <Spinner size={28} /> : <Icon name="file" size={28} />}</span>
        <span className="text-body font-semibold">{busy ? words.fileReading : (fileName ?? label)}</span>
        <span id={`${id}-hint`} className="mt-1 text-note text-ink-2">
          {hint}
        </span>
        {!busy && (
          <span className="mt-3 text-note font-semibold text-brand underline underline-offset-4">
            {fileName ? words.fileChange : words.fileChoose}
          </span>
        )}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
