import type { Translation } from '../translation.ts'
import { formatDay } from './speech.ts'

export const changeActs: Translation['changes']['acts'] = {
  'do-not-sign': {
    title: 'Stop before you sign or send money',
    body: 'Until the new entry is released or you know its reason, do not send even the first part.',
  },
  'hold-payment': {
    title: 'Do not send the balance (잔금)',
    body: 'Show the landlord and the realtor what changed, and send it after you have seen a register in which it is cancelled.',
  },
  'demand-undoing': {
    title: 'Demand by text or certified mail (내용증명) that the new entry is removed',
    body: 'If a clause (특약) forbids new debts and a sale, you may end the contract and ask for your money. Keep a record of the demand.',
  },
  'meet-new-owner': {
    title: 'Go through the contract with the new owner',
    body: 'Compare the new owner’s ID with the register, have it confirmed that the contract is taken over, and pay only into that person’s account.',
  },
  'get-trust-consent': {
    title: 'Get the trust ledger (신탁원부) and the consents',
    body: 'Take the ledger at the registry office (등기소), and send no money before you have the consent of the trust company and of 우선수익자.',
  },
  'wait-for-application': {
    title: 'Wait until the application is done',
    body: 'Ask the landlord what was applied for, and take the register again afterwards.',
  },
  'demand-distribution': {
    title: 'Demand your share from the court (배당요구)',
    body: 'Apply by the day in the court’s letter (배당요구 종기). Until then do not move out or move your address.',
  },
  'keep-address': {
    title: 'Keep your address and stay in the home',
    body: 'If you move your address even for a while you lose your rank. Put off raising the deposit as well.',
  },
  'object-to-new-owner': {
    title: 'Find out who the new owner is, and object soon if you do not want that',
    body: 'The new owner takes over the landlord’s duties. If you do not want that, object in time and ask for advice whether you can end the contract.',
  },
  'tell-guarantor': {
    title: 'If you have a guarantee (반환보증), tell the guarantor',
    body: 'When the owner changes or an auction begins, tell the guarantor and ask which papers are needed.',
  },
  'prepare-return': {
    title: 'Prepare for getting the deposit back',
    body: 'If it does not come back at the end, apply for 임차권등기 before you move out.',
  },
  'get-land-register': {
    title: 'Get the register of the land',
    body: 'Rights on the land stand only in the register of the land (토지 등기부).',
  },
  'check-ledger-again': {
    title: 'Take the building ledger (건축물대장) again',
    body: 'See that size and use are those of the home you signed for.',
  },
  'compare-originals': {
    title: 'Look at the two registers side by side',
    body: 'Check the lines that read differently, and if need be take a new one with cancelled entries (말소사항 포함).',
  },
  'confirm-clearing': {
    title: 'See that the entry is cancelled, and go on',
    body: 'Compare with what was promised, down to the receipt number (접수번호).',
  },
  'look-again-before-paying': {
    title: 'Look once more just before you pay the balance (잔금)',
    body: 'An entry received today may not show yet.',
  },
  'look-after-move-in': {
    title: 'Take the register again on the day after you report your address',
    body: '대항력 begins at 0:00 of the next day, so an entry received on the day you move in may come before you.',
  },
  'keep-watching': {
    title: 'Keep watching',
    body: 'Until the deposit is back, see that there is no new entry.',
  },
}

export const actDue: Translation['changes']['due'] = {
  contract: (due) => `to be signed on ${formatDay(due)}`,
  balance: (due) => `balance due on ${formatDay(due)}`,
  on: (due) => `on ${formatDay(due)}`,
  by: (due) => `by ${formatDay(due)}`,
}
