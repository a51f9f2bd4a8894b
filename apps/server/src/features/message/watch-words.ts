import { link } from '@jipsalpim/contract/routes.ts'
import { day, formatDay, isDay } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Template } from './queries.ts'
import type { MessageContent } from './message-content.ts'

type Variables = Readonly<Record<string, string | number>>
export type WatchTemplate = Extract<Template, `watch-${string}`>

/** Approved as information: each message ends with why the user gets it (알림톡 심사 기준, 2026-04). */
const BASIS = '※ 고객님이 신청하신 등기변동 알림입니다.'
const READ_YOURSELF = '할 일: 그사이 돈을 보내야 한다면 인터넷등기소에서 등기부를 직접 떼어 보세요.'

/**
 * The messages of a watch. Each suffices without the app: what happened, which home, the receipt, the cost or that it
 * is not known yet, and one action.
 */
export const watchWords: Record<WatchTemplate, (v: Variables) => MessageContent> = {
  'watch-begun': (v) =>
    alertContent(v, ['집을 지켜보기 시작했어요.', homeOf(v), '등기부가 바뀌면 바로 알려 드릴게요.']),
  'watch-application': (v) =>
    alertContent(v, [
      '새 등기신청이 접수됐어요.',
      homeOf(v),
      applicationOf(v),
      '금액: 등기부에 올라가야 알 수 있어요. 등기되면 접수된 때부터 효력이 있어요.',
      actOf(v),
    ]),
  'watch-correction': (v) =>
    alertContent(v, [
      '접수된 등기신청에 보정 명령이 났어요.',
      homeOf(v),
      applicationOf(v),
      '고치지 않으면 각하돼요. 결과를 다시 알려 드릴게요.',
      actOf(v),
    ]),
  'watch-registered': (v) => alertContent(v, ['등기부가 바뀌었어요.', homeOf(v), whatOf(v), moneyOf(v), actOf(v)]),
  'watch-missed': (v) =>
    alertContent(v, [
      '등기부가 바뀌었어요. 신청 단계에서는 저희가 놓쳤어요.',
      homeOf(v),
      whatOf(v),
      moneyOf(v),
      actOf(v),
    ]),
  'watch-since-report': (v) =>
    alertContent(v, [
      '보고서를 받은 뒤에 등기부가 바뀌었어요. 지켜보기 시작하면서 처음 읽은 등기부와 비교했어요.',
      homeOf(v),
      whatOf(v),
      moneyOf(v),
      actOf(v),
    ]),
  'watch-withdrawn': (v) =>
    alertContent(v, ['접수됐던 등기신청이 취하됐어요.', homeOf(v), applicationOf(v), '등기부는 바뀌지 않았어요.']),
  'watch-dismissed': (v) =>
    alertContent(v, ['접수됐던 등기신청이 각하됐어요.', homeOf(v), applicationOf(v), '등기부는 바뀌지 않았어요.']),
  'watch-same': (v) =>
    alertContent(v, ['접수됐던 등기신청이 끝났고, 등기부를 다시 보니 바뀐 것이 없어요.', homeOf(v), applicationOf(v)]),
  'watch-unconfirmed': (v) =>
    alertContent(v, [
      '등기신청은 끝났는데 등기부를 아직 읽지 못했어요. 무엇이 바뀌었는지 몰라요.',
      homeOf(v),
      applicationOf(v),
      '읽는 대로 바로 알려 드릴게요.',
      READ_YOURSELF,
    ]),
  'watch-unlisted': (v) =>
    alertContent(v, [
      '등기소가 이 집의 신청을 처리하고 있어요. 어떤 신청인지는 아직 몰라요.',
      homeOf(v),
      '신청 목록에서 찾지 못했고, 처리가 끝날 때까지 등기부를 뗄 수 없어요. 알게 되면 바로 알려 드릴게요.',
      '할 일: 집주인에게 어떤 신청인지 물어보고, 알기 전에는 돈을 보내지 마세요.',
    ]),
  'watch-stopped': (v) =>
    alertContent(v, [
      '확인이 멈췄어요. 등기소가 답하지 않아 지금은 확인하지 못하고 있어요.',
      homeOf(v),
      lastCheckOf(v),
      READ_YOURSELF,
    ]),
  'watch-renewed': (v) =>
    alertContent(v, [
      `집을 계속 지켜봐요. ${dayOf(v, 'to')}까지 결제됐어요.`,
      homeOf(v),
      `결제한 돈: ${wonOf(v, 'won')}`,
    ]),
  'watch-charge-failed': (v) =>
    alertContent(
      v,
      [
        '카드로 결제하지 못했어요. 집은 계속 지켜보고 있어요.',
        homeOf(v),
        `낼 돈: ${wonOf(v, 'won')}`,
        `다시 결제하는 날: ${dayOf(v, 'next')}`,
        `${dayOf(v, 'until')}까지 결제하지 못하면 확인을 멈춰요.`,
        '할 일: 카드의 잔액과 한도를 확인하거나, 다른 카드로 바꿔 주세요.',
      ],
      'subscribeCardChangeLogin',
    ),
  'watch-card-needed': (v) =>
    alertContent(
      v,
      [
        '이 카드로는 결제할 수 없어요. 집은 계속 지켜보고 있어요.',
        homeOf(v),
        `낼 돈: ${wonOf(v, 'won')}`,
        `${dayOf(v, 'until')}까지 결제하지 못하면 확인을 멈춰요. 이 카드로는 다시 결제하지 않아요.`,
        '할 일: 다른 카드로 바꿔 주세요. 바꾸면 낼 돈을 한 번 결제해요.',
      ],
      'subscribeCardChangeLogin',
    ),
  'watch-paused': (v) =>
    alertContent(
      v,
      [
        '결제가 안 돼서 확인을 멈췄어요. 지금은 등기부를 보지 않아요.',
        homeOf(v),
        `낼 돈: ${wonOf(v, 'won')}`,
        '할 일: 카드를 바꾸면 그날부터 다시 확인해요. 그사이 돈을 보내야 한다면 등기부를 직접 떼어 보세요.',
      ],
      'subscribeCardChangeLogin',
    ),
  'watch-price-asked': (v) =>
    alertContent(
      v,
      [
        '변동 알림의 가격이 바뀌어요. 동의해야 이어져요.',
        homeOf(v),
        `지금: ${wonOf(v, 'before')} → ${dayOf(v, 'on')}부터: ${wonOf(v, 'won')}, 등록한 카드로 결제`,
        `${dayOf(v, 'until')}까지 답하지 않으면 낸 기간까지만 지켜보고 결제하지 않아요. 동의한 뒤에도 언제든 그만둘 수 있어요.`,
        '할 일: 이어서 쓸지 답해 주세요.',
      ],
      'subscribeInfo',
    ),
  'watch-price-agreed': (v) =>
    alertContent(
      v,
      [
        `${dayOf(v, 'on')}에 바뀐 가격으로 결제해요.`,
        homeOf(v),
        `지금: ${wonOf(v, 'before')} → 결제할 돈: ${wonOf(v, 'won')}, 등록한 카드`,
        yearOf(v),
        '그만두려면 그 전에 변동 알림 > 이 집 자세히 > 해지하기를 눌러 주세요. 그러면 결제하지 않아요.',
      ],
      'subscribeInfo',
    ),
  'watch-price-tomorrow': (v) =>
    alertContent(v, [`내일 ${dayOf(v, 'on')}에 ${wonOf(v, 'won')}을 등록한 카드로 결제해요.`, homeOf(v), yearOf(v)]),
  'watch-ends': (v) =>
    alertContent(v, [
      `변동 알림이 ${dayOf(v, 'until')}에 끝나요. 더 결제하지 않아요.`,
      homeOf(v),
      '끝난 뒤에는 등기부를 확인하지 않아요.',
    ]),
  'watch-month': (v) =>
    alertContent(
      v,
      [
        `${Number(text(v, 'month').slice(5))}월 확인 명세서예요.`,
        homeOf(v),
        ...countsOf(v, ''),
        v['other_homes'] === undefined ? null : `다른 집 ${text(v, 'other_homes')}곳 모두 합하면`,
        ...(v['other_homes'] === undefined ? [] : countsOf(v, 'other_')),
      ],
      'subscribeWatching',
    ),
  'watch-resumed': (v) =>
    alertContent(v, ['다시 확인하고 있어요. 멈췄던 시간은 확인 명세서에 적어 드려요.', homeOf(v), gapOf(v)]),
}

/** '30회 확인, 변동 0건'; a month that was not checked as promised is never said to be without a change. */
function countsOf(v: Variables, of: '' | 'other_'): string[] {
  const [checks, changes, gaps, silent] = ['checks', 'changes', 'gaps', 'silent'].map((name) =>
    Number(v[of + name] ?? 0),
  )
  if (!checks) return ['한 번도 확인하지 못했어요. 변동이 없다는 뜻이 아니에요.']
  const found = !changes && !silent ? '확인한 동안 변동 0건' : `변동 ${changes}건`
  return [`${checks}회 확인, ${found}`, ...(gaps ? [`확인하지 못한 때: ${gaps}번. 명세서에 적어 드렸어요.`] : [])]
}

/** The user has accepted an offer of a year. */
const yearOf = (v: Variables): string | null => (v['plan'] === 'year' ? '이 결제부터 1년씩 이어져요.' : null)

/** `place`: where the user answers it; without one, the alert itself. */
const alertContent = (
  v: Variables,
  lines: readonly (string | null)[],
  place?: 'subscribeInfo' | 'subscribeCardChangeLogin' | 'subscribeWatching',
): MessageContent => ({
  text: [`[집살핌] ${lines[0] ?? ''}`, ...lines.slice(1), BASIS].filter((line) => line !== null).join('\n'),
  button: '자세히 보기',
  path: place
    ? link(place, undefined, {
        ...(v['watch_seq'] !== undefined && { id: Number(v['watch_seq']) }),
        ...(v['watch_seq'] !== undefined && v['month'] !== undefined && { statement: text(v, 'month') }),
      })
    : link('subscribeWatching', undefined, v['alert_seq'] === undefined ? {} : { alert: Number(v['alert_seq']) }),
})

const text = (v: Variables, name: string): string => String(v[name] ?? '')
const wonOf = (v: Variables, name: string): string => formatWon(Number(v[name] ?? 0))
function dayOf(v: Variables, name: string): string {
  const on = text(v, name)
  return isDay(on) ? formatDay(day(on)) : on
}
const minute = new Intl.DateTimeFormat('ko', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** '11월 25일 10:20'; null if the message does not say it. */
const minuteOf = (v: Variables, name: string): string | null =>
  v[name] === undefined ? null : minute.format(new Date(text(v, name)))
const lastCheckOf = (v: Variables): string | null => {
  const since = minuteOf(v, 'since')
  return since && `마지막으로 확인한 때: ${since}`
}
const gapOf = (v: Variables): string | null => {
  const [since, until] = [minuteOf(v, 'since'), minuteOf(v, 'until')]
  return since && until && `확인하지 못한 때: ${since}부터 ${until}까지`
}
const homeOf = (v: Variables): string => `집: ${text(v, 'home')}`
function applicationOf(v: Variables): string {
  const received = text(v, 'received')
  const receipt = [
    isDay(received) ? `${formatDay(day(received))} 접수` : '',
    text(v, 'receipt') && `제${text(v, 'receipt')}호`,
  ].filter(Boolean)
  const purpose = text(v, 'purpose') || '목적을 확인하지 못했어요'
  return receipt.length > 0 ? `신청: ${purpose} (${receipt.join(' ')})` : `신청: ${purpose}`
}
const whatOf = (v: Variables): string | null => (text(v, 'what') ? `바뀐 것: ${text(v, 'what')}` : null)
const moneyOf = (v: Variables): string =>
  v['before'] === undefined || v['after'] === undefined
    ? '돌려받을 돈: 확인하지 못했어요.'
    : v['before'] === v['after']
      ? `돌려받을 돈: 약 ${formatWon(Number(v['after']))}으로 전과 같아요.`
      : `돌려받을 돈: 약 ${formatWon(Number(v['before']))}에서 약 ${formatWon(Number(v['after']))}으로 바뀌었어요.`
const actOf = (v: Variables): string | null => (text(v, 'act') ? `할 일: ${text(v, 'act')}` : null)
