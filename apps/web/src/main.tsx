import './styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { makeRouter } from './kernel/router.tsx'
import { applyTheme } from './shell/theme.ts'

applyTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const queries = new QueryClient()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={makeRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)

// After the first paint: the page is readable in the device's own font until then.
requestAnimationFrame(() => setTimeout(() => void import('./styles/fonts.css')))
