import { link } from '@jipsalpim/contract/routes.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { reloadPage } from '../kernel/leaving.ts'
import { reloadOnce } from '../kernel/chunks/reload-once.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'
import { isChunkError } from './chunk-error.ts'
import { words } from './words.ts'

/** A place that crashed or failed to load. The draft is kept on the device, so a reload loses nothing. */
export function RouteError() {
  const chunk = isChunkError(useRouteError())
  // The URL is already that of the new place: after a release, a reload finds it.
  useEffect(() => {
    if (chunk) reloadOnce()
  }, [chunk])
  return (
    <Page>
      <ErrorState
        heading="h1"
        title={chunk ? words.chunk : words.broken}
        retry={words.reload}
        onRetry={() => reloadPage()}
        second={
          <ButtonLink kind="quiet" to={link('root')}>
            {words.home}
          </ButtonLink>
        }
      >
        {chunk ? words.chunkText : words.brokenText}
      </ErrorState>
    </Page>
  )
}
