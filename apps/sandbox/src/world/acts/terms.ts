import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Draft } from '../draft.ts'
import type { Party } from '../parties.ts'
import { printDay, who, amount } from './print.ts'

/** 주택법 61조: no disposal of the home before the buyers move in. */
export const prohibition = (key: string, on: string, of: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '금지사항등기',
  cause: null,
  fields: [],
  under: of,
  noReceipt: true,
  text: '이 주택은 부동산등기법에 따라 소유권보존등기를 마친 주택으로서 입주예정자의 동의 없이는 양도하거나 제한물권을 설정하거나 압류ㆍ가압류ㆍ가처분 등 소유권에 제한을 가하는 일체의 행위를 할 수 없음',
})
export const registeredRental = (key: string, on: string, of: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '민간임대주택등기',
  cause: '민간임대주택등록',
  causeOn: addDays(day(on), -30),
  fields: [],
  under: of,
  text: '이 주택은 민간임대주택에 관한 특별법 제43조제1항에 따라 임대사업자가 임대의무기간 동안 계속 임대해야 하고, 같은 법 제44조의 임대료 증액기준을 준수해야 하는 민간임대주택임',
})
export const redemption = (key: string, on: string, of: string, won: Won, seller: Party): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '환매특약',
  cause: '특약',
  causeOn: day(on),
  under: of,
  fields: [
    amount('매매대금', won),
    { label: '환매기간', value: `${printDay(day(on))}부터 5년` },
    who('환매권자', seller),
  ],
})
/** 주택법 57조의2: the owner must live there in person for the years named. */
export const residenceDuty = (key: string, on: string, of: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '거주의무',
  cause: null,
  fields: [],
  under: of,
  noReceipt: true,
  text: '이 주택은 주택법 제57조의2제1항에 따른 거주의무자가 거주의무기간 동안 계속하여 거주하여야 하는 주택으로서 양도, 임대 등이 제한되는 주택임',
})
export const specialTerms = (key: string, on: string, of: string): Draft => ({
  key,
  section: '갑구',
  on: day(on),
  purpose: '권리소멸약정',
  cause: '약정',
  causeOn: day(on),
  under: of,
  fields: [],
  text: '소유자가 사망하거나 해산한 때에는 소유권이전의 효력이 소멸하기로 약정함',
})
