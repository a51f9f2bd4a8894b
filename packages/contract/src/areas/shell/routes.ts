import { table } from '../../route.ts'

export const shellRoutes = table({
  root: { path: '/', access: 'open', footer: 'none', title: '', redirect: '/analyze' },
  ich: { path: '/ich', access: 'open', footer: 'main', title: '홈', page: 'shell/home' },
  main: { path: '/main', access: 'open', footer: 'main', title: '홈', page: 'shell/home' },
  ione: { path: '/ione', access: 'open', footer: 'main', title: '홈', page: 'shell/home' },
  terms: { path: '/terms', access: 'open', footer: 'none', title: '이용약관', page: 'shell/terms' },
  privacy: { path: '/privacy', access: 'open', footer: 'none', title: '개인정보 처리방침', page: 'shell/privacy' },
  accuracy: {
    path: '/accuracy',
    access: 'open',
    footer: 'none',
    desk: true,
    title: '얼마나 맞나요',
    page: 'shell/accuracy',
  },
  global: { path: '/global', access: 'open', footer: 'main', title: '다른 말로 보기', page: 'shell/global' },
})
