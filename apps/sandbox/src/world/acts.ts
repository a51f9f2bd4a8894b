import { addDays, day, sayDay, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft, Field, Holding } from './draft.ts'
import type { Party } from './parties.ts'

/** '금120,000,000원' */
export const money = (won: Won): string => `금${won.toLocaleString('en-US')}원`
/** '2024년3월5일': the register pads nothing and spaces nothing. */
export const printDay = (d: Day): string => sayDay(d).replaceAll(' ', '')

/** 거래가액 is entered since 2006-06-01 (부동산등기법). */
const PRICED_SINCE = '2006-06-01'

const who = (label: string, p: Party, branch?: string): Field => ({
  label, value: `${p.name}  ${p.no}`, more: branch === undefined ? [p.address] : [p.address, `( ${branch} )`],
})
const amount = (label: string, won: Won): Field => ({ label, value: money(won) })
const sole = (party: Party): readonly Holding[] => [{ party, share: null }]

export const preserve = (on: string, owner: Party): Draft => ({
  key: 'own0', section: '갑구', on: day(on), purpose: '소유권보존', cause: null, fields: [who('소유자', owner)], owners: sole(owner),
})
export const sale = (key: string, on: string, to: Party, won: Won, cause = '매매'): Draft => ({
  key, section: '갑구', on: day(on), purpose: '소유권이전', cause, causeOn: addDays(day(on), cause === '매매' ? -45 : -20),
  fields: cause === '매매' && on >= PRICED_SINCE ? [who('소유자', to), amount('거래가액', won)] : [who('소유자', to)], owners: sole(to), won,
})
export const saleToMany = (key: string, on: string, to: readonly Holding[], won: Won): Draft => ({
  key, section: '갑구', on: day(on), purpose: '소유권이전', cause: '매매', causeOn: addDays(day(on), -40), owners: to, won,
  fields: [
    ...to.map(({ party, share }): Field => ({
      label: '공유자', value: share ? `지분 ${share[1]}분의 ${share[0]}` : '', more: [`${party.name}  ${party.no}`, party.address],
    })),
    amount('거래가액', won),
  ],
})
/** Half of the home goes to another; `after` says who then owns it. */
export const shareSale = (key: string, on: string, seller: Party, sellerRank: string, to: Party, after: readonly Holding[]): Draft => ({
  key, section: '갑구', on: day(on), purpose: `${sellerRank}번${seller.name}지분전부이전`, cause: '증여', causeOn: day(on), owners: after,
  fields: [{ label: '공유자', value: '지분 2분의 1', more: [`${to.name}  ${to.no}`, to.address] }],
})

export type MortgageOptions = { branch?: string; joint?: string; jointProperty?: string }
export const mortgage = (key: string, on: string, won: Won, holder: Party, debtor: Party, options: MortgageOptions = {}): Draft => ({
  key, section: '을구', on: day(on), purpose: '근저당권설정', cause: '설정계약', causeOn: day(on), won,
  fields: [
    amount('채권최고액', won), { label: '채무자', value: debtor.name, more: [debtor.address] },
    who('근저당권자', holder, options.branch),
    ...(options.joint === undefined ? [] : [{ label: '공동담보목록', value: options.joint }]),
    ...(options.jointProperty === undefined ? [] : [{ label: '공동담보', value: options.jointProperty }]),
  ],
})
export const changeAmount = (key: string, on: string, of: string, won: Won): Draft => ({
  key, section: '을구', on: day(on), purpose: '{}번근저당권변경', cause: '변경계약', causeOn: day(on), won,
  fields: [amount('채권최고액', won)], under: of, replaces: ['채권최고액'],
})
export const transferMortgage = (key: string, on: string, of: string, to: Party, cause = '확정채권양도'): Draft => ({
  key, section: '을구', on: day(on), purpose: '{}번근저당권이전', cause, causeOn: addDays(day(on), -10),
  fields: [who('근저당권자', to)], under: of, replaces: ['근저당권자'],
})
export const pledge = (key: string, on: string, of: string, won: Won, mortgagee: Party, creditor: Party): Draft => ({
  key, section: '을구', on: day(on), purpose: '{}번근저당권부질권', cause: '설정계약', causeOn: day(on), won, under: of,
  fields: [amount('채권액', won), { label: '채무자', value: mortgagee.name, more: [mortgagee.address] }, who('채권자', creditor)],
})
/** '3번근저당권설정등기말소', '7번압류등기말소', '2번가등기말소'. */
export const cancelOf = (target: Draft, on: string, cause = '해지'): Draft => ({
  key: `${target.key}-out`, section: target.section, on: day(on), cause, causeOn: addDays(day(on), -1), fields: [], cancels: [target.key],
  purpose: `{}번${target.purpose.replace(/^.*가등기$/, '가').replace(/등기$/, '')}등기말소`,
})

export const jeonse = (key: string, on: string, won: Won, holder: Party, until: string): Draft => ({
  key, section: '을구', on: day(on), purpose: '전세권설정', cause: '설정계약', causeOn: addDays(day(on), -7), won,
  fields: [
    amount('전세금', won), { label: '범  위', value: '주거용 건물의 전부' },
    { label: '존속기간', value: `${printDay(day(on))}부터 ${printDay(day(until))}까지` }, who('전세권자', holder),
  ],
})
export type Lease = { won: Won; rent?: Won; part: string; contract: string; movedIn: string; fixed: string; tenant: Party }
export const leaseRight = (key: string, on: string, court: string, caseNo: string, lease: Lease): Draft => ({
  key, section: '을구', on: day(on), purpose: '주택임차권', cause: `${court}의 임차권등기명령(${caseNo})`, causeOn: addDays(day(on), -12),
  won: lease.won,
  fields: [
    amount('임차보증금', lease.won), ...(lease.rent === undefined ? [] : [amount('차  임', lease.rent)]),
    { label: '범  위', value: lease.part }, { label: '임대차계약일자', value: printDay(day(lease.contract)) },
    { label: '주민등록일자', value: printDay(day(lease.movedIn)) }, { label: '점유개시일자', value: printDay(day(lease.movedIn)) },
    { label: '확정일자', value: printDay(day(lease.fixed)) }, who('임차권자', lease.tenant),
  ],
})
export const seizure = (key: string, on: string, office: string, ref: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '압류', cause: `압류(${ref})`, causeOn: addDays(day(on), -1),
  fields: [{ label: '권리자', value: '국' }, { label: '처분청', value: office }],
})
export const citySeizure = (key: string, on: string, city: string, ref: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '압류', cause: `압류(${ref})`, causeOn: addDays(day(on), -1),
  fields: [{ label: '권리자', value: city }],
})
export const attachment = (key: string, on: string, won: Won, creditor: Party, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '가압류', cause: `${court}의 가압류 결정(${caseNo})`, causeOn: day(on), won,
  fields: [amount('청구금액', won), who('채권자', creditor)],
})
export const injunction = (key: string, on: string, right: string, creditor: Party, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '가처분', cause: `${court}의 가처분결정(${caseNo})`, causeOn: day(on),
  fields: [
    { label: '피보전권리', value: right }, who('채권자', creditor),
    { label: '금지사항', value: '매매, 증여, 전세권, 저당권, 임차권의 설정 기타일체의 처분행위 금지' },
  ],
})
export const provisional = (key: string, on: string, kind: '보전' | '담보', holder: Party): Draft => ({
  key, section: '갑구', on: day(on), purpose: kind === '보전' ? '소유권이전청구권가등기' : '소유권이전담보가등기',
  cause: kind === '보전' ? '매매예약' : '대물반환예약', causeOn: addDays(day(on), -1), fields: [who('가등기권자', holder)],
})
export const auction = (key: string, on: string, kind: '임의' | '강제', creditor: Party, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: `${kind}경매개시결정`, cause: `${court}의 ${kind}경매개시결정(${caseNo})`, causeOn: day(on),
  fields: [who('채권자', creditor)],
})
export const trust = (key: string, on: string, trustee: Party, ledger: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '소유권이전', cause: '신탁', causeOn: day(on), fields: [who('수탁자', trustee)],
  also: { purpose: '신탁', fields: [{ label: '신탁원부', value: ledger }] }, owners: sole(trustee),
})
export const trustEnd = (key: string, on: string, of: string, back: Party): Draft => ({
  key, section: '갑구', on: day(on), purpose: '소유권이전', cause: '신탁재산의귀속', causeOn: addDays(day(on), -2),
  fields: [who('소유자', back)], also: { purpose: '{}번신탁등기말소', cause: '신탁재산의귀속', fields: [] }, strikesAlso: of, owners: sole(back),
})
/** Abolished for new suits in 2011, still live in old registers. */
export const suitNotice = (key: string, on: string, target: string, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: `${target}번소유권이전등기말소예고등기`, cause: `${court}에 소제기(${caseNo})`, causeOn: addDays(day(on), -9), fields: [],
})
export const rehabilitation = (key: string, on: string, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '회생절차개시', cause: `${court}의 회생절차개시결정(${caseNo})`, causeOn: addDays(day(on), -3),
  fields: [{ label: '금지사항', value: '양도, 저당권 또는 임차권의 설정 기타 일체의 처분행위의 금지' }],
})
/** 주택법 61조: nothing may be done to the home before the buyers move in. */
export const prohibition = (key: string, on: string, of: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '금지사항등기', cause: null, fields: [], under: of, noReceipt: true,
  text: '이 주택은 부동산등기법에 따라 소유권보존등기를 마친 주택으로서 입주예정자의 동의 없이는 양도하거나 제한물권을 설정하거나 압류ㆍ가압류ㆍ가처분 등 소유권에 제한을 가하는 일체의 행위를 할 수 없음',
})
export const registeredRental = (key: string, on: string, of: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '민간임대주택등기', cause: '민간임대주택등록', causeOn: addDays(day(on), -30), fields: [], under: of,
  text: '이 주택은 민간임대주택에 관한 특별법 제43조제1항에 따라 임대사업자가 임대의무기간 동안 계속 임대해야 하고, 같은 법 제44조의 임대료 증액기준을 준수해야 하는 민간임대주택임',
})
export const rename = (key: string, on: string, section: Draft['section'], of: string, name: string, address: string): Draft => ({
  key, section, on: day(on), purpose: '{}번등기명의인표시변경', cause: '전거', causeOn: addDays(day(on), -30), fields: [], under: of,
  text: `${name}의 주소  ${address}`,
})
export const superficies = (key: string, on: string, holder: Party): Draft => ({
  key, section: '을구', on: day(on), purpose: '지상권설정', cause: '설정계약', causeOn: day(on),
  fields: [
    { label: '목  적', value: '견고한 건물의 소유' }, { label: '범  위', value: '토지의 전부' },
    { label: '존속기간', value: `${printDay(day(on))}부터 만 30년` }, { label: '지  료', value: '없음' }, who('지상권자', holder),
  ],
})
/** 부기 under a seizure: the tax office sells through the asset corporation. */
export const publicSale = (key: string, on: string, of: string, ref: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '공매공고', cause: `공매공고(${ref})`, causeOn: addDays(day(on), -2), under: of,
  fields: [{ label: '권리자', value: '국' }, { label: '처분청', value: '한국자산관리공사' }],
})
export const redemption = (key: string, on: string, of: string, won: Won, seller: Party): Draft => ({
  key, section: '갑구', on: day(on), purpose: '환매특약', cause: '특약', causeOn: day(on), under: of,
  fields: [amount('매매대금', won), { label: '환매기간', value: `${printDay(day(on))}부터 5년` }, who('환매권자', seller)],
})
/** 주택법 57조의2: the owner must live there himself for the years named. */
export const residenceDuty = (key: string, on: string, of: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '거주의무', cause: null, fields: [], under: of, noReceipt: true,
  text: '이 주택은 주택법 제57조의2제1항에 따른 거주의무자가 거주의무기간 동안 계속하여 거주하여야 하는 주택으로서 양도, 임대 등이 제한되는 주택임',
})
export const specialTerms = (key: string, on: string, of: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '권리소멸약정', cause: '약정', causeOn: day(on), under: of, fields: [],
  text: '소유자가 사망하거나 해산한 때에는 소유권이전의 효력이 소멸하기로 약정함',
})
/** A sale undone: who owned it before owns it again. */
export const saleUndone = (key: string, on: string, of: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '{}번소유권이전등기말소', cause: '합의해제', causeOn: addDays(day(on), -3), fields: [], cancels: [of],
})
/** The 가압류 has grown into an execution: the same creditor, not a second debt. */
export const auctionFrom = (key: string, on: string, of: string, rank: string, creditor: Party, court: string, caseNo: string): Draft => ({
  ...auction(key, on, '강제', creditor, court, caseNo), purpose: `강제경매개시결정(${rank}번가압류의 본압류로의 이행)`, key: `${key}-of-${of}`,
})
/** 민법 621조: a lease that the owner let register, not one won by a court order. */
export const leaseRegistered = (key: string, on: string, lease: Lease, until: string): Draft => ({
  key, section: '을구', on: day(on), purpose: '임차권설정', cause: '설정계약', causeOn: day(lease.contract), won: lease.won,
  fields: [
    amount('임차보증금', lease.won), { label: '범  위', value: lease.part }, { label: '존속기간', value: `${printDay(day(until))}까지` },
    { label: '주민등록일자', value: printDay(day(lease.movedIn)) }, { label: '점유개시일자', value: printDay(day(lease.movedIn)) },
    { label: '확정일자', value: printDay(day(lease.fixed)) }, who('임차권자', lease.tenant),
  ],
})
export const bankruptcy = (key: string, on: string, court: string, caseNo: string): Draft => ({
  key, section: '갑구', on: day(on), purpose: '파산선고', cause: `${court}의 파산선고결정(${caseNo})`, causeOn: addDays(day(on), -4), fields: [],
})
