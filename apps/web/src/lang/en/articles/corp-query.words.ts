import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'If the landlord is a company',
  lead: 'You look at the company’s papers instead of an ID card. Who signs, and whose account is paid, is different.',
  sections: [
    { title: 'The number first', blocks: [{ kind: 'show' }] },
    {
      title: 'What to look at',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'The same company as the owner',
              text: 'The register of the home (갑구) has the company’s name and its 13-digit number (법인등록번호). Compare both with the company’s register, letter by letter.',
              sign: 'The name is alike and the number is not. The business number (사업자등록번호) is another one.',
            },
            {
              title: 'The company’s register (법인 등기부)',
              text: 'Anybody can open it at the internet registry (인터넷등기소). See who represents the company, and whether it is closing.',
              sign: 'It speaks of dissolution (해산), liquidation (청산), bankruptcy (파산) or rehabilitation (회생). Its head or address changed lately.',
            },
            {
              title: 'Who signs',
              text: 'If the head comes, compare the name on the company’s register with the ID card. Where heads must sign together, all of them sign.',
              sign: 'Somebody of the staff wants to sign without a power of attorney.',
            },
            {
              title: 'Power of attorney (위임장) and seal certificate (법인 인감증명서)',
              text: 'If the head does not come, ask for both. The seal on the power of attorney must be that of the certificate.',
              sign: 'The power of attorney names neither the home nor the task.',
            },
            {
              title: 'Unpaid taxes and wages',
              text: 'Ask for the tax certificates (납세증명서), national and local, in the company’s name. If the company gets into trouble, taxes and wages may be paid before your deposit.',
              sign: 'The certificates are not shown. The register has a seizure (압류) or a provisional one (가압류).',
            },
            {
              title: 'The account',
              text: 'Pay the deposit only into an account in the company’s name. An advance, too.',
              sign: 'You are asked to pay into the account of the head, the staff or the realtor.',
            },
          ],
        },
      ],
    },
    {
      title: 'Why a guarantee is refused',
      blocks: [
        {
          kind: 'text',
          text: [
            'Each guarantor and product has its own terms for a company as the landlord. More papers may be asked for.',
          ],
        },
        {
          kind: 'list',
          items: [
            'The register has a seizure (압류·가압류), an injunction (가처분), a provisional entry (가등기) or an auction (경매개시결정).',
            'The home is in trust (신탁), and the lease is not made with the trust company itself.',
            'The company has not paid back what a guarantor paid in its place.',
            'Building and land have different owners.',
            'The building ledger calls it an illegal building (위반건축물) or shops (근린생활시설).',
          ],
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask before the contract',
              text: 'Tell the guarantor the address, the company’s name and the deposit. Note the answer and the day.',
            },
            {
              title: 'Ask for the landlord’s guarantee (임대보증금 보증)',
              text: 'A registered landlord must have one. Call the guarantor and ask whether the paper is real.',
            },
            {
              title: 'Write a clause',
              text: 'If the guarantee is refused, the contract ends and the advance is paid back.',
            },
          ],
        },
      ],
    },
    {
      title: 'What could not be checked here',
      blocks: [
        {
          kind: 'list',
          items: [
            'Whether the company exists and still does business',
            'Unpaid taxes and wages, other debts, lawsuits',
            'Whether its head may let this home',
            'Whether a guarantor accepts this company',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'While something is not known, do not pay',
          text: 'Send no advance either until you have seen the papers.',
        },
      ],
    },
    { title: 'Where to look yourself', blocks: [{ kind: 'show' }] },
  ],
  act: 'Look at the register of this home',
}
