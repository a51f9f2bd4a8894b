import { table } from '../../route.ts'

export const shellRoutes = table({
  root: { path: '/', access: 'open', footer: 'none', redirect: '/analyze' },
  ich: { path: '/ich', access: 'open', footer: 'main', page: 'shell/home' },
  main: { path: '/main', access: 'open', footer: 'main', page: 'shell/home' },
  ione: { path: '/ione', access: 'open', footer: 'main', page: 'shell/home' },
  terms: { path: '/terms', access: 'open', footer: 'none', page: 'shell/terms' },
  privacy: { path: '/privacy', access: 'open', footer: 'none', page: 'shell/privacy' },
  accuracy: {
    path: '/accuracy',
    access: 'open',
    footer: 'none',
    wide: true,
    page: 'shell/accuracy',
  },
  global: { path: '/global', access: 'open', footer: 'main', page: 'shell/global' },
})
