import { manifest } from '../../kernel/manifest.ts'
import { reportArea } from './calls.ts'
import { reportJobs } from './jobs.ts'
import { reportPersonalData } from './personal-data.ts'
import { sweepUnreadableReports } from './preparing/sweep-unreadable-reports.ts'
import { shareCardRoute } from './sharing/share-card.ts'
import { shareHead } from './sharing/share-head.ts'
import { sweepDisputes } from './disputing/sweep-disputes.ts'
import { sweepQuestions } from './asking/sweep-questions.ts'
import { sweepInquiries } from './inquiring/sweep-inquiries.ts'
import { sweepShares } from './sharing/sweep-shares.ts'
import { sweepLookUps } from './thecheat/sweep-look-ups.ts'
import { listVoices } from './reviewing/list-reviews.ts'
import { hasReports } from './reading/has-reports.ts'

export const report = manifest({
  serves: { report: reportArea },
  jobs: reportJobs,
  routes: [shareCardRoute],
  heads: [shareHead],
  personalData: reportPersonalData,
  sweeps: {
    'spoiled-reports': sweepUnreadableReports,
    shares: sweepShares,
    questions: sweepQuestions,
    inquiries: sweepInquiries,
    'fraud-look-ups': sweepLookUps,
    disputes: sweepDisputes,
  },
  hooks: { hasReports, approvedVoices: listVoices },
})
