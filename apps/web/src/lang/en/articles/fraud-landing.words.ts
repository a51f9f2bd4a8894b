import type { ArticleText } from '../../../content/article.ts'

export const article: ArticleText = {
  title: 'Kinds of jeonse fraud',
  lead: 'The ways differ, and there are signs beforehand. Only those that papers show are listed here.',
  sections: [
    {
      title: 'How it is done',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'The empty can (깡통전세)',
              text: 'Earlier debts and the deposit together come near the price of the home or above it. If it is auctioned, the deposit is short.',
              sign: 'Debts and deposit are more than 90% of the price. A new villa without trades nearby.',
            },
            {
              title: 'Buying with your deposit (무자본 갭투자)',
              text: 'Your deposit pays for the home. The landlord never had the money to pay it back.',
              sign: 'The owner changed lately, and the price paid is about the deposit.',
            },
            {
              title: 'The straw landlord (바지 임대인)',
              text: 'After you sign, the home goes to somebody who cannot pay.',
              sign: 'The owner changes after the contract. The new owner’s home is seized.',
            },
            {
              title: 'Trust fraud (신탁사기)',
              text: 'The former owner rents out a home that is in trust, without the trust company’s consent. Such a lease does not hold against the trust company.',
              sign: 'The owner in part 갑구 is a trust company. You are not shown the trust ledger (신탁원부) and the consent.',
            },
            {
              title: 'The false owner, and one home let twice (사칭·이중계약)',
              text: 'Somebody who is not the owner signs and takes the deposit. Or one home is let to several people.',
              sign: 'The account is in another name than the owner’s. There is no power of attorney (위임장). A home held by monthly rent is offered for jeonse.',
            },
            {
              title: 'The mortgage of moving day',
              text: 'Your 대항력 begins at 0:00 of the next day. In that gap the home is mortgaged or sold.',
              sign: 'The register changes between the day of the balance and the next.',
            },
            {
              title: 'Hidden deposits in a shared house (다가구)',
              text: 'The deposits of the households before you are not in the register. They may be told too low.',
              sign: 'You are not given 확정일자부여현황 (the list of leases with a fixed date) and 전입세대확인서 (the households that have reported the address).',
            },
            {
              title: 'The joint mortgage (공동담보)',
              text: 'Several homes are tied to one debt. If another one is sold first, the share that yours bears changes.',
              sign: 'The maximum claim (채권최고액) is far above the price of one home. There is a list of joint securities (공동담보목록).',
            },
            {
              title: 'The home that is no home',
              text: 'A shop or an office is fitted out and let as a home. Loans and the deposit guarantee are refused.',
              sign: 'In the building ledger (건축물대장) its use is 근린생활시설 (neighbourhood shop) or an office. It bears the mark of an illegal building (위반건축물).',
            },
            {
              title: 'The blown-up price',
              text: 'The deposit is set by a price with a mark-up. They offer to pay your removal or your interest.',
              sign: 'A new home for which no price is known but the first sale price (분양가).',
            },
            {
              title: 'The request to move your address',
              text: 'They ask you to move your address for just a day, because of a loan. The moment you do, your rank is lost.',
              sign: 'You hear “just for a day”, “only on paper”.',
            },
            {
              title: 'Unpaid taxes',
              text: 'Some taxes are paid before your deposit. They cannot be seen until a seizure is in the register.',
              sign: 'You are not shown the tax certificates (납세증명서).',
            },
            {
              title: 'Provisional registration and injunction (가등기·가처분)',
              text: 'Marks that somebody else may become the owner later. Then your lease gives way.',
              sign: 'Part 갑구 has a 가등기 or a 가처분.',
            },
          ],
        },
      ],
    },
    {
      title: 'If you see even one sign',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Send no money',
              text: 'Not even to hold the home (가계약금). Money that is sent is hard to get back.',
            },
            {
              title: 'Ask for the missing paper',
              text: 'By its name: the trust ledger (신탁원부), tax certificates (납세증명서), the list of leases (확정일자부여현황).',
            },
            {
              title: 'Write down on what terms it is solved (특약)',
              text: 'What is to be done by the day of the balance, such as cancelling a mortgage, with its date.',
            },
            { title: 'If it is not solved, leave it', text: 'There are other homes.' },
          ],
        },
      ],
    },
    {
      title: 'A ruling to know',
      blocks: [
        {
          kind: 'text',
          text: [
            'On December 4, 2025 the Supreme Court held that a realtor (공인중개사) must find out about and explain a mortgage that lies on the other homes of a 다세대 building as well.',
            'Ask the realtor: “How many homes bear this mortgage together?” (이 근저당은 몇 집이 함께 지고 있나요?)',
          ],
        },
      ],
    },
  ],
  act: 'See whether this home has them',
}
