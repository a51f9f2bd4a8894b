import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launchBrowser } from './browser.ts'

/**
 * `npm run marks`: draws the app's icons and the picture that a shared link shows, all from the mark in
 * apps/web/public/icon.svg. The files are committed.
 */
const folder = new URL('../apps/web/public/', import.meta.url)
const mark = readFileSync(new URL('icon.svg', folder), 'utf8')
const font = readFileSync(
  createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
).toString('base64')
const [PAPER, INK, INK_2, BRAND] = ['#fbfaf7', '#17191d', '#464a52', '#1f4480']
const drawn = (size: number) => mark.replace('<svg', `<svg width="${size}" height="${size}"`)

/** `part`: the mark's share of the side; a maskable icon may lose everything outside the middle 80 %. */
const icon = (size: number, part: number, round: boolean) => `
  <body style="margin:0"><div style="width:${size}px;height:${size}px;display:grid;place-items:center;
  background:${round ? 'transparent' : PAPER}">${drawn(Math.round(size * part))}</div></body>`

const grades = [
  ['양호', '#15643c', '<circle cx="12" cy="12" r="10.5"/>', 'm7.2 12.4 3.3 3.3 6.3-6.9'],
  ['주의', '#7f5200', '<path d="M12 2.2 22.8 21.3H1.2z"/>', 'M12 9.4v5.2M12 17.9v.01'],
  ['위험', '#ab3b0b', '<path d="M12 .9 23.1 12 12 23.1.9 12z"/>', 'M12 7v6M12 16.7v.01'],
  ['매우위험', '#860f3f', '<path d="M6.3 2.1h11.4L23.4 12l-5.7 9.9H6.3L.6 12z"/>', 'm8.5 8.5 7 7m0-7-7 7'],
] as const
const share = `
  <style>@font-face{font-family:P;font-weight:45 920;src:url(data:font/woff2;base64,${font})}
  body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:72px 80px;background:${PAPER};color:${INK};
  font:500 34px/1.5 P;letter-spacing:-.02em;display:flex;flex-direction:column;justify-content:space-between;
  border-top:12px solid ${BRAND}}
  b{font-weight:700}h1{margin:0;font-size:84px;line-height:1.2;letter-spacing:-.035em;font-weight:800}
  p{margin:0;color:${INK_2}}div{display:flex;gap:36px;align-items:center}span{display:inline-flex;gap:12px;align-items:center;font-weight:700}</style>
  <body><div style="gap:18px;font-weight:800;font-size:40px">${drawn(64)}집살핌</div>
  <section><h1>이 집에 보증금을<br>맡겨도 될까요?</h1><p style="margin-top:24px">등기부 한 통으로, 경매로 가면 돌아올 돈까지</p></section>
  <div>${grades
    .map(
      ([word, colour, shape, sign]) => `<span style="color:${colour}"><svg width="40" height="40" viewBox="0 0 24 24">
      <g fill="currentColor">${shape}</g><path d="${sign}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>${word}</span>`,
    )
    .join('')}</div></body>`

const pictures = [
  { name: 'icon-192.png', width: 192, height: 192, html: icon(192, 0.92, true), bare: true },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(512, 0.92, true), bare: true },
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: icon(512, 0.6, false), bare: false },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: icon(180, 0.72, false), bare: false },
  { name: 'share.png', width: 1200, height: 630, html: share, bare: false },
]

const browser = await launchBrowser()
for (const { name, width, height, html, bare } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => null)')
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: bare }))
  await page.close()
}
await browser.close()
