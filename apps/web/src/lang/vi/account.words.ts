import type { Messages } from '../messages.ts'

/** Tiếng Việt: who one is and what one agreed to. */
export const accountMessages: Messages = {
  mine: {
    words: {
      person: 'Thông tin của tôi',
      type: 'Tôi là',
      types: { tenant: 'người thuê', landlord: 'chủ nhà', realtor: 'môi giới (공인중개사)' },
      typeUnknown: 'Bạn chưa cho biết',
      typeByReports: 'Bạn đã yêu cầu báo cáo nên chúng tôi coi bạn là người thuê',
      typeSay: 'Chọn',
      typeNamed: 'Chọn người thuê hoặc chủ nhà',
      typeTitle: 'Bạn là người thuê hay chủ nhà?',
      typeHint: 'Để chúng tôi trả lời câu hỏi của bạn tốt hơn. Không ảnh hưởng gì khác, không nói cũng được.',
      typeUnsaid: 'Tôi không muốn nói',
      typeSave: 'Lưu',
      personFailed: 'Không tải được thông tin của bạn',
      name: 'Tên',
      email: 'Email',
      mobile: 'Điện thoại',
      none: 'Chưa có',
      verifyPhone: 'Xác minh điện thoại',
      changePhone: 'Đổi số',
      phoneKept: (mobile) => `Số của bạn nay là ${mobile}.`,
      phoneVerified: 'Đã xác minh',
      phoneUnverified: 'Chưa xác minh',
      needPhone: 'Hãy xác minh điện thoại',
      needPhoneText: 'Để báo cáo và tin nhắn không đến người khác, chúng tôi kiểm tra số này là của bạn.',
      places: 'Của tôi',
      reports: 'Báo cáo của tôi',
      coupons: 'Phiếu giảm giá',
      tickets: 'Vé báo cáo',
      ticketCount: (n) => `${n}`,
      invite: 'Mời bạn bè',
      logins: 'Cách đăng nhập',
      loginsNote: 'Kết nối cả hai thì dùng cách nào cũng là cùng một thành viên.',
      provider: { kakao: 'Kakao', apple: 'Apple' },
      linkedOn: (day) => `Đã kết nối từ ${day}`,
      notLinked: 'Chưa kết nối',
      link: 'Kết nối',
      unlink: 'Ngắt',
      unlinkTitle: (name) => `Ngắt ${name}?`,
      unlinkText: (name) => `Sau đó đăng nhập bằng ${name} thì bạn là thành viên khác. Hãy dùng cách kia.`,
      devices: 'Thiết bị đang đăng nhập',
      devicesNote: 'Nếu có thiết bị lạ, hãy đăng xuất nó và đổi mật khẩu tài khoản Kakao hoặc Apple.',
      devicesFailed: 'Không tải được danh sách thiết bị',
      here: 'Máy này',
      loggedInOn: (at) => `Đăng nhập ${at}`,
      seenOn: (at) => `Dùng lần cuối ${at}`,
      endDevice: 'Đăng xuất',
      endNamed: (device) => `Đăng xuất ${device}`,
      endOthers: 'Đăng xuất mọi thiết bị khác',
      endOthersTitle: 'Đăng xuất mọi thiết bị khác?',
      endOthersText: 'Máy này vẫn đăng nhập.',
      device: (device) => {
        const [system = '', browser = ''] = (device ?? 'other other').split(' ')
        return `${systems[system] ?? 'Thiết bị lạ'} · ${browsers[browser] ?? 'ứng dụng lạ'}`
      },
      logout: 'Đăng xuất',
    },
  },
  terms: {
    titles: {
      age: 'Tôi từ 14 tuổi trở lên (만 14세 이상)',
      service: 'Điều khoản sử dụng (서비스 이용약관)',
      privacy: 'Đồng ý thu thập và sử dụng dữ liệu cá nhân (개인정보 수집·이용 동의)',
      marketing: 'Nhận ưu đãi và tin, quảng cáo (광고성 정보 수신)',
      night: 'Nhận tin cả ban đêm, từ 21 giờ đến 8 giờ',
      push: 'Nhận thông báo của ứng dụng, gửi qua nước ngoài (국외 이전)',
      usage: 'Dùng ghi chép sử dụng để cải thiện dịch vụ',
    },
    binding: 'Bản tiếng Hàn là bản có hiệu lực ràng buộc. Bản dịch chỉ để giúp bạn đọc.',
    inKorean: 'Nguyên văn tiếng Hàn',
  },
  consents: {
    words: {
      title: 'Đồng ý và thông báo',
      note: 'Phần tùy chọn có thể đồng ý hoặc rút lại bất cứ lúc nào. Không đồng ý vẫn dùng được tất cả.',
      failed: 'Không tải được phần đồng ý',
      optional: 'Tùy chọn',
      required: 'Bắt buộc',
      requiredNote: 'Cần thiết trong khi dùng dịch vụ. Muốn rút lại thì xóa tài khoản.',
      state: (state, day, remindedBy) =>
        state === 'agreed'
          ? `Đồng ý ${day}${remindedBy === null ? '' : ` · nhắc lại trước ${remindedBy}`}`
          : state === 'withdrawn'
            ? `Rút lại ${day}`
            : 'Chưa đồng ý',
      agree: 'Đồng ý',
      leave: 'Rút lại',
      actNamed: (title, agreed) => `${title}: ${agreed ? 'rút lại' : 'đồng ý'}`,
      nightNeeds: 'Hãy đồng ý nhận tin trước',
      leaveTitle: (title) => `Rút lại sự đồng ý với ‘${title}’?`,
      leaveText: (code) =>
        code === 'marketing'
          ? 'Chúng tôi không gửi tin nữa, kể cả ban đêm. Tin về báo cáo và thanh toán vẫn đến.'
          : 'Dừng ngay. Bạn có thể đồng ý lại bất cứ lúc nào.',
      agreed: (day) => `Đã đồng ý ngày ${day}.`,
      left: (day) => `Đã rút lại ngày ${day}.`,
      notices: { talk: 'Thông báo', push: 'Thông báo ứng dụng' },
      channel: {
        talk: 'Gửi qua KakaoTalk đến điện thoại; không đến thì gửi SMS.',
        push: 'Gửi thêm một lần đến thiết bị bạn dùng ứng dụng.',
      },
      notice: {
        payment: { title: 'Thanh toán và hoàn tiền', text: 'thanh toán, hoàn tiền, địa chỉ chưa quyết định' },
        account: { title: 'Tài khoản và đồng ý', text: 'xóa tài khoản, kết quả đồng ý' },
        report: { title: 'Báo cáo', text: 'khi báo cáo xong' },
        news: { title: 'Ưu đãi và tin', text: 'quảng cáo' },
      },
      noticeValue: (on, text) => `${on ? 'Bật' : 'Tắt'} · ${text}`,
      noticeNamed: (title, on, channel) =>
        `${title}${channel === 'push' ? ', thông báo ứng dụng' : ''}: ${on ? 'tắt' : 'bật'}`,
      on: 'Bật',
      off: 'Tắt',
      by: { fixed: 'Chúng tôi phải báo cho bạn nên luôn bật', consent: 'Theo phần tùy chọn ở trên' },
      history: 'Xem mọi điều đã đồng ý',
      act: (title, act) =>
        act === 'reminded' ? `${title}: đã nhắc` : `${title}: ${act === 'agreed' ? 'đồng ý' : 'rút lại'}`,
      grounds: (at, version, road) => `${at} · bản ${version} · ${roads[road] ?? ''}`,
    },
  },

  verificationReasons: {
    'not-certified': 'Tên hoặc ngày sinh khác với nhà mạng. Hãy xem số này của ai rồi thử lại.',
    'not-found': 'Không có ghi chép về lần xác minh này. Hãy bắt đầu lại.',
    used: 'Lần xác minh này đã dùng rồi. Hãy bắt đầu lại.',
    'other-window': 'Đây là kết quả của lần xác minh khác. Hãy bắt đầu lại.',
    'too-old': 'Lần xác minh này quá cũ. Hãy bắt đầu lại.',
    'no-phone': 'Nhà mạng không cho biết số. Hãy dùng điện thoại khác.',
    'no-key': 'Nhà mạng không cho biết thông tin cần thiết. Hãy dùng điện thoại khác.',
    'under-14': 'Từ 14 tuổi trở lên mới dùng được. Không lưu gì của lần xác minh.',
    'other-person': 'Không phải người đã xác minh trước. Hãy dùng điện thoại của chính bạn.',
    'known-person': 'Bạn đã đăng ký bằng tài khoản khác. Hãy đăng nhập bằng tài khoản đó và kết nối ở trang Của tôi.',
    'too-many-tries': 'Đã thất bại nhiều lần. Hãy bắt đầu lại.',
  },
}

const systems: Readonly<Record<string, string>> = {
  ios: 'iPhone hoặc iPad',
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
  join: 'khi đăng ký',
  visit: 'ở lần ghé sau',
  mypage: 'ở trang Của tôi',
  persona: 'khi tạo thành viên mẫu',
  job: 'qua lời nhắc hai năm một lần',
}
