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

// After the first screen: on a slow line the letters would come before what they are to show. The device's own font
// stands until then, and the next visit has ours at once.
const bringFonts = () => void import('./styles/fonts.css')
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(bringFonts) : setTimeout(bringFonts, 300))
if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
