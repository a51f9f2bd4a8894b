import type { AlertKind } from '../../watch/alert-kind.ts'
import type { Slot } from '../../watch/cadence.ts'
import type { CasePhase } from '../../watch/case-phase.ts'
import type { GuardAnswer, GuardVerdict, GuardCheckName } from '../../watch/guard.ts'
import type { HomeOverlay, HomePhase } from '../../watch/home-state.ts'
import type { WhatIfFact, WhatIfSize } from '../../watch/what-if.ts'

/** The texts of the watch over a register. A separate catalogue: a report loads none of it. */
export type WatchWords = {
  alerts: Readonly<Record<AlertKind, { title: string; body: string }>>
  guard: Readonly<Record<GuardAnswer, { title: string; body: string }>>
  looks: Readonly<Record<GuardCheckName, string>>
  verdicts: Readonly<Record<GuardVerdict, string>>
  cases: Readonly<Record<CasePhase, string>>
  home: Readonly<Record<HomePhase, string>>
  overlays: Readonly<Record<HomeOverlay, string>>
  slots: Readonly<Record<Slot, string>>
  whatIf: { sizes: Readonly<Record<WhatIfSize, string>>; facts: Readonly<Record<WhatIfFact, string>> }
}

export const watch: WatchWords = {
  alerts: {
    application: {
      title: '새 등기 신청이 접수됐어요',
      body: '등기가 되면 접수된 때부터 효력이 있어요. 금액은 등기가 끝나야 알 수 있어요.',
    },
    correction: {
      title: '등기소가 신청을 고치라고 했어요',
      body: '고치면 이어서 처리되고, 고치지 않으면 각하돼요.',
    },
    registered: {
      title: '등기부가 바뀌었어요',
      body: '신청된 등기가 끝났어요. 바뀐 내용과 보증금에 미치는 영향을 적었어요.',
    },
    dismissed: {
      title: '등기 신청이 각하됐어요',
      body: '등기부에는 올라가지 않았어요. 다시 신청할 수 있어서 계속 볼게요.',
    },
    withdrawn: {
      title: '등기 신청이 취하됐어요',
      body: '신청한 사람이 취하했어요. 다시 신청할 수 있어서 계속 볼게요.',
    },
    same: { title: '신청은 끝났고 이 집은 그대로예요', body: '등기부를 다시 읽었더니 바뀐 권리가 없어요.' },
    missed: {
      title: '등기부가 바뀐 것을 뒤늦게 찾았어요',
      body: '신청을 미리 보지 못했어요. 바뀐 내용을 바로 확인하세요.',
    },
    'since-report': {
      title: '보고서를 받은 뒤에 등기부가 바뀌었어요',
      body: '보고서의 등기부와 오늘 처음 읽은 등기부를 비교했어요. 바뀐 내용을 바로 확인하세요.',
    },
    unconfirmed: {
      title: '끝난 신청의 결과를 아직 몰라요',
      body: '신청은 끝났는데 등기부를 읽지 못해서 무엇이 바뀌었는지 확인하지 못했어요. 읽는 대로 알려 드릴게요.',
    },
    unlisted: {
      title: '등기소가 이 집의 신청을 처리하고 있어요',
      body: '어떤 신청인지 아직 몰라요. 신청 목록에서 찾지 못했고, 처리가 끝날 때까지 등기부를 뗄 수 없어요.',
    },
    stopped: { title: '확인이 멈췄어요', body: '등기 정보가 오지 않아요. 그동안 바뀐 것이 있는지 알 수 없어요.' },
    resumed: { title: '다시 확인하고 있어요', body: '멈춘 동안의 신청과 등기부를 새로 읽었어요.' },
  },
  guard: {
    go: {
      title: '확인한 때까지 바뀐 것이 없어요',
      body: '적힌 시각까지만 맞아요. 그 뒤에 접수되는 신청은 막을 수 없어요.',
    },
    hold: {
      title: '지금은 보내지 마세요',
      body: '멈춰야 할 일이 있어요. 아래에서 이유를 확인하고 임대인에게 물어보세요.',
    },
    unknown: { title: '지금은 말할 수 없어요', body: '확인하지 못한 것이 있어요. 새로 확인한 뒤에 결정하세요.' },
  },
  looks: { extract: '등기부', cases: '등기 신청 목록', source: '등기 정보 연결', judgement: '바뀐 내용 판단' },
  verdicts: { ok: '괜찮아요', stop: '멈추세요', unknown: '확인 못 했어요' },
  cases: {
    received: '접수됐어요',
    'in-progress': '처리하고 있어요',
    completed: '등기가 끝났어요',
    dismissed: '등기되지 않았어요',
    unknown: '처음 보는 상태예요',
  },
  home: {
    idle: '신청이 없어요',
    application: '신청이 들어와 있어요',
    pending: '끝난 신청을 등기부에서 확인하고 있어요',
    'confirmed-changed': '등기부가 바뀌었어요',
    'confirmed-same': '등기부는 그대로예요',
    dismissed: '신청이 등기되지 않았어요',
  },
  overlays: { 'unknown-source': '답을 기다리고 있어요', stale: '확인이 멈췄어요' },
  slots: {
    'balance-day': '잔금일이라 30분마다 확인해요',
    'before-move-in': '이사 전이라 하루 다섯 번 확인해요',
    'open-case': '신청이 있어서 하루 다섯 번 확인해요',
    daily: '하루 한 번 확인해요',
  },
  whatIf: {
    sizes: { small: '적은 금액이라면', usual: '보통 금액이라면', large: '큰 금액이라면' },
    facts: {
      'owner-changes': '주인이 바뀌어요. 보증금을 돌려줄 사람이 달라질 수 있어요.',
      'trust-begins': '집이 신탁회사로 넘어가요. 신탁회사의 동의가 필요해요.',
      'auction-begins': '경매나 공매가 시작돼요. 배당을 요구할 날이 정해져요.',
      'seizure-begins': '밀린 세금 등으로 압류돼요. 금액은 등기부에 나오지 않아요.',
      'title-challenged': '소유권을 두고 다투고 있어요. 주인이 바뀔 수 있어요.',
      'restriction-begins': '집을 처분하는 데 제한이 생겨요.',
      'right-changes': '이미 있는 등기의 내용이 바뀌어요.',
      'right-ends': '이미 있는 등기가 지워져요.',
      'insolvency-begins': '주인의 회생이나 파산 절차가 시작돼요.',
      'price-unknown': '집값을 몰라서 금액으로 보여 드리지 못해요.',
      'kind-unknown': '처음 보는 등기라서 영향을 계산하지 못해요.',
    },
  },
}
