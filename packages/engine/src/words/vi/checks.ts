import type { Translation } from '../translation.ts'

type Engine = Translation['engine']

export const notChecked: Engine['notChecked'] = {
  price: {
    title: 'Giá nhà',
    body: 'Không tìm thấy giao dịch và giá công bố để so sánh.',
    who: '국토교통부 실거래가 (rt.molit.go.kr), 부동산테크',
  },
  deposit: {
    title: 'Tiền cọc',
    body: 'Cho biết tiền cọc thì chúng tôi tính số tiền về lại.',
    who: 'Hợp đồng thuê',
  },
  'other-deposits': {
    title: 'Tiền cọc của các hộ khác',
    body: 'Bảng ngày xác định (확정일자 부여현황) ghi tiền cọc của từng hộ.',
    who: 'Trung tâm dân cư (주민센터): 확정일자 부여현황',
  },
  'resident-households': {
    title: 'Hộ đã khai báo địa chỉ trước',
    body: 'Giấy xác nhận hộ cư trú (전입세대확인서) cho biết ai đã ở trước.',
    who: 'Trung tâm dân cư (주민센터): 전입세대확인서',
  },
  'tax-arrears': {
    title: 'Thuế chủ nhà còn nợ',
    body: 'Thuế không hiện trong sổ cho đến khi bị kê biên.',
    who: 'Cơ quan thuế hoặc trung tâm dân cư: 미납세금 열람',
  },
  'landlord-record': {
    title: 'Lịch sử không trả cọc của chủ nhà',
    body: 'Ứng dụng 안심전세앱 cho xem việc trả thay (대위변제) trong ba năm và có bị từ chối bảo lãnh không.',
    who: '안심전세앱: 임대인 정보조회',
  },
  'lender-registration': {
    title: 'Công ty giữ thế chấp có phải công ty cho vay không',
    body: 'Chỉ nhìn tên thì không biết là ngân hàng hay công ty cho vay (대부업체). Hãy tra tên trong danh sách công ty cho vay đã đăng ký (등록대부업체 통합조회).',
    who: 'FINE (fine.fss.or.kr), danh sách công ty cho vay đã đăng ký (등록대부업체 통합조회)',
  },
  'landlord-identity': {
    title: 'Người ký có phải chủ nhà không',
    body: 'So tên trên giấy tờ với chủ nhà trong sổ.',
    who: 'Giấy tờ của chủ nhà và sổ đăng ký',
  },
  'building-ledger': {
    title: 'Công dụng và dấu vi phạm trong sổ công trình (건축물대장)',
    body: 'Công trình vi phạm hoặc không phải nhà ở thì bị từ chối bảo lãnh.',
    who: '정부24 (gov.kr): 건축물대장',
  },
  'official-price': {
    title: 'Giá công bố (공시가격)',
    body: 'Cơ quan bảo lãnh tính giá villa (빌라) theo giá công bố.',
    who: '부동산공시가격알리미 (realtyprice.kr)',
  },
  'trust-ledger': {
    title: 'Sổ ủy thác (신탁원부)',
    body: 'Ai được cho thuê chỉ ghi trong sổ ủy thác.',
    who: 'Phòng đăng ký (등기소): 신탁원부',
  },
  'land-register': {
    title: 'Sổ đất (토지 등기부)',
    body: 'Nợ trên đất chỉ có trong sổ đất.',
    who: '인터넷등기소 (iros.go.kr): 토지 등기부',
  },
  'full-register': {
    title: 'Ghi chép cũ',
    body: 'Phải lấy bản có mục đã xóa (말소사항 포함) mới thấy kê biên và đăng ký quyền thuê cũ.',
    who: '인터넷등기소 (iros.go.kr): 말소사항 포함',
  },
  owner: {
    title: 'Chủ nhà hiện nay',
    body: 'Các phần sở hữu cộng lại không khớp nên chưa xác định được chủ nhà.',
    who: '인터넷등기소 (iros.go.kr): 말소사항 포함',
  },
  'joint-list': {
    title: 'Danh mục bảo đảm chung (공동담보목록)',
    body: 'Danh mục cho biết bao nhiêu căn cùng gánh khoản nợ.',
    who: '인터넷등기소 (iros.go.kr): 공동담보목록',
  },
  'public-list': {
    title: 'Danh sách người nhiều lần không trả cọc (상습 채무불이행자)',
    body: 'Nhà nước công khai tên chủ nhà nhiều lần không trả cọc. Có thể tìm ngay theo tên.',
    who: '안심전세포털, 안심전세앱',
  },
  'payee-account': {
    title: 'Tài khoản nhận tiền của ai',
    body: 'Tài khoản phải đứng tên chủ nhà trong sổ.',
    who: 'Chủ nhà, và tên hiện trong ứng dụng ngân hàng',
  },
  'agent-papers': {
    title: 'Giấy ủy quyền (위임장) và giấy chứng nhận con dấu (인감증명서) của người đại diện',
    body: 'Xem con dấu trên hai giấy có giống nhau không, và tự nói chuyện với chủ nhà.',
    who: 'Giấy tờ của người đại diện, và điện thoại với chủ nhà',
  },
  'trust-consent': {
    title: 'Giấy đồng ý của bên nhận ủy thác (수탁자) và người hưởng ưu tiên (우선수익자)',
    body: 'Nhận giấy rồi thì gọi công ty ủy thác để hỏi có thật không.',
    who: 'Công ty ủy thác (수탁자) và 우선수익자',
  },
  'broker-licence': {
    title: 'Văn phòng môi giới có đăng ký không',
    body: 'Số đăng ký và giấy bảo hiểm (공제증서) cho biết có phải môi giới thật không.',
    who: '브이월드 (vworld.kr): 부동산중개업 조회',
  },
  'unit-number': {
    title: 'Số trên cửa và số trong sổ',
    body: 'Có nhà chia phòng hoặc đổi số. Khác nhau thì có thể mất thứ tự.',
    who: 'Cửa nhà và bản vẽ trong sổ công trình',
  },
  'guarantee-paper': {
    title: 'Giấy bảo lãnh tiền cọc của chủ nhà (임대보증금 보증서)',
    body: 'Kiểm tra giấy bảo lãnh chủ nhà cho xem có thật và còn hiệu lực không.',
    who: '주택도시보증공사 (HUG), theo số giấy bảo lãnh',
  },
  households: {
    title: 'Số hộ cùng ở',
    body: 'Phải biết có bao nhiêu hộ mới ước tính được tiền cọc đứng trước.',
    who: '정부24 (gov.kr): 건축물대장',
  },
  'move-in-day': {
    title: 'Ngày chuyển đến',
    body: 'Phải biết ngày có quyền đối kháng (대항력) mới xác định được khoản nợ nào đứng trước.',
    who: 'Hợp đồng thuê',
  },
}

export const nobodyCan: Engine['nobodyCan'] = {
  'possessory-lien': {
    title: 'Quyền lưu giữ (유치권)',
    body: 'Quyền giữ nhà của người chưa được trả tiền xây dựng không được đăng ký.',
  },
  'wage-claims': {
    title: 'Tiền lương còn nợ',
    body: 'Nếu chủ nhà có công ty, lương nhân viên được trả trước. Không ghi ở đâu cả.',
  },
  'tax-not-yet-assessed': {
    title: 'Thuế chưa thông báo',
    body: 'Thuế chưa khai thì cơ quan thuế cũng không cho biết được.',
  },
  'later-debts': {
    title: 'Nợ phát sinh sau này',
    body: 'Nợ sau khi ký thì không biết trước được. Vì vậy hãy tiếp tục theo dõi.',
  },
  'same-room-lease': {
    title: 'Cùng một phòng có cho thuê hai lần không',
    body: 'Hợp đồng chưa có ngày xác định (확정일자) thì không hiện ở đâu. Ngày ký, xem lại có ai đã khai báo địa chỉ trước không.',
  },
  'hidden-agreement': {
    title: 'Thỏa thuận ngầm',
    body: 'Nâng giá bán hoặc đưa tiền ngầm thì không để lại giấy tờ.',
  },
  'landlord-intent': {
    title: 'Ý định của chủ nhà',
    body: 'Giấy tờ sạch cũng không cho biết có ý muốn trả lại hay không.',
  },
}

export const clean: Engine['clean'] = {
  'no-mortgage': 'Không có thế chấp (근저당) còn hiệu lực',
  'no-seizure': 'Không có kê biên (압류)',
  'no-provisional-seizure': 'Không có kê biên tạm thời (가압류)',
  'no-provisional-disposition': 'Không có lệnh cấm định đoạt (가처분)',
  'no-provisional-registration': 'Không có đăng ký giữ chỗ (가등기)',
  'no-auction': 'Không có đấu giá hay phát mại (경매·공매)',
  'no-tenancy-registration': 'Không có đăng ký quyền thuê của người chưa được trả cọc (임차권등기)',
  'no-jeonse-right': 'Không có quyền jeonse hay quyền thuê của người khác (전세권·임차권)',
  'no-superficies': 'Không có quyền dùng đất của người khác (지상권·지역권)',
  'no-insolvency': 'Không có phục hồi hay phá sản (회생·파산)',
  'no-notice-registration': 'Không có mục báo vụ kiện (예고등기)',
  'no-trust': 'Không có ủy thác (신탁)',
  'cancelled-mortgages': 'Thế chấp đã xóa (말소된 근저당) không được tính',
  'land-right-present': 'Phần đất (대지권) đã đăng ký',
  'no-violation': 'Sổ công trình không có dấu vi phạm',
  'residential-use': 'Công dụng trong sổ công trình là nhà ở',
  'owner-matches': 'Người ký trùng tên chủ nhà trong sổ',
  'pages-complete': 'Đã đọc đủ trang, không thiếu',
  'payee-matches': 'Tài khoản nhận tiền đứng tên chủ nhà trong sổ',
  'owner-signs': 'Chủ nhà tự ký',
  'broker-signs': 'Có môi giới có chứng chỉ (공인중개사) cùng ký',
  'not-on-public-list': 'Chủ nhà không có trong danh sách công khai (상습 채무불이행자)',
  'no-guarantee-ban': 'Cơ quan bảo lãnh không từ chối chủ nhà này',
  'no-subrogation': 'Trong ba năm gần đây không có việc trả thay (대위변제)',
  'no-tax-arrears': 'Vào ngày kiểm tra không có thuế quá hạn',
}

export const unknown: Engine['unknown'] = {
  'not-given': 'Bạn chưa cho biết',
  'not-found': 'Đã tìm nhưng không thấy',
  'source-down': 'Nơi cung cấp dữ liệu không trả lời',
  'not-in-register': 'Giấy này không ghi',
  unread: 'Có ghi nhưng không đọc được',
  ambiguous: 'Đọc được hai cách nên chưa quyết định',
  'out-of-range': 'Quy định hoặc dữ liệu không bao gồm trường hợp này',
}
