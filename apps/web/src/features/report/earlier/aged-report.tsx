import { dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { agedWords as w } from './aged-words.ts'

/** An application takes some days to be registered: after a week the register may be different. */
const AGED_DAYS = 7

/** What a report that is some days old cannot show. */
export function AgedReport({ order, readyAt }: { order: number; readyAt: string }) {
  const go = useGo()
  const days = daysBetween(dayInSeoul(new Date(readyAt)), useToday())
  if (days < AGED_DAYS) return null
  const to = go.href('reportExpiration', { order_seq: order })
  return <LinkList items={[{ id: 'aged', to, title: w.title(days), note: w.note }]} />
}
