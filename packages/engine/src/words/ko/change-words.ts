import { actDueWords, changeActWords } from './change-acts.ts'
import { bearingWords, changeSentences, doubtWords, meaningWords, urgencyMarks, urgencyWords } from './changes.ts'

/** What changed between two registers. A catalogue of its own: it comes with the second register. */
export const changeWords = {
  sentences: changeSentences,
  meanings: meaningWords,
  bearings: bearingWords,
  doubts: doubtWords,
  urgency: urgencyWords,
  marks: urgencyMarks,
  acts: changeActWords,
  due: actDueWords,
}
