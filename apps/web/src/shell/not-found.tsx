import { link } from '@jipsalpim/contract/routes.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Page } from '../ui/layout/page.tsx'
import { words } from './words.ts'

export function NotFound() {
  return (
    <Page title={words.notFound} heading>
      <EmptyState title={words.notFoundText} action={<ButtonLink to={link('root')}>{words.home}</ButtonLink>} />
    </Page>
  )
}
