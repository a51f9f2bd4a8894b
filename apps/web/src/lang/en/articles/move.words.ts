import { moveInReport } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'The day you move',
  lead: 'Before the boxes come the deposit of the home you leave and your rank in the home you enter.',
  sections: [
    {
      title: 'In the home you leave',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Get the deposit on the day you move',
              text: 'Best is to be paid and leave on the same day.',
            },
            {
              title: 'Do not move your address before you are paid',
              text: 'If you do, your 대항력 and your rank are lost.',
            },
            {
              title: 'If you are not paid, first have the lease registered (임차권등기)',
              text: 'Apply to the court from the day after the lease ends, and move after it stands in the register.',
            },
            {
              title: 'Photograph the home',
              text: 'Walls, floor, sink and window frames, with the date to be seen.',
            },
            { title: 'Settle the charges', text: 'Keep pictures of the meters.' },
          ],
        },
      ],
    },
    {
      title: 'In the home you enter',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look at the register once more before the balance',
              when: 'Just before you send',
              text: 'If a line has changed, do not send, and ask.',
            },
            {
              title: 'Pay into an account in the owner’s name',
              text: 'Keep the receipt or the record of the transfer.',
            },
            {
              title: 'Report your address and get the fixed date (전입신고·확정일자)',
              when: 'On that very day',
              text: 'They also work online, at 정부24 and 인터넷등기소. Foreigners report the changed place of stay (체류지 변경신고). Write building and unit just as in the register.',
            },
            {
              title: 'Look at the register again',
              when: 'The next day',
              text: 'See that no mortgage was received the day before.',
            },
          ],
        },
      ],
    },
    {
      title: 'What to report',
      blocks: [
        {
          kind: 'figures',
          caption: 'What to report after a move',
          of: (on) => [
            ...lawFigure(
              moveInReport,
              on,
              'Your address (전입신고)',
              (v) => `within ${v.days} days`,
              'on the day of the move, to keep your rank',
            ),
            ...lawFigure(leaseReport, on, 'The lease (전월세 신고)', (v) => `within ${v.days} days of signing`),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => {
              const { deposit, rent } = lawValue(leaseReport, on)
              return `A lease is reported if its deposit is above ${won(deposit)} or its rent above ${won(rent)}.`
            },
            'If you hand in the contract with it, that counts as the fixed date (확정일자) too.',
          ],
        },
      ],
    },
  ],
}
