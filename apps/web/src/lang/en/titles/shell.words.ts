import type { shellRoutes } from '@jipsalpim/contract/areas/shell/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  ich: 'Home',
  main: 'Home',
  ione: 'Home',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  accuracy: 'How accurate we are',
  global: 'Languages',
} satisfies TitlesOf<typeof shellRoutes>
