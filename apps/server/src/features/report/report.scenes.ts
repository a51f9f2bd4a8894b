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
    reportNote: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq }) }],
    reportNoteEdit: [{ field: 'report_seq', input: (of) => ({ report_seq: of.report_seq, note: '내 메모' }) }],
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
    'reportFirstDeposit.document': 'looked for among the documents of the report alone',
    'reportDocumentPage.page': 'looked for among the pages of the document alone',
    'reportQuestionAsk.name': 'one of four words',
    'shareLook.id': 'a random number of 256 bits in a link; a wrong one is an ended one',
    'sharePaper.document': 'a link’s token, or a key that we signed for one realtor',
    'reportOfUser.realtor': 'a link’s token, or a key that we signed for one realtor',

    'reportSimpleMake.address_key': 'an address that we signed; addresses are nobody’s',
    'reportSimpleRead.id': 'a random number of 144 bits, told to whoever made it',
  },
})
