import { useState } from 'react'
import { chooseLanguage, keepKorean, offeredLanguage } from '../lang/language.ts'
import { offerWords } from '../lang/offer-words.ts'
import { Button } from '../ui/buttons/button.tsx'

/** The browser's own language, offered once, in that language; either answer is kept on the device. */
export function LanguageOffer() {
  const [lang, setLang] = useState(offeredLanguage)
  if (lang === null) return null
  const w = offerWords[lang]
  return (
    <aside
      lang={lang}
      aria-label={w.yes}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-hairline bg-brand-tint px-5 py-1 text-note"
    >
      <p>{w.text}</p>
      <span className="-mx-5 flex flex-wrap">
        <Button kind="quiet" onClick={() => chooseLanguage(lang)}>
          {w.yes}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            keepKorean()
            setLang(null)
          }}
        >
          {w.no}
        </Button>
      </span>
    </aside>
  )
}
