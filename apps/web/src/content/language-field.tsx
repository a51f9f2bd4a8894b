import { chooseLanguage, language, languages, type Lang } from '../lang/language.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'

// In the order of the object literal.
const options = (Object.keys(languages) as Lang[]).map((value) => ({ value, label: languages[value], lang: value }))

/** The language of this device; each option is written in its own language. */
export const LanguageField = ({ label, labelHidden }: { label: string; labelHidden?: boolean }) => (
  <ChoiceField
    label={label}
    labelHidden={labelHidden}
    value={language()}
    onChange={chooseLanguage}
    options={options}
    columns={2}
  />
)
