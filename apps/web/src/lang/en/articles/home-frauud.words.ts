import { nationalAccidentRate } from '@jipsalpim/engine/law/accident-rates.ts'
import { holdingRows, oddsRows } from '../../../content/accident-rows.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { sources } from '../../../content/source-data.ts'

const homes = sources.victimsByHome

export const article: ArticleText = {
  title: 'Who is harmed, and why',
  lead: 'It did not happen to special people. It gathers on those in their twenties and thirties with a first contract, in villas and officetels.',
  sections: [
    {
      title: 'Who was harmed',
      blocks: [
        {
          kind: 'figures',
          caption: 'Victims who were recognised',
          of: () => [
            { label: 'Victims who were recognised', value: '35,246', source: homes },
            { label: 'Villa with a register for each unit (다세대)', value: '29.5%', source: homes },
            { label: 'Officetel (오피스텔)', value: '20.8%', source: homes },
            { label: 'Shared house with one register (다가구)', value: '18.0%', source: homes },
            { label: 'Apartment (아파트)', value: '13.7%', source: homes },
            { label: 'Deposit up to ₩100M', value: '41.9%', source: homes },
            { label: 'Deposit of ₩100M to ₩200M', value: '42.9%', source: homes },
            {
              label: 'Under 40 years of age',
              value: '74.4%',
              note: 'in their thirties 48.4%, in their twenties 26.0%',
              source: sources.victimsByAge,
            },
          ],
        },
      ],
    },
    {
      title: 'What made the difference',
      blocks: [
        {
          kind: 'text',
          text: [
            'A study of 450,000 deposit guarantees in the capital area found that failures depend strongly on how much of the price debts and deposit make up.',
            'Above 90% they jump: more than five times as many as between 80% and 90%.',
          ],
        },
        {
          kind: 'table',
          caption: 'Odds of a failure by debt ratio (under 60% is 1)',
          columns: [
            { key: 'ratio', label: '(earlier debts + deposit) ÷ price' },
            { key: 'odds', label: 'Odds', numeric: true },
          ],
          rows: (on) => oddsRows(on, formatBand),
          note: 'From the time and area of the study. It does not tell the rate of today.',
        },
        {
          kind: 'table',
          caption: 'Rate of failures by how many homes the landlord owns',
          columns: [
            { key: 'homes', label: 'Homes' },
            { key: 'rate', label: 'Rate', numeric: true },
          ],
          rows: (on) => holdingRows(on, { upTo: (n) => `up to ${n}`, over: (n) => `more than ${n}` }),
        },
      ],
    },
    {
      title: 'And today',
      blocks: [
        {
          kind: 'figures',
          caption: 'Rate of failures in the country',
          of: (on) =>
            lawFigure(nationalAccidentRate, on, 'In three months, whole country', (v) => `${(v / 100).toFixed(2)}%`),
        },
        {
          kind: 'text',
          text: [
            'The rate has come down. That homes differ has not changed.',
            'So look at the register and the price of this home, not at the average of an area.',
          ],
        },
      ],
    },
    {
      title: 'So what to look at',
      blocks: [
        {
          kind: 'list',
          items: [
            'Add earlier debts and the deposit and compare them with the price. Stop above 90%.',
            'In a shared house (다가구) add the deposits of the households before you.',
            'Look up in 안심전세앱 whether the landlord has failed before and how many homes he owns.',
            'Ask before signing whether the home can have the deposit guarantee (반환보증).',
          ],
        },
      ],
    },
  ],
  act: 'Check this home',
}

const formatBand = (from: number, to: number | undefined): string =>
  from === 0 ? `under ${to}%` : to === undefined ? `${from}% and more` : `${from}–${to}%`
