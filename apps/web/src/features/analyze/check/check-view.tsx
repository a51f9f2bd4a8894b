import { Suspense, useEffect } from 'react'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { TopBar } from '../../../ui/layout/top-bar.tsx'
import { fileTypes } from './drop-zone.tsx'
import { Paste } from './paste.tsx'
import { Reading } from './reading.tsx'
import { ApartNote, RefusalNote } from './refusal-note.tsx'
import { type Check, Judged, TwoHomes } from './use-check.ts'
import { WaysToGet } from './ways-to-get.tsx'
import { words } from './words.ts'

/**
 * Shown once a file was given: a one-line summary, then the verdict, or why there is none and what to do. Default
 * export: it is loaded with the first file.
 */
export default function CheckView({ check }: { check: Check }) {
  const { shown, refused, apart, pair } = check
  const other = apart?.other ?? null
  const showPair = other && shown ? () => check.showPair({ a: other, b: shown }) : null
  // It takes the place of a longer page that may have been scrolled.
  useEffect(() => void scrollTo(0, 0), [])
  return (
    <>
      <TopBar title={words.title} onBack={check.leave} />
      <main id="main" tabIndex={-1} className="flex-1 bg-sheet px-5 pt-2 pb-12 wide:px-8">
        <h1 className="sr-only">{words.title}</h1>
        <div className="mx-auto grid max-w-[116rem] gap-4">
          <div className="grid w-full max-w-[34rem] gap-4">
            {check.reading ? (
              <Reading read={check.reading.read} all={check.reading.all} onStop={check.stop} />
            ) : (
              <FileDrop
                label={words.drop}
                hint={shown ? words.wasRead(shown.register.pages.read, shown.took) : words.notRead}
                accept={fileTypes}
                onFile={check.takeFile}
                fileName={check.name}
                folded
              />
            )}
            <EngineWords>
              {refused && <RefusalNote refused={refused} kept={shown !== null} />}
              {apart && !pair && <ApartNote apart={apart} onPair={showPair} />}
            </EngineWords>
          </div>
          {pair ? (
            <Suspense fallback={<ChunkPlaceholder heading lines={6} />}>
              <TwoHomes pair={pair} answers={check.answers} onClose={() => check.showPair(null)} />
            </Suspense>
          ) : (
            shown && (
              <Suspense fallback={<ChunkPlaceholder heading lines={6} />}>
                <Judged
                  key={shown.count}
                  register={shown.register}
                  before={shown.before}
                  swapped={shown.swapped}
                  given={check.answers.of(shown.count)}
                  onAnswers={(given) => check.answers.keep(shown.count, given)}
                />
              </Suspense>
            )
          )}
          <div className="grid w-full max-w-[34rem] gap-6">
            {!check.reading && <Paste check={check} />}
            {!shown && !check.reading && <WaysToGet />}
          </div>
        </div>
      </main>
    </>
  )
}
