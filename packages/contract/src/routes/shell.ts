import { table } from './row.ts'

export const shellRoutes = table({
  root: { path: '/', access: 'open', footer: 'none', title: '', redirect: '/analyze' },
  ich: { path: '/ich', access: 'open', footer: 'main', planned: true },
  main: { path: '/main', access: 'open', footer: 'main', planned: true },
  ione: { path: '/ione', access: 'open', footer: 'main', planned: true },
  global: { path: '/global', access: 'open', footer: 'main', planned: true },
})
