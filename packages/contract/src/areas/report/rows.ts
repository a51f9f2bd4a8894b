import { rows } from '../../row.ts'
import { DOCUMENT_BYTES } from './document-terms.ts'

export const reportRows = rows({
  reportList: { method: 'GET', path: '/report', access: 'user' },
  reportRead: { method: 'GET', path: '/report/:id', access: 'user' },
  reportOfUser: { method: 'GET', path: '/report/user/:id', access: 'user' },
  reportPaper: { method: 'GET', path: '/report/user/:id/paper', access: 'user' },
  reportPrevious: { method: 'GET', path: '/report/user/:id/previous', access: 'user' },
  // Ours: what changed on the register since the previous report.
  reportChanges: { method: 'GET', path: '/report/user/:id/changes', access: 'user' },
  reportOfUserEdit: {
    method: 'PATCH',
    path: '/report/user/:report_seq',
    access: 'user',
    once: true,
    touches: ['report', 'order', 'payOrder'],
  },
  reportFirstDeposit: {
    method: 'PATCH',
    path: '/report/user/:report_seq/first-deposit',
    access: 'user',
    once: true,
    touches: ['report', 'order', 'payOrder'],
  },
  // Ours: the answers, and the versions that were judged with them.
  reportAnswers: { method: 'GET', path: '/report/user/:id/answers', access: 'user' },
  // A question to an expert, with the report; reading and withdrawing are ours.
  reportQuestionAsk: {
    method: 'POST',
    path: '/report-question/:name/:seq',
    access: 'user',
    once: true,
    touches: ['report'],
  },
  reportQuestions: { method: 'GET', path: '/report-question', access: 'user' },
  reportQuestionClose: {
    method: 'PATCH',
    path: '/report-question/:question_seq',
    access: 'user',
    touches: ['report'],
  },
  // Inquiries about the products offered with a report.
  reportInquiryAsk: { method: 'POST', path: '/report-buy/inquiry', access: 'user', once: true, touches: ['report'] },
  reportInquiries: { method: 'GET', path: '/report-buy/inquiry', access: 'user' },
  // Reviews of delivered reports: the approved ones are open; all but reading them is ours.
  reportReviews: { method: 'GET', path: '/report-review', access: 'open' },
  reportReviewOwn: { method: 'GET', path: '/report-review/own', access: 'user' },
  // A text must not be in a URL, so this read is a POST.
  reportReviewMask: { method: 'POST', path: '/report-review/masked', access: 'user', touches: [] },
  reportReviewMake: {
    method: 'POST',
    path: '/report-review',
    access: 'user',
    once: true,
    touches: ['report'],
  },
  reportReviewDrop: {
    method: 'DELETE',
    path: '/report-review/:review_seq',
    access: 'user',
    touches: ['report', 'shell'],
  },
  // Disputes, by the buyer and by users with whom a report is shared: ours.
  reportDisputes: { method: 'GET', path: '/report-dispute', access: 'user' },
  reportDisputeMake: { method: 'POST', path: '/report-dispute', access: 'user', once: true, touches: ['report'] },
  reportDisputeAct: { method: 'PATCH', path: '/report-dispute/:dispute_seq', access: 'user', touches: ['report'] },
  sharedDisputes: { method: 'GET', path: '/report-dispute/shared', access: 'open' },
  // Once: a repeat returns the key again, which cannot be retrieved otherwise.
  sharedDisputeMake: {
    method: 'POST',
    path: '/report-dispute/shared',
    access: 'open',
    once: true,
    touches: ['report'],
  },
  sharedDisputeClose: { method: 'PATCH', path: '/report-dispute/shared', access: 'open', touches: ['report'] },
  // With a guest's token, because the verification belongs to the guest; the key identifies the dispute. No answer for
  // that token changes: the page reads the dispute again by its key.
  sharedDisputeVerify: { method: 'POST', path: '/report-dispute/shared/person', access: 'guest', touches: [] },
  disputePaperAdd: {
    method: 'POST',
    path: '/report-dispute-paper',
    access: 'user',
    once: true,
    file: DOCUMENT_BYTES,
    touches: ['report'],
  },
  sharedDisputePaperAdd: {
    method: 'POST',
    path: '/report-dispute-paper/shared',
    access: 'open',
    once: true,
    file: DOCUMENT_BYTES,
    touches: ['report'],
  },
  sharedDisputePaperDrop: {
    method: 'DELETE',
    path: '/report-dispute-paper/shared/:id',
    access: 'open',
    touches: ['report'],
  },
  // The buyer's own note; reading it is ours.
  reportNote: { method: 'GET', path: '/report-note', access: 'user' },
  reportNoteEdit: { method: 'PATCH', path: '/report-note', access: 'user', touches: ['report'] },
  // Papers of a report; reading a page and deleting are ours.
  reportDocumentAdd: {
    method: 'POST',
    path: '/report-document',
    access: 'user',
    once: true,
    file: DOCUMENT_BYTES,
    touches: ['report'],
  },
  reportDocument: { method: 'GET', path: '/report-document/:id', access: 'user' },
  reportDocumentPage: { method: 'GET', path: '/report-document/:id/:page', access: 'user' },
  reportDocumentDelete: {
    method: 'DELETE',
    path: '/report-document/:id',
    access: 'user',
    touches: ['report'],
  },
  reportProgress: { method: 'GET', path: '/order-users/report', access: 'user' },
  reportSimpleMake: { method: 'POST', path: '/report/simple', access: 'open', touches: ['report'] },
  reportSimpleRead: { method: 'GET', path: '/report/simple/before-payment', access: 'open' },
  reportScamTown: { method: 'GET', path: '/report/scam-town', access: 'open' },
  reportSimpleCounts: { method: 'GET', path: '/report-review/report-simples', access: 'open' },
  compareItems: { method: 'GET', path: '/report-compare/items', access: 'user' },
  compareOrderItem: { method: 'GET', path: '/report-compare/order-item', access: 'user' },
  // Shared reports; the spelling of 'reatlor' is the specification's.
  shareMake: { method: 'POST', path: '/report-realtor/share', access: 'user', once: true, touches: ['report'] },
  shareChange: { method: 'PATCH', path: '/report-realtor/share', access: 'user', touches: ['report'] },
  shareList: { method: 'GET', path: '/report-realtor/shares', access: 'user' },
  shareLook: { method: 'GET', path: '/order-cart-shares/:id', access: 'open' },
  shareRead: { method: 'GET', path: '/report/user/cart/share', access: 'open' },
  sharePaper: { method: 'GET', path: '/report/user/cart/share/paper', access: 'open' },
  realtorInfo: { method: 'GET', path: '/report-realtor/reatlor/info', access: 'user' },
  reportUsers: { method: 'GET', path: '/report/users', access: 'user' },
  // Before money is sent: looks up the receiving number at TheCheat.
  fraudLookUp: { method: 'POST', path: '/report-thecheat', access: 'user', once: true, touches: ['report'] },
  fraudLookUps: { method: 'GET', path: '/report-thecheat', access: 'user' },
  orderUsers: { method: 'GET', path: '/order-users', access: 'user' },
})
