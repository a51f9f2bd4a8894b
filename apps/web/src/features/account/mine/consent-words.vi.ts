import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './consent-words.ts'

const roads: Readonly<Record<string, string>> = {
  join: 'khi đăng ký',
  visit: 'ở lần ghé sau',
  mypage: 'ở trang Của tôi',
  persona: 'khi tạo thành viên mẫu',
  job: 'qua lời nhắc hai năm một lần',
}

export const words = {
  title: 'Đồng ý và thông báo',
  note: 'Phần tùy chọn có thể đồng ý hoặc rút lại bất cứ lúc nào. Không đồng ý vẫn dùng được tất cả.',
  failed: 'Không tải được phần đồng ý',
  optional: 'Tùy chọn',
  required: 'Bắt buộc',
  requiredNote: 'Cần thiết trong khi dùng dịch vụ. Muốn rút lại thì xóa tài khoản.',
  state: (state, day, remindedBy) =>
    state === 'agreed'
      ? `Đồng ý ${day}${remindedBy === null ? '' : ` · nhắc lại khoảng ${remindedBy}`}`
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
    watch: { title: 'Báo thay đổi sổ', text: 'đơn mới, thay đổi sổ đăng ký, theo dõi bị ngắt' },
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
} satisfies Translated<typeof korean>
