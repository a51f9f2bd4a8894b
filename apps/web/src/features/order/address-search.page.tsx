import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { toast } from '../../ui/dialogs/toast.ts'
import { PlaceForm } from './place-form.tsx'
import { orderWords as w } from './words.ts'

/** Changes the address of a paid order within its five minutes. */
export default function AddressSearchPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const edit = useAction('orderCartEdit')
  const [problem, setProblem] = useState<string | null>(null)
  const merchant = query.get('merchant_uid') ?? ''
  return (
    <PlaceForm
      title={w.editTitle}
      button={w.editSave}
      busy={edit.busy}
      problem={problem}
      onBack={() => go('analyzeComplete', { merchant_uid: merchant })}
      onSave={(place) =>
        void edit.run({ merchant, place }).then((reply) => {
          if (!reply.ok) return setProblem(reply.message)
          toast(w.editSaved)
          go('analyzeComplete', { merchant_uid: merchant }, { replace: true })
        })
      }
    />
  )
}
