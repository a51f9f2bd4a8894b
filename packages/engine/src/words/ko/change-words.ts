import { actDueWords, changeActWords } from './change-acts.ts'
import { bearingWords, changeSentences, doubtWords, meaningWords, urgencyMarks, urgencyWords } from './changes.ts'

/** The changes between two registers. A separate catalogue: it is loaded with the second register. */
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
