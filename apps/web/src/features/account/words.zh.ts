import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  loginTitle: '登录',
  loginText: '登录后可以拿到报告、再次查看，并收到变动提醒。',
  returning: '正在登录',
  problem: {
    cancelled: { title: '您中止了登录', text: '填写的内容还在。准备好后请再登录。' },
    failed: { title: '没能登录', text: '时间太长，或没能确认。填写的内容还在。' },
    offline: { title: '没能登录', text: '请检查网络后再登录。' },
    'other-browser': { title: '没能登录', text: '这次登录是在另一个浏览器开始的。请在本浏览器重新登录。' },
    'under-age': { title: '年满 14 岁才能使用', text: '请让父母或监护人替您确认。' },
    taken: {
      title: '没能连接',
      text: '别的会员正在用它，或已经连接了这种登录。如果您曾用它注册成另一个会员，请用那个会员登录、注销账户，再来连接。',
    },
  },
  retry: '再登录一次',
  retryLink: '再连接一次',
  toMine: '到“我的”',
  linked: '登录方式已连接。',
  home: '回到开头',
  termsTitle: '请同意条款',
  termsButton: '同意并继续',
  termsMissing: '同意必填条款后才能继续。',
  termsFailed: '条款没有加载成功。',
  termsOf: '全文',
  termsVersion: (version, from) => `第 ${version} 版 · ${from} 起施行`,
  termsAsked: {
    visit: '您是新会员，或条款有变动。请阅读，同意后继续。不同意的话可以注销账户。',
    order: '同意必填条款后，马上继续您要做的事。填写的内容不会丢失。',
  },
  logout: '退出登录',
  withdraw: '注销账户',
  myTitle: '我的',
  language: '语言 · Language',
  theme: '颜色',
  themeSystem: '跟随设备',
  themeLight: '浅色',
  themeDark: '深色',
  loggedOut: '已退出登录。',
} satisfies Translated<typeof korean>
