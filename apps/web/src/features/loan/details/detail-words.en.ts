import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './detail-words.ts'

export const words = {
  title: 'Each product’s conditions',
  most: 'Up to',
  rate: 'Interest rate',
  baseSays: (base, least, most) =>
    most === 0
      ? `base ${base}, no discount`
      : `base ${base}, less ${least === most ? most : `${least}–${most}`} points`,
  inSpan: 'The lowest and the highest rate that are published, discounts within.',
  interest: 'Interest a month',
  met: 'Fits',
  failed: 'Does not fit',
  unknown: 'Could not be checked',
  conditions: 'Conditions',
  source: (title, day) => `Source: ${title} · checked on ${day}`,
  ended: (product, day) => `${product}: no new loans since ${day}`,
  where: {
    title: 'Whom to ask',
    fund: 'A branch of a bank that lends for the fund, or the fund’s own site (기금e든든). The fund’s site names the banks.',
    branch: 'A branch of a bank that lends for the fund. It cannot be applied for on a site.',
    hf: 'Ask at the site of HF (한국주택금융공사) or a bank. It cannot be used together with Didimdol (디딤돌). The rate changes every month.',
  },
  home: {
    price: 'Price of the home',
    priceSays: (most, families) =>
      families === null ? `up to ${most}` : `up to ${most} (newly wed or two children: ${families})`,
    share: 'Share of the price',
    shareSays: (most, notApartment, first) =>
      [
        `up to ${most} %`,
        ...(notApartment === null ? [] : [`${notApartment} % if it is no apartment`]),
        ...(first === null ? [] : [`${first} % of a first home (${most} % in the capital and regulated areas)`]),
      ].join(' · '),
    repay: 'Repaid in a year',
    repaySays: (percent) => `up to ${percent} % of the income (DTI)`,
    years: 'Time to repay',
    yearsSays: (years) => `up to ${years} years`,
    first: 'We did not ask whether it is your first home. If it is, the higher limit holds.',
  },
  guarantee: {
    title: 'Which guarantee it needs',
    asks: 'We could not check which guarantee it needs. Ask the bank.',
    oneWay: (way) => `The bank lends with ${way} alone.`,
    oneOf: (ways) => `The bank lends with one of these: ${ways}. Ask it which one fits.`,
    names: {
      'hf-lease': 'HF lease loan guarantee (전세자금보증)',
      'hf-rent': 'HF rent loan guarantee (월세자금보증)',
      hug: 'HUG loan and return guarantee (전세금안심대출보증)',
      assignment: 'assignment of the claim for the deposit',
    },
    home: 'The home that you buy is the security.',
  },
  guarantors: {
    title: 'Each guarantor has limits of its own',
    hf: 'HF: guarantee of the lease loan (전세자금보증)',
    hfSays: (percent, most) => `Up to ${percent} % of the deposit and ${most}.`,
    hfShare: (regulated, other) =>
      `It covers ${regulated} % of a bank’s loan in the capital area and regulated areas, ${other} % elsewhere.`,
    hfFee: (percent) => `With this deposit its fee is ${percent} % a year.`,
    hug: 'HUG: loan guarantee with the return guarantee (전세금안심대출보증)',
    hugSays: (capital, other) =>
      `For deposits up to ${capital} in the capital area, ${other} elsewhere. It comes with the return guarantee and cannot be split.`,
    sgi: 'SGI: loan guarantee',
    sgiSays: 'We could not check the limit of its loan guarantee.',
    sgiReturn: (won) =>
      `Its insurance of the deposit (전세금보장신용보험) goes up to ${won} for homes other than apartments.`,
    over: 'This deposit is above the limit.',
  },
  when: {
    title: 'When to apply',
    paid: (percent) => `After you have signed and paid ${percent} % of the deposit.`,
    months: (months) => `Within ${months} months of the earlier of the balance and the move-in.`,
    renewal: (months) => `After a renewal, within ${months} months of it.`,
    last: (day) => `For this lease until ${day}.`,
    job: (won) => `With less than a year in your job it may be ${won} only. Under three months some banks refuse.`,
    noIncome: 'Without income you can apply with a certificate that there is none on record (신고사실없음 증명).',
  },
  ask: {
    title: 'Ask the bank before you sign',
    list: [
      'Is a loan possible for this address? If not, why?',
      'Which guarantor covers it? Does it come with a guarantee of the deposit’s return?',
      'How much, and when does the rate change?',
      'Do you call the landlord or need the landlord’s consent?',
      'How do you count my time in the job and my future income?',
      'How many days do papers and checks take before the balance?',
    ],
    copy: 'Copy the questions',
    copied: 'The questions are copied.',
    copyFailed: 'Could not copy. Press and hold the text.',
  },
  refuse: {
    title: 'Why banks often refuse',
    list: [
      { why: 'The home is in trust', act: 'See the part on ownership in the register (갑구)' },
      { why: 'It is an illegal building or a shop by its papers', act: 'See the building ledger (건축물대장)' },
      {
        why: 'Earlier debts and the deposit are large for its price',
        act: 'See the part on debts (을구) and the price',
      },
      { why: 'The landlord does not agree or confirm', act: 'Ask the landlord before you sign' },
      { why: 'It is above the guarantor’s limit', act: 'Compare the deposit with the limits' },
      { why: 'Income or other loans', act: 'Check loans and arrears first' },
      { why: 'You live in public rental', act: 'Tell the bank when you move out' },
    ],
    see: 'The report shows reasons that lie in the home.',
  },
  report: 'Check this home’s register',
  papers: 'Papers to prepare',
  paperList: [
    'The lease with its fixed-date stamp (확정일자)',
    'The receipt for 5 % of the deposit or more',
    'Resident and family certificates (주민등록등본, 가족관계증명서)',
    'Proof of income (원천징수영수증, 소득금액증명)',
    'Proof of employment (건강보험자격득실확인서)',
  ],
} satisfies Translated<typeof korean>
