import type { places } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'
import { chooseRegister, landing } from './page-words.ts'
import { sampleVerdict } from './sample-verdict.ts'

/**
 * What a page shows before its scripts are loaded: its title in its frame, and placeholders for the content. Generated
 * from the row of the route table; replaced by the first screen that the app draws. On a slow connection (400 ms, 50
 * kB/s) it is painted with the first response, because its styles are inline and the app's own come after it.
 */
export function firstScreen(place: ReturnType<typeof places>[number] | undefined, query: URLSearchParams): string {
  if (!place) return frame(`${brand}${bars(3)}`)
  const { name, route } = place
  const title = titleOf(name)
  const heading = title === '' ? '' : `<h1 lang="ko">${escaped(title)}</h1>`
  if ('funnel' in route)
    return frame(`<div class="fs-bar">‹</div><div class="fs-way"></div>${heading}${cards(3)}<div class="fs-go"></div>`)
  const sample = sampleVerdict(name, query)
  if (sample) {
    const { grade, sentence } = sample
    const verdict = `<p class="fs-grade" lang="ko">${grade}</p><p class="fs-verdict" lang="ko">${escaped(sentence)}</p>`
    return frame(`<div class="fs-bar">‹</div>${heading}${cards(1)}${bars(3)}${verdict}${bars(5)}`, 'fs-wide')
  }
  if (route.wide === 'whole') return frame(`<div class="fs-bar">‹</div>${heading}${cards(1)}${bars(5)}`, 'fs-wide')
  if (route.wide === 'front') return frame(`${brand}${landingWords}${drop}${bars(3)}`, 'fs-wide fs-front')
  return frame(`${brand}${heading}${bars(3)}${cards(2)}`, route.wide ? 'fs-wide' : '')
}

const frame = (inside: string, width = '') =>
  `<div class="fs ${width}"><main id="main" aria-busy="true">${inside}</main></div>`
const brand = '<p class="fs-bar fs-brand" lang="ko">집살핌</p>'
const landingWords = `<h1 lang="ko">${landing.title}</h1><p lang="ko">${landing.text}</p>`
const drop = `<label class="fs-drop"><input type="file" accept=".pdf,.txt,application/pdf,text/plain"><span lang="ko">${chooseRegister}</span></label>`
const bars = (n: number) => '<i class="fs-line"></i>'.repeat(n)
const cards = (n: number) => '<i class="fs-card"></i>'.repeat(n)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The values of the design tokens: the app's styles are not loaded yet. */
export const firstScreenStyle = `
body{margin:0;background:light-dark(#f3f1eb,#0f1013)}
html{color-scheme:light dark}html[data-theme=light]{color-scheme:light}html[data-theme=dark]{color-scheme:dark}
.fs{box-sizing:border-box;max-width:27.5rem;min-height:100vh;margin:0 auto;padding:0 1.25rem;background:light-dark(#fbfaf7,#16181c);color:light-dark(#17191d,#edebe5);font:1.0625rem/1.58 -apple-system,'Apple SD Gothic Neo','Noto Sans KR narrowed','Noto Sans KR',sans-serif;word-break:keep-all}
.fs-wide{max-width:72rem}
.fs-bar{display:flex;align-items:center;min-height:3.5rem;margin:0 0 1rem}
.fs-brand{font-weight:700;color:light-dark(#1f4480,#a5c2f4)}
.fs h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.36;font-weight:700}
.fs-wide h1{font-size:2.125rem}
.fs p{margin:0 0 1.5rem}
.fs .fs-grade{margin:0;font-size:2rem;font-weight:800}.fs .fs-verdict{font-weight:700;text-wrap:balance}@media(min-width:64rem){.fs .fs-verdict{max-width:17.5rem}}
.fs-front{padding-top:.25rem}.fs-front h1{margin:0;line-height:1.25;letter-spacing:-.03em;text-wrap:balance}
.fs-front h1+p{max-width:30em;margin-top:.75rem;letter-spacing:-.012em;color:light-dark(#464a52,#bfbeb9)}
@media(min-width:64rem){.fs-front{padding:0 2rem}.fs-front h1{max-width:37rem;padding-top:6rem;font-size:3rem}}
.fs i,.fs-drop,.fs-go,.fs-way{display:block;box-sizing:border-box;border-radius:.75rem;background:light-dark(#e1ddd3,#2c2f35)}
.fs-line{height:1rem;margin:0 0 .75rem;border-radius:.375rem!important}.fs-front .fs-line{max-width:32.5rem}
.fs-card{height:4.5rem;margin:0 0 .75rem}
.fs-drop{display:grid!important;place-items:center;position:relative;font-weight:600;cursor:pointer;max-width:32.5rem;height:6rem;margin:0 0 1.5rem;border:2px dashed light-dark(#86878b,#757982);background:none!important}.fs-drop input{position:absolute;inset:0;opacity:0}
.fs-way{height:2px;margin:-1rem -1.25rem 1.5rem;border-radius:0!important}
.fs-go{height:3.5rem;margin:2rem 0 0}
html:not([lang=ko]) .fs [lang=ko]{visibility:hidden}`.replaceAll('\n', '')

/** Applies the language and the theme stored on this device before anything is painted. */
export const firstScreenScript =
  "try{var d=document.documentElement,l=localStorage;d.lang=l.nz_lang||'ko';if(l.nz_theme)d.dataset.theme=l.nz_theme}catch(e){}"
