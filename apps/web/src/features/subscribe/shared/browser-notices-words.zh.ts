import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './browser-notices-words.ts'

export const words = {
  title: '也在此浏览器中通知',
  text: '除了手机消息之外，登记簿有变动时，也会立即在此浏览器中显示。',
  abroad: '通知会经过浏览器开发公司（谷歌、苹果、Mozilla、微软）在美国的服务器。内容经过加密，只有此浏览器能够读取。',
  more: '查看同意内容',
  on: '同意并开启',
  isOn: '此浏览器正在接收通知。',
  off: '关闭',
  turnedOn: '今后也会在此浏览器中通知您。',
  turnedOff: '不再在此浏览器中通知。',
  failed: '未能开启。请稍后再试。手机消息照常发送。',
  cannot: {
    'inside-app': '在其他应用内打开的页面无法显示通知。请在 Chrome 或 Safari 中打开后开启。',
    'home-screen': '在 iPhone 上，请先用 Safari 的共享按钮添加到主屏幕，然后即可开启。',
    none: '此浏览器无法显示通知。手机消息照常发送。',
    denied: '此浏览器已屏蔽本网站的通知。请在浏览器设置中允许通知后开启。',
  },
} satisfies Translated<typeof korean>
