import { useId, useState } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field.tsx'
import { Icon } from '../icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { words } from '../words.ts'

type Props = {
  label: string
  hint: string
  /** As the browser's `accept`: '.pdf,application/pdf'. */
  accept: string
  onFile: (file: File) => void
  fileName?: string | null
  busy?: boolean
  /** Collapsed to one line with the file's name, once it was read and the result matters. */
  folded?: boolean
  /** Full width and low, for a page where choosing a file is only one part. */
  slim?: boolean
  error?: string | null
}

/** Drop a file here, or choose one: by touch, mouse or keyboard. The hint says what happens to it. */
export function FileDrop({
  label,
  hint,
  accept,
  onFile,
  fileName = null,
  busy = false,
  folded = false,
  slim = false,
  error,
}: Props) {
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
          'relative flex cursor-pointer items-center rounded-lg transition-colors duration-150',
          folded
            ? 'min-h-14 gap-x-3 border px-4 py-2'
            : slim
              ? 'min-h-24 gap-x-4 border-2 border-dashed px-5 py-4'
              : 'min-h-40 flex-col justify-center border-2 border-dashed px-6 py-8 text-center',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          over
            ? 'border-brand bg-brand-tint'
            : error
              ? 'border-severe bg-raised'
              : cx(
                  'bg-raised hover:bg-sunk',
                  folded ? 'border-hairline shadow-card' : 'border-line hover:border-brand',
                ),
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
        <span
          className={cx(
            'text-brand',
            slim ? 'grid size-13 shrink-0 place-items-center rounded-md bg-brand-tint' : !folded && 'mb-3',
          )}
        >
          {busy ? <Spinner size={28} /> : <Icon name="file" size={folded ? 20 : 28} />}
        </span>
        <span className={cx('min-w-0', (folded || slim) && 'flex-1')}>
          <span className={cx('block font-semibold', folded ? 'truncate text-note' : 'text-body')}>
            {busy ? words.fileReading : (fileName ?? label)}
          </span>
          <span id={`${id}-hint`} className={cx('block text-note text-ink-2', !folded && !slim && 'mt-1')}>
            {hint}
          </span>
        </span>
        {!busy && slim && (
          <>
            <Icon name="plus" className="text-brand wide:hidden" />
            <span className="hidden min-h-12 shrink-0 items-center rounded-md bg-brand px-5 text-body font-semibold text-on-brand wide:flex">
              {words.fileChoose}
            </span>
          </>
        )}
        {!busy && !slim && (
          <span
            className={cx(
              'shrink-0 text-note font-semibold text-brand underline underline-offset-4',
              !folded && 'mt-3',
            )}
          >
            {fileName ? words.fileChange : words.fileChoose}
          </span>
        )}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
