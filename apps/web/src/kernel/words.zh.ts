import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  offline: '请检查网络连接。您填写的内容还在。',
  loginTitle: '需要登录',
  loginText: '填写的内容会保留，登录后回到这里。',
  loginNo: '取消',
  loginYes: '用 Kakao 3 秒登录',
  loginBy: { kakao: '用 Kakao 3 秒登录', apple: '用 Apple 登录' },
  phoneWrong: '请输入以010开头的手机号码。',
  windowNotReady: '无法打开本人认证（본인확인）窗口，请稍后再试。',
  windowClosed: '已停止本人认证（본인확인），号码没有变更。',
  windowOther: '此本人认证（본인확인）不是在本浏览器中开始的，请重新开始。',
} satisfies Translated<typeof korean>
