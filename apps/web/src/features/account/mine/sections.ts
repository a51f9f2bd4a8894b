import type { ComponentType } from 'react'
import { CardsSection } from './cards-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { LoginsSection } from './logins-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { WatchesSection } from './watches-section.tsx'

type Sections = readonly { id: string; Section: ComponentType }[]

/** Who the user is and what is theirs, from the top. A new section is a file here and a line in one of the two lists. */
export const sections: Sections = [
  { id: 'person', Section: PersonSection },
  { id: 'phone', Section: PhoneSection },
  { id: 'places', Section: PlacesSection },
  { id: 'watches', Section: WatchesSection },
  { id: 'cards', Section: CardsSection },
  { id: 'rights', Section: RightsSection },
]
/** What they have agreed to, and how they enter. */
export const accountSections: Sections = [
  { id: 'consents', Section: ConsentsSection },
  { id: 'logins', Section: LoginsSection },
  { id: 'devices', Section: DevicesSection },
]
