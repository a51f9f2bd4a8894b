import { useEffect, useRef, useState } from 'react'
import { language, type Lang } from '../../../lang/language.ts'

/** `unable`: this browser cannot read aloud at all; `failed`: it started and could not continue. */
export type Reading = 'unable' | 'quiet' | 'reading' | 'failed'

const tags: Record<Lang, string> = { ko: 'ko-KR', en: 'en-US', zh: 'zh-CN', vi: 'vi-VN' }
const speech = (): SpeechSynthesis | null =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined' ? null : speechSynthesis

/** Reads lines aloud in the chosen language, one after the other: a browser stops in the middle of a long text. */
export function useReadAloud(): { state: Reading; read: (lines: readonly string[]) => void; stop: () => void } {
  const [state, setState] = useState<Reading>(() => (speech() === null ? 'unable' : 'quiet'))
  const run = useRef(0)
  const stop = () => {
    run.current += 1
    speech()?.cancel()
    setState((now) => (now === 'unable' ? now : 'quiet'))
  }
  // Reading must stop when the user leaves the page.
  useEffect(
    () => () => {
      run.current += 1
      speech()?.cancel()
    },
    [],
  )
  const read = (lines: readonly string[]) => {
    const voice = speech()
    if (voice === null) return
    stop()
    const mine = run.current
    const current = (then: () => void) => () => {
      if (run.current === mine) then()
    }
    setState('reading')
    lines.forEach((line, i) => {
      const said = new SpeechSynthesisUtterance(line)
      said.lang = tags[language()]
      said.onerror = current(() => {
        run.current += 1
        voice.cancel()
        setState('failed')
      })
      if (i === lines.length - 1) said.onend = current(() => setState('quiet'))
      voice.speak(said)
    })
  }
  return { state, read, stop }
}
