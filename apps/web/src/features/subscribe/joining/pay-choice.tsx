import type { PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSeq } from '../../../kernel/calls/read-seq.ts'
import { preselectedMethod } from '../../../shared/paying/last-pay-method.ts'
import { WalletField } from '../../../shared/paying/wallet-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import type { JoinAnswers } from '../join.funnel.tsx'
import { CardChoiceField, type CardChoice } from './card-choice.tsx'
import { joinWords } from './join-words.ts'

export type PayChoice = ReturnType<typeof usePayChoice>

/**
 * How watches are paid for: once in a window, or automatically by a stored card, and the consent to it. A changed choice
 * removes the error of the last try. `ways`: the payment methods of the window.
 */
export function usePayChoice(ways: readonly PayMethod[], setProblem: (problem: string | null) => void) {
  const { pay: w } = joinWords
  const [query] = useSearchParams()
  // The card that was just registered, from the URL.
  const registered = readSeq(query.get('card'))
  const [renews, setRenews] = useState(registered !== null)
  const [card, setCard] = useState<CardChoice | null>(registered)
  const [picked, setPicked] = useState<PayMethod | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const refuse = (problem: string | null, isConsent = false) => {
    setConsentMissing(isConsent)
    setProblem(problem)
  }
  return {
    renews,
    card,
    ways,
    way: picked ?? preselectedMethod(ways),
    /** A new card must be registered first. */
    toRegister: renews && card === 'fresh',
    /** For the checkout. */
    consent: {
      agreed,
      consentMissing,
      onAgree: (yes: boolean) => {
        setAgreed(yes)
        if (consentMissing) refuse(null)
      },
    },
    /** False if something is missing: then the page shows what. */
    isComplete: (): boolean => {
      if (renews && card === null) refuse(w.card)
      else if (!agreed) refuse(w.consentMissing, true)
      else {
        setConsentMissing(false)
        return true
      }
      return false
    },
    onRenews: (to: boolean) => {
      setRenews(to)
      // The consent given was for the other way of paying.
      setAgreed(false)
      refuse(null)
    },
    onCard: (to: CardChoice) => {
      setCard(to)
      refuse(null)
    },
    onWay: (to: PayMethod) => {
      setPicked(to)
      refuse(null)
    },
  }
}

type Props = {
  choice: PayChoice
  plan: NonNullable<JoinAnswers['plan']>
  /** The last paid day. */
  until: string
  autoNote: string
  /** There is nothing to pay in a window. */
  isFree?: boolean
  walletNote?: string | undefined
}
export function PayChoiceFields({ choice, plan, until, autoNote, isFree = false, walletNote }: Props) {
  const { pay: w } = joinWords
  return (
    <>
      <ChoiceField
        label={w.how}
        value={choice.renews ? 'auto' : 'once'}
        onChange={(how) => choice.onRenews(how === 'auto')}
        options={[
          { value: 'once', label: w.once, note: w.onceNote(until) },
          { value: 'auto', label: w.auto[plan], note: autoNote },
        ]}
      />
      {choice.renews ? (
        <CardChoiceField value={choice.card} onChange={choice.onCard} />
      ) : (
        !isFree && (
          <div>
            <WalletField<PayMethod> ways={choice.ways} value={choice.way} onChange={choice.onWay} />
            {walletNote !== undefined && <p className="mt-2 text-note text-ink-2">{walletNote}</p>}
          </div>
        )
      )}
    </>
  )
}
