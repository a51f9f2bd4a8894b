/** What is wrong in the fields, by the field's own name, in words; of a list, its line. What has no words says its own name. */
export const sayWrong = (
  fields: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, why]) => [field.split('.', 1)[0] ?? field, words[why] ?? why]))
