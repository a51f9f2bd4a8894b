import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { decidePriceChange } from '../order/address/decide-change.ts'
import { proposeChange } from '../order/address/propose-change.ts'
import { readPrices } from '../order/price/read-prices.ts'
import { createVersion } from '../account/terms/create-version.ts'
import { createFlag } from '../settings/create-flag.ts'
import { createRelease } from '../settings/create-release.ts'
import { setFlagPercent } from '../settings/set-flag-percent.ts'
import { setExperiment } from '../experiment/set-experiment.ts'
import { createFigure, createReview, withdrawReview } from '../shell/save-panel.ts'
import { createNotice, withdrawNotice } from '../shell/save-notices.ts'
import { answerInquiry, readInquiries, readOneInquiry } from '../report/inquiring/operator-inquiries.ts'
import { decideDispute } from '../report/disputing/decide-dispute.ts'
import { askAboutDispute, readDispute, readDisputes } from '../report/disputing/operator-disputes.ts'
import { decideReview, readReviews } from '../report/reviewing/operator-reviews.ts'
import { answerQuestion, readQuestion, readQuestions } from '../report/asking/operator-questions.ts'
import { inspectDocument, readPageForOperator, readDocuments } from '../report/documents/operator-documents.ts'
import { findMissed } from '../subscribe/replaying/find-missed.ts'
import { replayWindow } from '../subscribe/replaying/replay-window.ts'
import { decideRefund } from './refund/decide-refund.ts'
import { enrolFactor } from './access/enrol-factor.ts'
import { enterBackOffice } from './access/enter-back-office.ts'
import { listVersions } from './lists/list-reports.ts'
import { findUsers } from './lists/find-users.ts'
import { recheckPayments } from './refund/recheck-payments.ts'
import { readFactor } from './access/read-factor.ts'
import { readLists } from './lists/read-lists.ts'
import { readPerson } from './lists/read-person.ts'
import { readSettings } from './settings/read-settings.ts'
import { readStory } from './story/read-story.ts'
import { refundByHand } from './refund/refund-by-hand.ts'
import { issuePreview } from './preview/issue-preview.ts'
import { resendNotice } from './resend-notice.ts'
import { settleRefund } from './refund/settle-refund.ts'
import { retryJob } from './retry-job.ts'
import { revealPerson } from './access/reveal-person.ts'
import { findWatched } from './watching/find-watched.ts'
import { readWatch } from './watching/read-watch.ts'
import { readWatchedHome } from './watching/read-watched-home.ts'

export const operatorArea = serve(calls.operator, {
  operatorDesk: readFactor,
  operatorEnrol: enrolFactor,
  operatorEnter: enterBackOffice,
  operatorFind: findUsers,
  operatorPerson: readPerson,
  operatorReveal: revealPerson,
  orderAdmin: (ctx, { id }, operator) => readStory(ctx, { order_seq: id }, operator),
  reportAdmin: listVersions,
  operatorOrder: readStory,
  operatorPreview: issuePreview,
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
  operatorFlag: setFlagPercent,
  operatorNoticeMake: createNotice,
  operatorNoticeEnd: withdrawNotice,
  operatorReleaseMake: createRelease,
  operatorTermsMake: createVersion,
  operatorFlagMake: createFlag,
  operatorFigureMake: createFigure,
  operatorReviewMake: createReview,
  operatorReviewEnd: withdrawReview,
  operatorExperimentSet: setExperiment,
  operatorQuestions: readQuestions,
  operatorQuestion: readQuestion,
  operatorQuestionAnswer: answerQuestion,
  operatorInquiries: readInquiries,
  operatorInquiry: readOneInquiry,
  operatorInquiryAnswer: answerInquiry,
  operatorDisputes: readDisputes,
  operatorDispute: readDispute,
  operatorDisputeAsk: askAboutDispute,
  operatorDisputeDecide: decideDispute,
  operatorReviews: readReviews,
  operatorReviewDecide: decideReview,
  operatorDocuments: readDocuments,
  operatorDocumentPage: readPageForOperator,
  operatorDocumentLook: inspectDocument,
  operatorLists: readLists,
  operatorWatch: readWatch,
  operatorWatchFind: findWatched,
  operatorWatchHome: readWatchedHome,
  operatorWatchMissed: findMissed,
  operatorWatchReplay: replayWindow,
})
