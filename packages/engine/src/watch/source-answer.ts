/** The name that a look-up used, and what is known about that name. */
export type NameUsed = {
  /** As printed on the extract; null if unknown. */
  ownerName: string | null
  /** When the extract with this owner was read; null if the name is not from an extract. */
  ownerAsOf: Date | null
  /** The last extract that was read and confirmed. */
  lastExtractAt: Date | null
  /** An ownership change was seen (a case, or an extract still to be confirmed) since the name was taken. */
  ownerChangedSince: boolean
}

/**
 * The meaning of an answer without cases. The registry lists cases only under the name of a party: an older owner's
 * name gets the same empty list as a home without cases. So only the name of the newest extract, unmasked, can prove
 * that there is none.
 */
export function meaningOfEmpty({
  ownerName,
  ownerAsOf,
  lastExtractAt,
  ownerChangedSince,
}: NameUsed): 'no-case' | 'unknown' {
  if (ownerName === null || ownerName.trim() === '' || /[*＊○]/.test(ownerName)) return 'unknown'
  if (ownerAsOf === null || lastExtractAt === null || ownerChangedSince) return 'unknown'
  return ownerAsOf < lastExtractAt ? 'unknown' : 'no-case'
}
