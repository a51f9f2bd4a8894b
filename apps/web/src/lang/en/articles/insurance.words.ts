import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  rentConversion,
  seniorDebtRatio,
} from '@jipsalpim/engine/law/hug.ts'
import { guaranteeAccident } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { officialPriceFactor } from '@jipsalpim/engine/law/official-price.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'The deposit guarantee (전세보증금반환보증)',
  lead: 'If the landlord cannot pay, the guarantor pays first. Which homes can have it, and until when, is fixed.',
  sections: [
    {
      title: 'How much can it be for this home',
      blocks: [
        {
          kind: 'text',
          text: ['Worked out for a villa that has an official price (공시가격) only. With a market price it differs.'],
        },
        { kind: 'show' },
      ],
    },
    {
      title: 'The rules of HUG (주택도시보증공사)',
      blocks: [
        {
          kind: 'figures',
          caption: 'The rules of HUG (주택도시보증공사)',
          of: (on) => [
            ...lawFigure(depositLimit, on, 'Largest deposit (capital area, 수도권)', (v) => won(v.capital)),
            ...lawFigure(depositLimit, on, 'Largest deposit (elsewhere)', (v) => won(v.other)),
            ...lawFigure(
              collateralRatio,
              on,
              'Part of the price that counts',
              (v) => `${v}%`,
              'the deposit and the debts before it must fit in',
            ),
            ...lawFigure(
              officialPriceFactor,
              on,
              'Where the official price (공시가격) stands for the price',
              (v) => `${v}%`,
            ),
            ...lawFigure(
              seniorDebtRatio,
              on,
              'Limit for debts before you',
              (v) => `${v.single}%`,
              'in a detached or shared house the other households’ deposits count too',
            ),
            ...lawFigure(rentConversion, on, 'Rate that turns rent into deposit', (v) => `${v / 10}% a year`),
            ...lawFigure(
              applicationWindow,
              on,
              'Time to apply',
              (v) => `before ${v}% of the lease has passed`,
              'counted from the later of the balance and the report of your address',
            ),
          ],
        },
      ],
    },
    {
      title: 'Homes that are refused',
      blocks: [
        {
          kind: 'list',
          items: [
            'A home marked as an illegal building (위반건축물) in the building ledger',
            'A home whose use is a neighbourhood shop (근린생활시설)',
            'A home with a seizure (압류·가압류), an injunction (가처분), a provisional registration (가등기) or an auction (경매개시결정)',
            'A home where building and land have different owners, or one of them is not registered',
            'A home in trust (신탁); a contract with the trust company itself is looked at apart',
            'A home of a landlord whom the guarantor bars',
            'Where the reported address, the fixed date or living there is missing',
          ],
        },
      ],
    },
    {
      title: 'How to apply',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask before you sign',
              text: 'Give the address and the deposit and ask the guarantor or the bank whether you can have it.',
            },
            {
              title: 'Write the clause (특약)',
              text: 'If the guarantee is refused because of the home or the landlord, the contract ends and the money comes back.',
            },
            {
              title: 'Apply right after the move',
              text: 'Have the register, the contract, 전입세대확인서 and the receipt of the balance ready. The landlord’s consent is not needed.',
            },
            {
              title: 'Pay the fee and get the certificate',
              text: 'The fee depends on the deposit, the kind of home and the debt ratio.',
            },
          ],
        },
        {
          kind: 'clause',
          text: 'If the deposit guarantee is refused for a reason that lies with the landlord or the home, the tenant may end the contract, and the landlord pays back at once all of the down payment and the deposit.',
        },
      ],
    },
    {
      title: 'If you were not paid back',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Leave your address as it is', text: 'If you move it, guarantee and rank are lost.' },
            {
              title: 'Tell the guarantor',
              text: (on) =>
                `If you are not paid within ${formatMonths(lawValue(guaranteeAccident, on).months)} of the end of the lease, you can claim it as a failure.`,
            },
            {
              title: 'Have the lease registered (임차권등기)',
              text: 'If you have to move, move after it stands in the register.',
            },
          ],
        },
        {
          kind: 'questions',
          items: [
            {
              ask: 'Are there other guarantors?',
              answer:
                'HF (한국주택금융공사, for those whose loan it backs) and SGI (SGI서울보증). Limits and fees differ. Please ask each of them for the terms of today.',
            },
            {
              ask: 'The landlord says there is a guarantee already.',
              answer:
                'A registered rental business (임대사업자) must have one. Get the number of the certificate and check it with the guarantor yourself. There have been false certificates.',
            },
          ],
        },
      ],
    },
  ],
  act: 'Check for the guarantee',
}

const formatMonths = (n: number): string => (n === 1 ? 'a month' : `${n} months`)
