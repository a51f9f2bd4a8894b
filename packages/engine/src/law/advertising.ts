import { day } from '../values/day.ts'
import { dated } from './dated.ts'

export type AdChannel = 'talk' | 'text' | 'push' | 'mail'
export type AdConsents = {
  /** Consent to advertising in general. */
  marketing: boolean
  /** Separate consent to receive it at night. */
  night: boolean
}
type Rule = {
  /** The night, in Seoul: from this hour until this one. */
  nightFrom: number
  nightUntil: number
  /** Channels without the night restriction. */
  atAnyHour: readonly AdChannel[]
  /** The user is reminded of the consent after this many years. */
  remindYears: number
}

/** Advertising sent to users (정보통신망법 제50조, 시행령 제61조–제62조의3). */
export const advertising = dated<Rule>('advertising', 'event', [
  {
    from: day('2014-11-29'),
    value: { nightFrom: 21, nightUntil: 8, atAnyHour: ['mail'], remindYears: 2 },
    source: {
      title: '정보통신망 이용촉진 및 정보보호 등에 관한 법률',
      article: '제50조',
      confidence: 'statute',
      checkedOn: day('2026-10-30'),
    },
  },
])

/** Whether advertising may be sent now: 'night' must wait for the morning, 'no-consent' is never allowed. */
export function judgeAdvertising(
  at: { day: Parameters<typeof advertising.at>[0]; hour: number },
  channel: AdChannel,
  consents: AdConsents,
): 'yes' | 'night' | 'no-consent' {
  const rule = advertising.at(at.day)?.value
  if (!rule || !consents.marketing) return 'no-consent'
  const isNight = at.hour >= rule.nightFrom || at.hour < rule.nightUntil
  return isNight && !consents.night && !rule.atAnyHour.includes(channel) ? 'night' : 'yes'
}
