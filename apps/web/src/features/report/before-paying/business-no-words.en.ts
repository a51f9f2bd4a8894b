import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './business-no-words.ts'

export const words = {
  label: 'Business number (사업자등록번호)',
  hint: 'Ten digits. It is worked out on this device, and neither sent nor kept.',
  check: 'Check the number',
  short: 'Please enter all 10 digits.',
  wrong: 'There is no such number: its last digit does not fit. Please compare it with the certificate.',
  right: 'The number is well formed',
  kinds: {
    company: 'Such a number is given to a company.',
    person:
      'Such a number is given to a person who trades, not to a company. If a company owns the home, it is not its number.',
    other: 'Such a number is given to state bodies and other groups. Compare it with the owner on the register.',
  },
  not: 'Whether it exists, has closed, or owns this home was not checked. Go on at Hometax (홈택스) below.',
  places: {
    iros: {
      title: 'Internet registry (인터넷등기소)',
      note: 'Opens the company’s register (법인 등기부), by its name or its number.',
    },
    hometax: { title: 'Hometax (홈택스)', note: 'Tells whether a business is active, resting or closed.' },
    renthome: { title: 'Renthome (렌트홈)', note: 'Finds out whether the home is registered for letting.' },
    khug: { title: 'HUG (주택도시보증공사)', note: 'Ask whether the deposit guarantee takes this home.' },
  },
  opens: 'opens in a new window',
} satisfies Translated<typeof korean>
