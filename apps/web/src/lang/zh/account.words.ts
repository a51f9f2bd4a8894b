import type { Messages } from '../messages.ts'

/** 中文（简体）: who one is and what one agreed to. */
export const accountMessages: Messages = {
  mine: {
    words: {
      person: '我的信息',
      type: '我是',
      types: { tenant: '租户', landlord: '房东', realtor: '中介师（공인중개사）' },
      typeUnknown: '您还没有告诉我们',
      typeByReports: '您要过报告，所以把您当作租户',
      typeSay: '选择',
      typeNamed: '选择租户或房东',
      typeTitle: '您是租户还是房东？',
      typeHint: '为了更好地回答您的问题。没有别的影响，不说也可以。',
      typeUnsaid: '不想说',
      typeSave: '保存',
      personFailed: '您的信息没有加载成功',
      name: '姓名',
      email: '邮箱',
      mobile: '手机',
      none: '没有填写',
      verifyPhone: '认证手机',
      changePhone: '更换号码',
      phoneKept: (mobile) => `您的号码现在是 ${mobile}。`,
      phoneVerified: '已认证',
      phoneUnverified: '还没有认证',
      needPhone: '请认证手机',
      needPhoneText: '为了不让报告和通知发给别人，我们确认号码是您的。',
      places: '我的内容',
      reports: '我的报告',
      coupons: '我的优惠券',
      tickets: '报告次数券',
      ticketCount: (n) => `${n} 张`,
      invite: '邀请朋友',
      logins: '登录方式',
      loginsNote: '两个都连接的话，用哪个都是同一个会员。',
      provider: { kakao: 'Kakao', apple: 'Apple' },
      linkedOn: (day) => `${day} 起已连接`,
      notLinked: '没有连接',
      link: '连接',
      unlink: '断开',
      unlinkTitle: (name) => `断开 ${name} 吗？`,
      unlinkText: (name) => `之后用 ${name} 登录的话，就成了另一个会员。请用另一种登录。`,
      devices: '已登录的设备',
      devicesNote: '有不认识的设备的话，请把它退出，并更改 Kakao 或 Apple 账户的密码。',
      devicesFailed: '设备没有加载成功',
      here: '本设备',
      loggedInOn: (at) => `${at} 登录`,
      seenOn: (at) => `${at} 最后使用`,
      endDevice: '退出',
      endNamed: (device) => `退出 ${device}`,
      endOthers: '退出其他全部设备',
      endOthersTitle: '退出其他全部设备吗？',
      endOthersText: '本设备保持登录。',
      device: (device) => {
        const [system = '', browser = ''] = (device ?? 'other other').split(' ')
        return `${systems[system] ?? '未知设备'} · ${browsers[browser] ?? '未知应用'}`
      },
      logout: '退出登录',
    },
  },
  terms: {
    titles: {
      age: '我已满 14 岁（만 14세 이상）',
      service: '服务使用条款（서비스 이용약관）',
      privacy: '同意收集和使用个人信息（개인정보 수집·이용 동의）',
      marketing: '接收优惠和消息，广告（광고성 정보 수신）',
      night: '夜间（21 点~8 点）也接收消息',
      push: '接收应用通知，经由国外（국외 이전）',
      usage: '用使用记录改进服务',
    },
    binding: '以韩文文本为准。译文只为帮助阅读。',
    inKorean: '韩文原文',
  },
  consents: {
    words: {
      title: '同意和通知',
      note: '选填的同意随时可以给出或撤回。不同意也能使用全部功能。',
      failed: '同意内容没有加载成功',
      optional: '选填',
      required: '必填',
      requiredNote: '使用服务期间需要。要撤回的话请注销账户。',
      state: (state, day, remindedBy) =>
        state === 'agreed'
          ? `${day} 同意${remindedBy === null ? '' : ` · ${remindedBy} 之前提醒您`}`
          : state === 'withdrawn'
            ? `${day} 撤回`
            : '没有同意',
      agree: '同意',
      leave: '撤回',
      actNamed: (title, agreed) => `${title}：${agreed ? '撤回' : '同意'}`,
      nightNeeds: '请先同意接收消息',
      leaveTitle: (title) => `撤回对‘${title}’的同意吗？`,
      leaveText: (code) =>
        code === 'marketing' ? '不再发送消息，夜间也不发。报告和付款的通知照常发送。' : '马上停止。随时可以再同意。',
      agreed: (day) => `已于 ${day} 同意。`,
      left: (day) => `已于 ${day} 撤回。`,
      notices: { talk: '通知', push: '应用通知' },
      channel: {
        talk: '用 KakaoTalk 发到您的手机；收不到时用短信。',
        push: '再发一次到您使用应用的设备。',
      },
      notice: {
        payment: { title: '付款和退款', text: '付款、退款、还没确定的地址' },
        account: { title: '账户和同意', text: '注销账户、同意的结果' },
        report: { title: '报告', text: '报告完成的时候' },
        news: { title: '优惠和消息', text: '广告' },
      },
      noticeValue: (on, text) => `${on ? '开' : '关'} · ${text}`,
      noticeNamed: (title, on, channel) => `${title}${channel === 'push' ? '应用通知' : ''}：${on ? '关闭' : '打开'}`,
      on: '打开',
      off: '关闭',
      by: { fixed: '我们必须告知您，所以一直打开', consent: '跟随上面的选填同意' },
      history: '查看同意过的全部内容',
      act: (title, act) =>
        act === 'reminded' ? `${title}：已提醒` : `${title}：${act === 'agreed' ? '同意' : '撤回'}`,
      grounds: (at, version, road) => `${at} · 第 ${version} 版 · ${roads[road] ?? ''}`,
    },
  },

  verificationReasons: {
    'not-certified': '姓名或出生日期与通信公司的不同。请确认号码是谁的，再试一次。',
    'not-found': '没有这次认证的记录，请重新开始。',
    used: '这次认证已经用过，请重新开始。',
    'other-window': '是另一次认证的结果，请重新开始。',
    'too-old': '这次认证太久了，请重新开始。',
    'no-phone': '通信公司没有告知号码，请用另一部手机。',
    'no-key': '通信公司没有告知需要的信息，请用另一部手机。',
    'under-14': '年满 14 岁才能使用。认证的内容一概不保存。',
    'other-person': '和之前认证的不是同一个人。请用自己的手机。',
    'known-person': '您已用另一个账户注册。请用那个账户登录，在“我的”里连接。',
    'too-many-tries': '失败了好几次，请重新开始。',
  },
}

const systems: Readonly<Record<string, string>> = {
  ios: 'iPhone 或 iPad',
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
  join: '注册时',
  visit: '后来访问时',
  mypage: '在“我的”',
  persona: '建立样本会员时',
  job: '每两年的提醒',
}
