import type { WatchWords } from '../ko/watch.ts'

export const watch: WatchWords = {
  alerts: {
    application: {
      title: 'Có đơn đăng ký mới được tiếp nhận',
      body: 'Khi đã đăng ký, mục này có hiệu lực từ lúc tiếp nhận. Số tiền chỉ biết khi đăng ký xong.',
    },
    correction: {
      title: 'Phòng đăng ký yêu cầu sửa đơn',
      body: 'Nếu sửa, đơn được xử lý tiếp; nếu không, đơn bị bác.',
    },
    registered: {
      title: 'Sổ đăng ký đã thay đổi',
      body: 'Đơn đã được đăng ký. Dưới đây là điều thay đổi và ảnh hưởng đến tiền cọc.',
    },
    dismissed: {
      title: 'Đơn đăng ký bị bác',
      body: 'Không có gì được ghi vào sổ. Có thể nộp lại, nên vẫn tiếp tục theo dõi.',
    },
    withdrawn: {
      title: 'Đơn đăng ký đã được rút',
      body: 'Người nộp đã rút đơn. Có thể nộp lại, nên vẫn tiếp tục theo dõi.',
    },
    same: {
      title: 'Đơn đã xong và nhà này vẫn như cũ',
      body: 'Sổ đã được đọc lại, không có quyền nào thay đổi.',
    },
    missed: {
      title: 'Thay đổi trong sổ được phát hiện muộn',
      body: 'Không thấy đơn từ trước. Hãy xem ngay điều đã thay đổi.',
    },
    'since-report': {
      title: 'Sổ đăng ký đã thay đổi sau báo cáo của bạn',
      body: 'Chúng tôi đã so sổ trong báo cáo với sổ đọc hôm nay. Hãy xem ngay điều đã thay đổi.',
    },
    unconfirmed: {
      title: 'Chưa biết kết quả của đơn đã xong',
      body: 'Đơn đã xong nhưng chưa đọc được sổ để biết điều gì thay đổi. Đọc được là báo ngay.',
    },
    unlisted: {
      title: 'Cơ quan đăng ký đang xử lý một đơn về căn nhà này',
      body: 'Chưa biết đó là đơn gì: danh sách đơn không có, và chưa xử lý xong thì không lấy được sổ đăng ký.',
    },
    stopped: {
      title: 'Việc theo dõi đã dừng',
      body: 'Không nhận được thông tin đăng ký. Không biết trong lúc đó có thay đổi hay không.',
    },
    resumed: { title: 'Đang kiểm tra lại', body: 'Đơn và sổ trong thời gian dừng đã được đọc lại.' },
  },
  guard: {
    go: {
      title: 'Đến lúc kiểm tra chưa có gì thay đổi',
      body: 'Chỉ đúng đến giờ đã ghi. Không ngăn được đơn nộp sau đó.',
    },
    hold: { title: 'Đừng gửi tiền lúc này', body: 'Có lý do để dừng. Hãy xem bên dưới và hỏi chủ nhà.' },
    unknown: {
      title: 'Lúc này chưa nói được',
      body: 'Có điều chưa kiểm tra được. Hãy quyết định sau khi kiểm tra lại.',
    },
  },
  looks: {
    extract: 'Sổ đăng ký',
    cases: 'Danh sách đơn đăng ký',
    source: 'Kết nối với phòng đăng ký',
    judgement: 'Ảnh hưởng của thay đổi',
  },
  verdicts: { ok: 'Ổn', stop: 'Dừng lại', unknown: 'Chưa kiểm tra được' },
  cases: {
    received: 'Đã tiếp nhận',
    'in-progress': 'Đang xử lý',
    completed: 'Đã đăng ký xong',
    dismissed: 'Không được đăng ký',
    unknown: 'Trạng thái chưa từng gặp',
  },
  home: {
    idle: 'Không có đơn',
    application: 'Có đơn đang chờ',
    pending: 'Đang xem trong sổ đơn đã xong làm gì',
    'confirmed-changed': 'Sổ đăng ký đã thay đổi',
    'confirmed-same': 'Sổ đăng ký vẫn như cũ',
    dismissed: 'Đơn không được đăng ký',
  },
  overlays: { 'unknown-source': 'Đang chờ trả lời', stale: 'Việc theo dõi đã dừng' },
  slots: {
    'balance-day': 'Ngày trả nốt tiền: kiểm tra mỗi 30 phút',
    'before-move-in': 'Trước khi chuyển vào: kiểm tra năm lần một ngày',
    'open-case': 'Có đơn: kiểm tra năm lần một ngày',
    daily: 'Kiểm tra một lần một ngày',
  },
  whatIf: {
    sizes: { small: 'Nếu số tiền nhỏ', usual: 'Nếu số tiền vừa', large: 'Nếu số tiền lớn' },
    facts: {
      'owner-changes': 'Chủ nhà thay đổi. Người phải trả tiền cọc có thể khác.',
      'trust-begins': 'Nhà chuyển sang công ty ủy thác. Cần công ty đó đồng ý.',
      'auction-begins': 'Đấu giá hoặc bán công khai bắt đầu. Sẽ có hạn cuối để yêu cầu chia tiền.',
      'seizure-begins': 'Nhà bị kê biên vì nợ thuế hoặc tương tự. Sổ không ghi số tiền.',
      'title-challenged': 'Quyền sở hữu đang bị tranh chấp. Chủ nhà có thể thay đổi.',
      'restriction-begins': 'Việc định đoạt nhà bị hạn chế.',
      'right-changes': 'Nội dung một mục đã có thay đổi.',
      'right-ends': 'Một mục đã có được xóa.',
      'insolvency-begins': 'Thủ tục phục hồi hoặc phá sản của chủ nhà bắt đầu.',
      'price-unknown': 'Không biết giá nhà nên không tính được bằng tiền.',
      'kind-unknown': 'Loại đăng ký chưa từng gặp nên không tính được ảnh hưởng.',
    },
  },
}
