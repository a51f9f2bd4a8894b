import type { Translated } from '../lang/translated.ts'
import type { korean } from './terms-words.ts'

export const words = {
  titles: {
    age: 'I am 14 or older (만 14세 이상)',
    service: 'Terms of use (서비스 이용약관)',
    privacy: 'Collection and use of personal data (개인정보 수집·이용 동의)',
    marketing: 'Benefits and news, advertising (광고성 정보 수신)',
    night: 'News at night too, from 9 pm to 8 am',
    push: 'App notifications, sent by way of another country (국외 이전)',
    'web-push': 'Browser notices, sent by way of another country (국외 이전)',
    usage: 'Usage records to mend the service',
  },
  binding: 'The Korean text is the binding one. This translation helps you read it.',
  inKorean: 'The Korean text',
} satisfies Translated<typeof korean>
