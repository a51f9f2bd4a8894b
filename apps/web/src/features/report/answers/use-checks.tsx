import { questionsOfLookUp } from '@jipsalpim/engine/answers/look-up-questions.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import type { Checks } from '../../../report-body/verdict/three-lists.tsx'
import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fraudWords } from '../before-paying/fraud-words.ts'
import type { ReportData } from '../offline/offline-save.tsx'
import { TaskAnswer } from './answers-part.tsx'
import { validAnswers } from './valid-answers.ts'

/** Every look-up that a question can close; only for the current version, older ones stay as they were. */
const lookUps = [
  'price',
  'official-price',
  'other-deposits',
  'landlord-identity',
  'payee-account',
  'agent-papers',
  'trust-consent',
  'broker-licence',
  'tax-arrears',
  'landlord-record',
  'public-list',
]

/** The look-ups that answers have closed, and the buttons to answer the others. */
export function useChecks({ report_seq, order_seq, version, current, assessment }: ReportData): Checks | undefined {
  const go = useGo()
  const own = version === current
  const read = useCall('reportAnswers', own ? { id: report_seq } : null)
  if (!own) return undefined
  const known = read.state === 'ready' ? validAnswers(read.data.answers) : new Map()
  const open = new Set(assessment.notChecked.map((task) => task.id))
  return {
    done: lookUps.filter((id) => !open.has(id) && questionsOfLookUp(id).some((question) => known.has(question))),
    answer: (task, close) => {
      const questions = questionsOfLookUp(task.id)
      const lead = (to: () => void) => () => {
        close()
        to()
      }
      return (
        <div className="grid gap-2">
          {questions.length > 0 && (
            <TaskAnswer {...{ report: report_seq, order: order_seq, questions, assessment, close }} />
          )}
          {task.id === 'payee-account' && (
            <Button kind="secondary" wide onClick={lead(() => go('cheatFinancialFraud', { report: report_seq }))}>
              {fraudWords.part}
            </Button>
          )}
          {task.id === 'landlord-identity' && (
            <Button kind="secondary" wide onClick={lead(() => go('reportCorpQuery'))}>
              {fraudWords.corp}
            </Button>
          )}
        </div>
      )
    },
  }
}
