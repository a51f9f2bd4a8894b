import type { ArticleText } from '../../../content/article.ts'
import { sources } from '../../../content/source-data.ts'

const fund = sources.fund

export const article: ArticleText = {
  title: 'What to ask about a loan',
  lead: 'A loan does not look at you alone. If it is refused because of the home, you can lose your down payment.',
  sections: [
    {
      title: 'The order matters',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask how much, before you choose a home',
              text: 'Tell income, assets and present loans, and hear about how much it can be.',
            },
            {
              title: 'Ask again with the address, before you sign',
              text: 'For the same person it can be refused because of the home. Show the register and the building ledger (건축물대장).',
            },
            {
              title: 'Sign with the clause (특약)',
              text: 'If the loan is refused because of the home or the landlord, the down payment comes back.',
            },
            {
              title: 'Apply right after signing',
              text: 'It takes time. Leave enough of it until the day of the balance.',
            },
          ],
        },
        {
          kind: 'clause',
          text: 'If the tenant’s loan for the deposit is not granted for a reason that lies with the home or the landlord, this contract is void and the landlord pays back at once all of the down payment.',
        },
      ],
    },
    {
      title: 'When the home is the reason',
      blocks: [
        {
          kind: 'list',
          items: [
            'The building ledger marks it as an illegal building (위반건축물).',
            'Its use is a neighbourhood shop (근린생활시설) or an office.',
            'It is in trust (신탁) and the trust company has not agreed.',
            'There is a seizure (압류·가압류), a provisional registration (가등기) or an auction (경매개시결정).',
            'Earlier debts and the deposit are too large against the price.',
            'The landlord does not answer the bank’s call.',
          ],
        },
      ],
    },
    {
      title: 'What all loans of the housing fund (주택도시기금) ask',
      blocks: [
        {
          kind: 'figures',
          caption: 'What all loans of the housing fund (주택도시기금) ask',
          of: () => [
            { label: 'Home', value: 'none owned', note: 'by nobody in the household', source: fund },
            {
              label: 'Net assets of the couple',
              value: 'up to ₩345,000,000',
              note: 'applications of 2026',
              source: fund,
            },
            { label: 'Down payment made', value: '5% of the deposit', source: fund },
            {
              label: 'Floor area (전용면적)',
              value: 'up to 85 ㎡',
              note: 'up to 100 ㎡ in towns and townships (읍·면) outside the capital area',
              source: fund,
            },
            {
              label: 'Time to apply',
              value: 'within 3 months',
              note: 'of the earlier of the balance and the report of your address',
              source: fund,
            },
          ],
        },
        {
          kind: 'text',
          text: [
            'Income limits and rates differ by product and change several times a year. Please look up the terms of today at the fund’s site (기금e든든).',
          ],
        },
      ],
    },
    {
      title: 'Ask the bank just this',
      blocks: [
        {
          kind: 'list',
          items: [
            'Can a home at this address get a loan? If not, why? (이 주소로 대출이 되는 집인가요?)',
            'Which guarantor backs it? Does that bring the deposit guarantee too? (보증은 어느 기관으로 하나요?)',
            'How much of the deposit can it be? When does the rate change? (한도는 보증금의 몇 %인가요?)',
            'Which papers by the day of the balance, and how many days? (필요한 서류와 걸리는 날은요?)',
            'Are there cases in which I must repay after moving in? (이사한 뒤에 갚아야 하는 경우가 있나요?)',
          ],
        },
      ],
    },
  ],
  act: 'Check with my own conditions',
}
