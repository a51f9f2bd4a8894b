import type { ComponentType } from 'react'
import { CardsSection } from './cards-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { LoginsSection } from './logins-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { RightsSection } from './rights-section.tsx'

/** The sections of my page for a logged-in user, from the top. A new section is a file here and a line below. */
export const sections: readonly { id: string; Section: ComponentType }[] = [
  { id: 'person', Section: PersonSection },
  { id: 'phone', Section: PhoneSection },
  { id: 'places', Section: PlacesSection },
  { id: 'cards', Section: CardsSection },
  { id: 'consents', Section: ConsentsSection },
  { id: 'logins', Section: LoginsSection },
  { id: 'devices', Section: DevicesSection },
  { id: 'rights', Section: RightsSection },
]
