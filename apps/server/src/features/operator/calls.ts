import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { decidePriceChange } from '../order/decide-change.ts'
import { proposeChange } from '../order/propose-change.ts'
import { readPrices } from '../order/read-prices.ts'
import { makeVersion } from '../account/terms/make-version.ts'
import { makeFlag } from '../settings/make-flag.ts'
import { makeRelease } from '../settings/make-release.ts'
import { turnFlag } from '../settings/turn-flag.ts'
import { setExperiment } from '../experiment/set-experiment.ts'
import { makeFigure, makeReview, takeReviewOff } from '../shell/save-panel.ts'
import { makeNotice, takeNoticeOff } from '../shell/save-notices.ts'
import { decideRefund } from './decide-refund.ts'
import { enrolFactor } from './enrol-factor.ts'
import { enterDesk } from './enter-desk.ts'
import { findAnybody } from './find-anybody.ts'
import { recheckPayments } from './recheck-payments.ts'
import { readDesk } from './read-desk.ts'
import { readLists } from './read-lists.ts'
import { readPerson } from './read-person.ts'
import { readSettings } from './read-settings.ts'
import { readStory } from './read-story.ts'
import { refundByHand } from './refund-by-hand.ts'
import { resendNotice } from './resend-notice.ts'
import { settleRefund } from './settle-refund.ts'
import { retryJob } from './retry-job.ts'
import { revealPerson } from './reveal-person.ts'

export const operatorArea = serve(calls.operator, {
  operatorDesk: readDesk,
  operatorEnrol: enrolFactor,
  operatorEnter: enterDesk,
  operatorFind: findAnybody,
  operatorPerson: readPerson,
  operatorReveal: revealPerson,
  operatorOrder: readStory,
  operatorRefund: refundByHand,
  operatorRefundDecide: decideRefund,
  operatorPayments: recheckPayments,
  operatorRefundSettle: settleRefund,
  operatorNotice: resendNotice,
  operatorJob: retryJob,
  operatorPrices: readPrices,
  operatorPriceChange: proposeChange,
  operatorPriceDecide: decidePriceChange,
  operatorSettings: readSettings,
  operatorFlag: turnFlag,
  operatorNoticeMake: makeNotice,
  operatorNoticeEnd: takeNoticeOff,
  operatorReleaseMake: makeRelease,
  operatorTermsMake: makeVersion,
  operatorFlagMake: makeFlag,
  operatorFigureMake: makeFigure,
  operatorReviewMake: makeReview,
  operatorReviewEnd: takeReviewOff,
  operatorExperimentSet: setExperiment,
  operatorLists: readLists,
})
