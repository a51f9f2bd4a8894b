import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'What to write into the contract',
  lead: 'A promise by word of mouth is gone. It must stand among the clauses (특약) to be kept.',
  sections: [
    {
      title: 'Copy these as they stand',
      blocks: [
        { kind: 'text', text: ['So that the register stays as it is until the day after the move.'] },
        {
          kind: 'clause',
          text: 'The landlord keeps the register as it is until the day after the balance is paid, and neither creates a new security nor transfers the ownership. If the landlord breaks this, the tenant may end the contract, and the landlord pays back at once all that was paid, and a penalty.',
        },
        { kind: 'text', text: ['So that the money comes back if the home is why a loan or guarantee is refused.'] },
        {
          kind: 'clause',
          text: 'If the loan for the deposit or the deposit guarantee is refused for a reason that lies with the landlord or the home, this contract is void and the landlord pays back at once all that was paid.',
        },
        { kind: 'text', text: ['So that earlier mortgages (근저당) are repaid with the balance and cancelled.'] },
        {
          kind: 'clause',
          text: 'On receiving the balance the landlord at once repays all mortgages in part 을구, applies for their cancellation, and shows the tenant the receipts.',
        },
        { kind: 'text', text: ['So that unpaid taxes are paid.'] },
        {
          kind: 'clause',
          text: 'The landlord pays all national and local taxes in arrears by the day of the balance and shows the tenant the tax certificates.',
        },
        { kind: 'text', text: ['So that you hear beforehand when the owner changes.'] },
        {
          kind: 'clause',
          text: 'If the landlord wants to sell the home during the lease, the landlord tells the tenant before signing. If the tenant is not told or does not agree, the tenant may end the lease and have the deposit back.',
        },
      ],
    },
    {
      title: 'Ask before you sign',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'How many homes bear this mortgage together? (이 근저당은 몇 집이 함께 지고 있나요?)',
              answer:
                'A good answer is to show the list of joint securities (공동담보목록). “It is a bank loan, so it is fine” is no answer.',
            },
            {
              ask: 'How much are all deposits of the other households? (다른 세대의 보증금은 모두 얼마인가요?)',
              answer: 'A good answer is 확정일자부여현황 and 전입세대확인서. If it is only said, take it as unknown.',
            },
            {
              ask: 'Are there unpaid taxes? (밀린 세금이 있나요?)',
              answer: 'A good answer is two tax certificates (납세증명서), national and local.',
            },
            {
              ask: 'Is the account in the owner’s name? (받는 계좌가 소유자 이름인가요?)',
              answer: 'If it is another name, do not send. Not to family either.',
            },
          ],
        },
      ],
    },
    {
      title: 'Stop when you hear this',
      blocks: [
        {
          kind: 'list',
          items: [
            '“If not today, somebody else takes it.”',
            '“Please move your address for just a day.”',
            '“Nobody writes clauses.”',
            '“We pay the interest and your removal.”',
            '“The trust (신탁) is a mere form.”',
          ],
        },
      ],
    },
  ],
  act: 'Get the clauses for this home',
}
