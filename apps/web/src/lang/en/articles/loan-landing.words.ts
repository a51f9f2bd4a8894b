import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Loans for a deposit (전세대출)',
  lead: 'Which loan is possible is decided by age, income, assets, the loans you have, and the home.',
  sections: [
    {
      title: 'Which loan for whom',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'General (버팀목)',
              text: 'A loan of the state’s housing fund for heads of a household who own no home.',
            },
            {
              title: 'Young people (청년 전용)',
              text: 'For heads of a household from 19 to 34. After military service some years may be added.',
            },
            {
              title: 'Newly married (신혼부부)',
              text: 'Married for up to 7 years, or about to marry within 3 months.',
            },
            { title: 'Newborn (신생아 특례)', text: 'For homes with a child born or adopted within 2 years.' },
            {
              title: 'Harmed tenants (전세피해 임차인)',
              text: 'For those recognised as victims or who lost much of a deposit, to find another home.',
            },
            {
              title: 'Bank loan (은행 전세대출)',
              text: 'Also for those who cannot have the fund’s. A guarantor must back it.',
            },
          ],
        },
      ],
    },
    {
      title: 'Where it often stops',
      blocks: [
        {
          kind: 'list',
          items: [
            'Somebody in the household owns a home or the right to a new one (분양권).',
            'You have a loan for a deposit or a mortgage loan already.',
            'There is a record of arrears or of debt relief.',
            'The home is one that gets no loan.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Knowing the reason, some can be put right',
          text: 'Repaying the present loan on the same day, a somewhat smaller deposit, or another product may help.',
        },
      ],
    },
    {
      title: 'Have these ready',
      blocks: [
        {
          kind: 'list',
          items: [
            'Last year’s income, yours and your spouse’s',
            'Net assets: savings and cars, less debts',
            'The names of your loans and what is left of them',
            'The address and the deposit of the home',
          ],
        },
      ],
    },
  ],
  act: 'Check with my own conditions',
}
