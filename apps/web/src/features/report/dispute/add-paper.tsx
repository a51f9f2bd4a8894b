import type { DisputePaperKind } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { useUpload } from '../../../kernel/calls/use-upload.ts'
import { PaperForm } from '../documents/paper-form.tsx'

type Props = {
  /** The buyer's dispute, by its number; a user who came by a link has its key instead. */
  dispute: number | null
  disputeKey: string | undefined
  kinds: readonly DisputePaperKind[]
  onAdded: () => void
}

/** Adds a paper to a dispute. Default export: its chunk is loaded when the user wants to add one. */
export default function AddPaper({ dispute, disputeKey, kinds, onAdded }: Props) {
  const own = useUpload('disputePaperAdd')
  const shared = useUpload('sharedDisputePaperAdd')
  return (
    <PaperForm
      kinds={kinds}
      send={(paper) =>
        disputeKey === undefined
          ? own.run({ dispute_seq: dispute ?? 0, ...paper })
          : shared.run({ key: disputeKey, ...paper })
      }
      upload={disputeKey === undefined ? own : shared}
      onAdded={onAdded}
    />
  )
}
