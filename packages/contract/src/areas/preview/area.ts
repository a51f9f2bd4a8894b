import { area } from '../../area.ts'
import { previewRoutes } from './routes.ts'

export const preview = area({ routes: previewRoutes })
