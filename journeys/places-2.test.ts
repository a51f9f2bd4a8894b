import { walkPlaces } from './walk-of-places.ts'

walkPlaces(2)
