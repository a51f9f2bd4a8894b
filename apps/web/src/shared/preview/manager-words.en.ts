import type { Translated } from '../../lang/translated.ts'
import type { korean } from './manager-words.ts'

export const words = {
  report: 'Preview of a report',
  buy: 'Preview of what can be bought',
  watch: 'Watch preview',
  band: (user: number) => `Preview · the screen of user ${user}`,
  bandText: (until: string) =>
    `You can only read. Names, the lot number and the unit are hidden. It ends at ${until}. What you see is logged.`,
  dead: 'In a preview the buttons do nothing.',
  notAgain: 'This home cannot be ordered again now. The page of the order says why.',
  ended: 'The preview has ended',
  endedText: 'Its time is over, or the report has changed. Open it again from the page of the order.',
  toOrder: 'Go to the order',
  failed: 'The preview could not be loaded',
} satisfies Translated<typeof korean>
