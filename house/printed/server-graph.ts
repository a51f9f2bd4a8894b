import { mayImport, serverArrows } from '../server-graph.ts'

/** Which folder of the server imports which, with the number of imports. */
export function printServerGraph(): string {
  const arrows = serverArrows()
  const rows = Object.entries(mayImport).map(([from, tos]) => {
    const counted = tos.map((to) => `${to} ${arrows.filter((a) => a.from === from && a.to === to).length}`)
    return `| ${from} | ${counted.join(', ')} |`
  })
  return `# The server's graph

The folders of \`apps/server/src\` (areas below \`features\`), lowest first, and what each imports, types included, with the number of imports. No arrow leads to a later row. What an area needs of one above it, it asks by a hook (\`kernel/hooks.ts\`).

Printed from the code by \`npm run print\`; do not edit.

| folder | imports |
| --- | --- |
${rows.join('\n')}
`
}
