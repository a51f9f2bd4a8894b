/** A printed page: generated, committed, and checked by a test. */
export const page = (title: string, intro: string, sections: readonly string[]): string =>
  `${[`# ${title}`, `${intro}\n\nPrinted from the code by \`npm run print\`; do not edit.`, ...sections].join('\n\n').trimEnd()}\n`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((r) => `| ${r.map((c) => c.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`).join('\n')
