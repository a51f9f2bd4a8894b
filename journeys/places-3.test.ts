import { walkPlaces } from './walk-of-places.ts'

walkPlaces(3)
