import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { editReport, enterDeposits } from './answering/edit-report.ts'
import { editNote, readNote } from './answering/note.ts'
import { readAnswers } from './answering/read-answers.ts'
import { addDocument } from './documents/add-document.ts'
import { eraseDocument } from './documents/erase-documents.ts'
import { readDocument, readDocumentPage } from './documents/read-document.ts'
import { createPaper, createSharedPaper } from './paper/create-paper.ts'
import { askQuestion } from './asking/ask-question.ts'
import { closeQuestion } from './asking/close-question.ts'
import { listQuestions } from './asking/list-questions.ts'
import { askInquiry } from './inquiring/ask-inquiry.ts'
import { listInquiries } from './inquiring/list-inquiries.ts'
import { listCandidates } from './comparing/list-candidates.ts'
import { readSide } from './comparing/read-side.ts'
import { listReports } from './reading/list-reports.ts'
import { createSimple } from './simple/create-simple.ts'
import { readChanges } from './reading/read-changes.ts'
import { readPrevious } from './reading/read-previous.ts'
import { readProgress } from './reading/read-progress.ts'
import { readReport, readReportOfUser } from './reading/read-report.ts'
import { actOnDispute, closeSharedDispute } from './disputing/act-on-dispute.ts'
import { addDisputePaper, addSharedDisputePaper, dropSharedDisputePaper } from './disputing/dispute-papers.ts'
import { listDisputes, listSharedDisputes } from './disputing/list-disputes.ts'
import { createDispute, createSharedDispute } from './disputing/create-dispute.ts'
import { verifyPerson } from './disputing/verify-person.ts'
import { dropReview } from './reviewing/drop-review.ts'
import { listReviews } from './reviewing/list-reviews.ts'
import { createReview, maskReview } from './reviewing/create-review.ts'
import { readOwnReview } from './reviewing/read-own-review.ts'
import { changeShare } from './sharing/change-share.ts'
import { listOrderUsers } from './sharing/list-order-users.ts'
import { listPeople, listShares } from './sharing/list-shares.ts'
import { createShare } from './sharing/create-share.ts'
import { readRealtor } from './sharing/read-realtor.ts'
import { readShareState, readShared } from './sharing/read-shared.ts'
import { listLookUps } from './thecheat/list-look-ups.ts'
import { lookUp } from './thecheat/look-up.ts'
import { readScamTown } from './simple/read-scam-town.ts'
import { countSimples, readSimple } from './simple/read-simple.ts'

export const reportArea = serve(calls.report, {
  reportList: listReports,
  reportRead: readReport,
  reportOfUser: readReportOfUser,
  reportPaper: createPaper,
  reportPrevious: readPrevious,
  reportChanges: readChanges,
  reportOfUserEdit: editReport,
  reportFirstDeposit: enterDeposits,
  reportAnswers: readAnswers,
  reportQuestionAsk: askQuestion,
  reportQuestions: listQuestions,
  reportQuestionClose: closeQuestion,
  reportInquiryAsk: askInquiry,
  reportInquiries: listInquiries,
  reportReviews: listReviews,
  reportReviewOwn: readOwnReview,
  reportReviewMask: maskReview,
  reportReviewMake: createReview,
  reportReviewDrop: dropReview,
  reportDisputes: listDisputes,
  reportDisputeMake: createDispute,
  reportDisputeAct: actOnDispute,
  sharedDisputes: listSharedDisputes,
  sharedDisputeMake: createSharedDispute,
  sharedDisputeClose: closeSharedDispute,
  sharedDisputeVerify: verifyPerson,
  disputePaperAdd: addDisputePaper,
  sharedDisputePaperAdd: addSharedDisputePaper,
  sharedDisputePaperDrop: dropSharedDisputePaper,
  reportNote: readNote,
  reportNoteEdit: editNote,
  reportDocumentAdd: addDocument,
  reportDocument: readDocument,
  reportDocumentPage: readDocumentPage,
  reportDocumentDelete: eraseDocument,
  reportProgress: readProgress,
  reportSimpleMake: createSimple,
  reportSimpleRead: readSimple,
  reportScamTown: readScamTown,
  reportSimpleCounts: countSimples,
  compareItems: listCandidates,
  compareOrderItem: readSide,
  shareMake: createShare,
  shareChange: changeShare,
  shareList: listShares,
  shareLook: readShareState,
  shareRead: readShared,
  sharePaper: createSharedPaper,
  realtorInfo: readRealtor,
  reportUsers: listPeople,
  fraudLookUp: lookUp,
  fraudLookUps: listLookUps,
  orderUsers: listOrderUsers,
})
