import { readFileSync } from 'node:fs'
import type { WireReply } from '../kernel/service.ts'

/** Markup that is already escaped. */
export type Markup = { markup: string }

/** Fills a template with escaped text; nested markup is not escaped again. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const parts = strings.map((piece, i) => piece + fill(values[i] ?? ''))
  return { markup: parts.join('') }
}

/** A page of a simulated vendor: phone-sized, without inline script or style, and allowed in a frame of the product. */
export function page(
  title: string,
  body: Markup,
  options: { assets: string; script?: boolean; status?: number },
): WireReply {
  const { assets } = options
  const script = options.script ? html`<script src="${assets}window.js" defer></script>` : html``
  const { markup } = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${assets}page.css" />
        ${script}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  return {
    status: options.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
    },
    body: markup,
  }
}

/** The fields of a form, passed on as hidden inputs. */
export const hidden = (fields: Iterable<readonly [string, string]>): readonly Markup[] =>
  [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)

export const redirect = (location: string): WireReply => ({ status: 303, headers: { location }, body: '' })

/** The files that the pages and the product load from a simulated vendor, by path; null for any other path. */
export function browserAsset(path: string): WireReply | null {
  const asset = assets[path]
  if (!asset) return null
  return { status: 200, headers: { 'content-type': asset.type }, body: readFileSync(asset.file) }
}

const here = (name: string) => new URL(name, import.meta.url)
const script = 'text/javascript; charset=utf-8'
const assets: Readonly<Record<string, { file: URL; type: string }>> = {
  '/page.css': { file: here('page.css'), type: 'text/css; charset=utf-8' },
  '/window.js': { file: here('window.js'), type: script },
  '/sdk.js': { file: here('portone-sdk.js'), type: script },
  '/js/v1/payment.js': { file: here('payple-payment.js'), type: script },
  // machines without a Korean font, above all headless browsers, would show empty pages
  '/pretendard.woff2': {
    file: new URL(import.meta.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')),
    type: 'font/woff2',
  },
}

const fill = (value: string | number | Markup | readonly Markup[]): string => {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'markup' in value ? value.markup : value.map((v) => v.markup).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (raw: string) => raw.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? '')
