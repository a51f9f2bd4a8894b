import type { Messages } from '../messages.ts'

/** English: who one is and what one agreed to. */
export const accountMessages: Messages = {
  mine: {
    words: {
      person: 'About me',
      personFailed: 'Your details could not be loaded',
      name: 'Name',
      email: 'Email',
      mobile: 'Mobile phone',
      none: 'Not given',
      verifyPhone: 'Check my phone',
      changePhone: 'Change number',
      phoneKept: (mobile) => `Your number is now ${mobile}.`,
      phoneVerified: 'Identity checked',
      phoneUnverified: 'Not checked yet',
      needPhone: 'Please check your phone',
      needPhoneText: 'So that your reports and messages go to nobody else, we check that the number is yours.',
      places: 'Mine',
      reports: 'My reports',
      coupons: 'My coupons',
      tickets: 'Report tickets',
      ticketCount: (n) => `${n}`,
      invite: 'Invite a friend',
      logins: 'Ways to log in',
      loginsNote: 'With both connected you are the same member whichever you use.',
      type: 'I am',
      types: { tenant: 'a tenant', landlord: 'a landlord', realtor: 'a realtor (공인중개사)' },
      typeUnknown: 'You have not said so yet',
      typeByReports: 'You asked for a report, so we take you for a tenant',
      typeSay: 'Choose',
      typeNamed: 'Choose tenant or landlord',
      typeTitle: 'Are you a tenant or a landlord?',
      typeHint: 'So that we can answer your questions better. Nothing depends on it, and you need not say.',
      typeUnsaid: 'I would rather not say',
      typeSave: 'Save',
      provider: { kakao: 'Kakao', apple: 'Apple' },
      linkedOn: (day) => `Connected since ${day}`,
      notLinked: 'Not connected',
      link: 'Connect',
      unlink: 'Disconnect',
      unlinkTitle: (name) => `Disconnect ${name}?`,
      unlinkText: (name) => `If you log in with ${name} afterwards, you are another member. Use the other login.`,
      devices: 'Devices logged in',
      devicesNote: 'If you do not know a device, log it out and change the password of your Kakao or Apple account.',
      devicesFailed: 'The devices could not be loaded',
      here: 'This device',
      loggedInOn: (at) => `Logged in ${at}`,
      seenOn: (at) => `Last used ${at}`,
      endDevice: 'Log out',
      endNamed: (device) => `Log out ${device}`,
      endOthers: 'Log out all other devices',
      endOthersTitle: 'Log out all other devices?',
      endOthersText: 'This device stays logged in.',
      device: (device) => {
        const [system = '', browser = ''] = (device ?? 'other other').split(' ')
        return `${systems[system] ?? 'Unknown device'} · ${browsers[browser] ?? 'unknown app'}`
      },
      logout: 'Log out',
    },
  },
  terms: {
    titles: {
      age: 'I am 14 or older (만 14세 이상)',
      service: 'Terms of use (서비스 이용약관)',
      privacy: 'Collection and use of personal data (개인정보 수집·이용 동의)',
      marketing: 'Benefits and news, advertising (광고성 정보 수신)',
      night: 'News at night too, from 9 pm to 8 am',
      push: 'App notifications, sent by way of another country (국외 이전)',
      usage: 'Usage records to mend the service',
    },
    binding: 'The Korean text is the binding one. This translation helps you read it.',
    inKorean: 'The Korean text',
  },
  consents: {
    words: {
      title: 'Consents and messages',
      note: 'Optional consents can be given and taken back at any time. Without them you can use everything.',
      failed: 'Your consents could not be loaded',
      optional: 'Optional',
      required: 'Required',
      requiredNote: 'Needed as long as you use the service. To take them back, delete your account.',
      state: (state, day, remindedBy) =>
        state === 'agreed'
          ? `Agreed ${day}${remindedBy === null ? '' : ` · we remind you by ${remindedBy}`}`
          : state === 'withdrawn'
            ? `Taken back ${day}`
            : 'Not agreed',
      agree: 'Agree',
      leave: 'Take back',
      actNamed: (title, agreed) => `${title}: ${agreed ? 'take back' : 'agree'}`,
      nightNeeds: 'Please agree to receive news first',
      leaveTitle: (title) => `Take back your consent to ‘${title}’?`,
      leaveText: (code) =>
        code === 'marketing'
          ? 'We send you no more news, by night neither. Messages about reports and payments still come.'
          : 'It stops at once. You can agree again at any time.',
      agreed: (day) => `Agreed on ${day}.`,
      left: (day) => `Taken back on ${day}.`,
      notices: { talk: 'Messages', push: 'App notifications' },
      channel: {
        talk: 'By KakaoTalk to your phone; by SMS where that does not arrive.',
        push: 'Once more, to the devices on which you use the app.',
      },
      notice: {
        payment: { title: 'Payments and refunds', text: 'payments, refunds, addresses not decided yet' },
        account: { title: 'Account and consents', text: 'deleting the account, results of consents' },
        report: { title: 'Reports', text: 'when a report is ready' },
        news: { title: 'Offers and news', text: 'advertising' },
      },
      noticeValue: (on, text) => `${on ? 'On' : 'Off'} · ${text}`,
      noticeNamed: (title, on, channel) =>
        `${title}${channel === 'push' ? ', app notifications' : ''}: turn ${on ? 'off' : 'on'}`,
      on: 'Turn on',
      off: 'Turn off',
      by: { fixed: 'We have to tell you this, so it stays on', consent: 'Follows the optional consent above' },
      history: 'See all that I agreed to',
      act: (title, act) =>
        act === 'reminded' ? `${title}: reminded` : `${title}: ${act === 'agreed' ? 'agreed' : 'taken back'}`,
      grounds: (at, version, road) => `${at} · version ${version} · ${roads[road] ?? ''}`,
    },
  },

  verificationReasons: {
    'not-certified': 'The name or birth date is not the one your carrier has. Check whose number it is and try again.',
    'not-found': 'There is no record of this check. Please start again.',
    used: 'This check was used already. Please start again.',
    'other-window': 'This is the result of another check. Please start again.',
    'too-old': 'This check is too old. Please start again.',
    'no-phone': 'Your carrier did not tell us the number. Please use another phone.',
    'no-key': 'Your carrier did not tell us what is needed. Please use another phone.',
    'under-14': 'You can use this from the age of 14. Nothing of the check is kept.',
    'other-person': 'This is not the person who was checked before. Please use your own phone.',
    'known-person': 'You have joined with another account. Log in with that one and connect the login on My page.',
    'too-many-tries': 'It did not work several times. Please start again.',
  },
}

const systems: Readonly<Record<string, string>> = {
  ios: 'iPhone or iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'Chromebook',
  linux: 'Linux',
}
const browsers: Readonly<Record<string, string>> = {
  kakaotalk: 'KakaoTalk',
  naver: 'Naver',
  instagram: 'Instagram',
  whale: 'Whale',
  samsung: 'Samsung Internet',
  edge: 'Edge',
  opera: 'Opera',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}
const roads: Readonly<Record<string, string>> = {
  join: 'when joining',
  visit: 'on a later visit',
  mypage: 'on My page',
  persona: 'when the sample member was made',
  job: 'by the reminder every two years',
}
