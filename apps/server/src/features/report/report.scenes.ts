import type { reportRows } from '@jipsalpim/contract/areas/report/rows.ts'
import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { onePicture } from '../testing/document-scene.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

export const reportScenes = declareScenes<typeof reportRows>({
  scenes: {
    reportRead: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportOfUser: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportOfUserEdit: [
      { field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, seen_version: 1, hidden: true }) },
      {
        field: 'take_back',
        input: (of) => ({ report_seq: of.report_seq, seen_version: 1, take_back: [of.report_seq] }),
      },
    ],
    reportFirstDeposit: [
      {
        field: 'report_seq',
        input: (of) => ({
          report_seq: of.report_seq,
          seen_version: 1,
          households: 2,
          deposits: ['unknown'],
          source: 'told',
          as_of: '2026-11-20',
        }),
      },
    ],
    reportAnswers: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportPaper: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportPrevious: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportChanges: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
    reportQuestionAsk: [
      {
        field: 'seq',
        input: (of) => ({
          seq: of.report_seq,
          name: 'other',
          content: '등기부를 읽는 방법에 대한 질문',
          consent: questionConsent,
        }),
      },
    ],
    reportQuestions: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportQuestionClose: [{ field: 'question_seq', input: (of) => ({ question_seq: of.question_seq }) }],
    reportInquiryAsk: [
      {
        field: 'report_seq',
        input: (of) => ({
          report_seq: of.report_seq,
          content: '이용권을 쓰는 방법에 대한 문의',
          user_role_type: 'tenant',
        }),
      },
    ],
    reportInquiries: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportReviewOwn: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportReviewMask: [
      { field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, text: '계약 전날 알게 된 빚에 대한 후기' }) },
    ],
    reportReviewMake: [
      {
        field: 'report_seq',
        input: (of) => ({ report_seq: of.report_seq, stars: 4, text: '계약 전날 알게 된 빚에 대한 후기' }),
      },
    ],
    reportReviewDrop: [{ field: 'review_seq', input: (of) => ({ review_seq: of.review_seq }) }],
    reportDisputes: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportDisputeMake: [
      {
        field: 'report_seq',
        input: (of) => ({ report_seq: of.report_seq, role: 'tenant', words: '어제 말소된 근저당에 대한 이의' }),
      },
    ],
    reportDisputeAct: [{ field: 'dispute_seq', input: (of) => ({ dispute_seq: of.dispute_seq, act: 'close' }) }],
    disputePaperAdd: [
      { field: 'dispute_seq', input: (of) => ({ dispute_seq: of.dispute_seq, kind: 'lease', file: onePicture }) },
    ],
    reportNote: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportNoteEdit: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, note: '내 메모' }) }],
    fraudLookUp: [
      {
        field: 'report_seq',
        input: (of) => ({ report_seq: of.report_seq, keyword_type: 'phone', keyword: '010-1234-5678' }),
      },
    ],
    fraudLookUps: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportList: [{ field: 'document', input: (of) => ({ document: of.report_seq }) }],
    reportDocumentAdd: [
      { field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, kind: 'lease', file: onePicture }) },
    ],
    reportDocument: [{ field: 'id', input: (of) => ({ id: of.document_seq }) }],
    reportDocumentPage: [{ field: 'id', input: (of) => ({ id: of.document_seq, page: 1 }) }],
    reportDocumentDelete: [{ field: 'id', input: (of) => ({ id: of.document_seq }) }],
    compareOrderItem: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    shareMake: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, to: { link: true } }) }],
    shareChange: [{ field: 'share_seq', input: (of) => ({ share_seq: of.share_seq, act: 'revoke' }) }],
    shareList: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }), says: true }],
    reportUsers: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }), says: true }],
    realtorInfo: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    reportProgress: [merchant('merchant_uid', {}, 'paid')],
  },
  nobodys: {
    'reportList.state': 'one of four words',
    'reportFirstDeposit.document': 'looked for among the documents of the report alone',
    'reportDocumentPage.page': 'looked for among the pages of the document alone',
    'reportQuestionAsk.name': 'one of four words',
    'fraudLookUp.bank_code': 'a bank, which everybody knows',
    'sharedDisputes.document': 'a link’s token, or a key that we signed for one realtor',
    'sharedDisputes.key': 'a random number of 256 bits, told once to whoever made the dispute',
    'sharedDisputeMake.document': 'a link’s token, or a key that we signed for one realtor',
    'sharedDisputeClose.key': 'a random number of 256 bits, told once to whoever made the dispute',
    'sharedDisputeVerify.key': 'a random number of 256 bits, told once to whoever made the dispute',
    'sharedDisputeVerify.user_verify_seq': 'looked for among the verifications of the guest’s token alone',
    'sharedDisputePaperAdd.key': 'a random number of 256 bits, told once to whoever made the dispute',
    'sharedDisputePaperDrop.key': 'a random number of 256 bits, told once to whoever made the dispute',
    'sharedDisputePaperDrop.id': 'looked for among the papers of the key’s dispute alone',
    'shareLook.id': 'a random number of 256 bits in a link; a wrong one is an ended one',
    'sharePaper.document': 'a link’s token, or a key that we signed for one realtor',
    'reportOfUser.realtor': 'a link’s token, or a key that we signed for one realtor',

    'reportSimpleMake.address_key': 'an address that we signed; addresses are nobody’s',
    'reportSimpleRead.id': 'a random number of 144 bits, told to whoever made it',
  },
})
