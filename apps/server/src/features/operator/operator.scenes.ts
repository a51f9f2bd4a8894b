import type { operatorRows } from '@jipsalpim/contract/areas/operator/rows.ts'
import { declareScenes, reason } from '../testing/authorisation/scene.ts'

export const operatorScenes = declareScenes<typeof operatorRows>({
  scenes: {
    operatorPerson: [{ field: 'user_seq', input: (of) => ({ user_seq: of.user_seq }) }],
    operatorReveal: [{ field: 'user_seq', input: (of) => ({ user_seq: of.user_seq, ...reason }) }],
    operatorOrder: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    orderAdmin: [{ field: 'id', input: (of) => ({ id: of.paid.order_seq, why: 'routine-check' }) }],
    operatorPreview: [
      { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, page: 'report', ...reason }) },
    ],
    operatorRefund: [
      { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, amount: 1, seen_back: 7, ...reason }) },
    ],
    operatorRefundDecide: [
      { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, amount: 1, approve: false, ...reason }) },
    ],
    operatorPayments: [
      { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, gateway_id: null, ...reason }) },
    ],
    operatorRefundSettle: [
      {
        field: 'order_seq',
        input: (of) => ({ order_seq: of.paid.order_seq, refund_seq: 987_654_321, went_back: true, ...reason }),
      },
    ],
    operatorQuestion: [{ field: 'question_seq', input: (of) => ({ question_seq: of.question_seq }) }],
    operatorQuestionAnswer: [
      {
        field: 'question_seq',
        input: (of) => ({ question_seq: of.question_seq, answer: '말소된 줄에 대한 설명' }),
      },
    ],
    operatorInquiry: [{ field: 'inquiry_seq', input: (of) => ({ inquiry_seq: of.inquiry_seq }) }],
    operatorInquiryAnswer: [
      { field: 'inquiry_seq', input: (of) => ({ inquiry_seq: of.inquiry_seq, answer: '이용권에 대한 설명' }) },
    ],
    operatorDispute: [{ field: 'dispute_seq', input: (of) => ({ dispute_seq: of.dispute_seq }) }],
    operatorDisputeAsk: [
      {
        field: 'dispute_seq',
        input: (of) => ({ dispute_seq: of.dispute_seq, question: '말소 접수증에 대한 물음' }),
      },
    ],
    operatorDisputeDecide: [
      {
        field: 'dispute_seq',
        input: (of) => ({
          dispute_seq: of.dispute_seq,
          decision: 'kept',
          reason: '등기부에 그대로 있는 줄에 대한 설명',
        }),
      },
    ],
    operatorReviewDecide: [{ field: 'review_seq', input: (of) => ({ review_seq: of.review_seq, approve: true }) }],
    operatorDocumentPage: [{ field: 'document_seq', input: (of) => ({ document_seq: of.document_seq, page: 1 }) }],
    operatorDocumentLook: [
      { field: 'document_seq', input: (of) => ({ document_seq: of.document_seq, look: 'enough' }) },
    ],
    operatorNotice: [{ field: 'notice_seq', input: (of) => ({ notice_seq: of.notice_seq, ...reason }) }],
    operatorJob: [
      {
        field: 'job_seq',
        backOffice: true,
        input: (of, { job_seq }) => ({ job_seq: of.user_seq === 987_654_321 ? 987_654_321 : job_seq, ...reason }),
      },
    ],
    operatorWatchHome: [{ field: 'home_seq', input: (of) => ({ home_seq: of.home_seq }) }],
  },
  nobodys: {
    'operatorPayments.gateway_id': 'looked for among the payments of the order alone',
    'operatorRefundSettle.refund_seq': 'looked for among the refunds of the order alone',
    'operatorDocumentPage.page': 'looked for among the pages of the document alone',
    'operatorNoticeMake.notice': 'made by this call',
    'operatorNoticeEnd.notice': 'notices are everybody’s',
    'operatorPriceChange.price_seq': 'prices are nobody’s',
    'operatorPriceChange.discount_seq': 'discounts are nobody’s',
    'operatorPriceDecide.change_seq': 'prices are nobody’s',
    'operatorFlag.flag_seq': 'flags are nobody’s',
    'operatorFlagMake.key': 'the name of a flag',
    'operatorFigureMake.key': 'one of five words',
    'operatorReviewEnd.review': 'voices are everybody’s',
    'operatorEnter.code': 'the second factor itself',
  },
})
