import { useState } from 'react'
import { toast } from '../../../ui/dialogs/toast.ts'
import { publishWords as w } from './publish-words.ts'
import { describeProblem } from '../shared/describe-problem.ts'
import { useSavedText } from '../shared/use-saved-text.ts'

type Sent = { ok: true } | { ok: false; message: string; fields: Readonly<Record<string, string>> }

/** The draft of something to publish: the typed input, its errors, and the result of publishing (see DraftForm). */
export function useDraft<T extends object>(name: string, empty: T) {
  const [typed, change, drop] = useSavedText<T>(name, empty)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  /** False if a field has an error. */
  const isRight = (fields: Readonly<Record<string, string>>): boolean => {
    const problems = describeProblem(fields, w.wrong)
    setWrong(problems)
    return Object.keys(problems).length === 0
  }
  const outcome = (reply: Sent): string | 'fields' | null => {
    if (!reply.ok) return isRight(reply.fields) ? reply.message : 'fields'
    toast(w.published)
    drop()
    return null
  }
  return { typed, change, wrong, isRight, outcome }
}
