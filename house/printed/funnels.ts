import orderFunnel from '../../apps/web/src/features/analyze/order.funnel.tsx'
import { routes } from '@jipsalpim/contract/routes.ts'
import { page, table } from './markdown.ts'

export function printFunnels(): string {
  const rows = orderFunnel.steps.map((s) => [
    routes[s.at].path, typeof s.title === 'string' ? s.title : 'by the answers', 'ask' in s ? s.ask.join(', ') : 'a page of its own', s.when ? 'sometimes' : 'always',
  ])
  const fields = Object.entries(orderFunnel.fields).map(([name, f]) => [name, f.widget, f.label])
  return page('Funnels', 'A funnel is a list of steps; the path is computed from the answers.', [
    `## ${orderFunnel.id} → \`${orderFunnel.submit}\``,
    table(['place', 'question', 'asks', 'shown'], rows),
    table(['field', 'widget', 'label'], fields),
  ])
}
