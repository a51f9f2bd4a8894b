import { routes } from '@jipsalpim/contract/routes.ts'
import { expect, test } from 'vitest'
import { page, table } from '../../../../../house/printed/markdown.ts'
import orderFunnel from './order.funnel.tsx'

// Next to the funnel and not with the other printed pages, because only the web's own build reads its file.
test('docs/printed/funnels.md is fresh', async () => {
  const steps = orderFunnel.steps.map((s) => [
    routes[s.at].path,
    s.title.length === 0 ? s.title({}) : 'by the answers',
    'ask' in s ? s.ask.join(', ') : 'a page of its own',
    s.when ? 'sometimes' : 'always',
  ])
  const fields = Object.entries(orderFunnel.fields).map(([name, f]) => [name, f.widget, f.label])
  const printed = page('Funnels', 'A funnel is a list of steps; the path is computed from the answers.', [
    `## ${orderFunnel.id} → \`${orderFunnel.submit}\``,
    table(['place', 'question', 'asks', 'shown'], steps),
    table(['field', 'widget', 'label'], fields),
  ])
  await expect(printed).toMatchFileSnapshot('../../../../../docs/printed/funnels.md')
})
