/**
 * What is wrong in the fields, by field name, in words; for a list, with the line. A field without a text is shown by
 * its key.
 */
export const describeProblem = (
  fields: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, why]) => [field.split('.', 1)[0] ?? field, words[why] ?? why]))
