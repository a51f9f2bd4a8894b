import type { Translated } from '../lang/translated.ts'
import type { korean } from './terms-words.ts'

export const words = {
  titles: {
    age: '我已满 14 岁（만 14세 이상）',
    service: '服务使用条款（서비스 이용약관）',
    privacy: '同意收集和使用个人信息（개인정보 수집·이용 동의）',
    marketing: '接收优惠和消息，广告（광고성 정보 수신）',
    night: '夜间（21 点~8 点）也接收消息',
    push: '接收应用通知，经由国外（국외 이전）',
    'web-push': '浏览器通知，经由其他国家发送 (국외 이전)',
    usage: '用使用记录改进服务',
  },
  binding: '以韩文文本为准。译文只为帮助阅读。',
  inKorean: '韩文原文',
} satisfies Translated<typeof korean>
