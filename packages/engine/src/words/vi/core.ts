import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { date, money, text } from './speech.ts'

type Engine = Translation['engine']

export const grades: Engine['grades'] = {
  양호: { word: 'Ổn', sentence: 'Trong phạm vi đã kiểm tra, không thấy rủi ro lớn.' },
  주의: { word: 'Chú ý', sentence: 'Có điều cần kiểm tra hoặc thay đổi trước khi ký.' },
  위험: { word: 'Nguy hiểm', sentence: 'Với điều kiện hiện nay, bạn có thể mất tiền cọc.' },
  매우위험: { word: 'Rất nguy hiểm', sentence: 'Nhiều khả năng không nhận lại được tiền cọc.' },
  판단보류: { word: 'Chưa kết luận', sentence: 'Thiếu thông tin cần thiết nên chưa kết luận.' },
}

export const withheld: Engine['withheld'] = {
  price: 'Không biết giá nhà',
  'price-told': 'Giá nhà chỉ là giá nghe nói',
  deposit: 'Không biết tiền cọc',
  'other-deposits': 'Không biết tiền cọc của các hộ khác',
  'trust-ledger': 'Chưa xem sổ ủy thác (신탁원부)',
  owner: 'Không đọc được chủ nhà hiện nay là ai',
  'cancel-conflict': 'Có mục không rõ đã xóa hay chưa',
  'pages-missing': 'Thiếu trang',
  'land-register': 'Đây là sổ đất nên không biết quyền trên căn nhà',
  'land-right': 'Chưa xác nhận được phần đất (대지권) nên không biết giá',
  'register-past': 'Sổ lấy đã lâu nên không biết hiện tại',
}

const download = 'Hãy dùng nguyên tệp PDF tải từ 인터넷등기소 (iros.go.kr).'
export const refusals: Engine['refusals'] = {
  unreadable: {
    title: 'Không đọc được chữ trong tệp này',
    body: () => 'Tệp là ảnh chụp hoặc đã hỏng.',
    act: download,
  },
  passwordProtected: {
    title: 'Tệp có mật khẩu',
    body: () => 'Không biết mật khẩu thì không mở được.',
    act: 'Hãy dùng tệp đã bỏ mật khẩu.',
  },
  tooManyPages: {
    title: 'Quá nhiều trang',
    body: (n) => `${has(n, 'pages') ? `Có ${count(n, 'pages')} trang. ` : ''}Đọc được đến 200 trang.`,
    act: 'Hãy chỉ dùng sổ của một căn nhà.',
  },
  tooLarge: {
    title: 'Tệp quá lớn',
    body: () => 'Sổ đăng ký thường không quá vài megabyte.',
    act: download,
  },
  hasScripts: {
    title: 'Tệp có chứa chương trình',
    body: () => 'Sổ đăng ký không có chương trình nên chúng tôi không mở.',
    act: download,
  },
  otherVendor: {
    title: 'Chưa đọc được định dạng này',
    body: (n) =>
      has(n, 'vendor') ? `Chưa đọc được dữ liệu từ ${text(n, 'vendor')}.` : 'Chưa đọc được dữ liệu từ nơi này.',
    act: 'Hãy dùng PDF của sổ đăng ký.',
  },
  notARegister: {
    title: 'Có vẻ không phải sổ đăng ký (등기부)',
    body: () => 'Không tìm thấy phần 갑구 và số (고유번호) mà sổ nhà đất phải có.',
    act: 'Hãy dùng sổ nhà đất lấy từ 인터넷등기소 (iros.go.kr).',
  },
  corporateRegister: {
    title: 'Đây là sổ của công ty',
    body: () => 'Tiêu đề giống nhau nhưng là sổ pháp nhân (법인 등기부), không có quyền trên nhà.',
    act: 'Hãy dùng sổ lấy theo địa chỉ căn nhà.',
  },
  pagesMissing: {
    title: 'Thiếu trang',
    body: (n) => `Tất cả ${count(n, 'declared')} trang mà chỉ có ${count(n, 'read')} trang.`,
    act: 'Hãy dùng tệp có đủ trang.',
  },
  mixedDocuments: {
    title: 'Lẫn nhiều sổ khác nhau',
    body: () => 'Số (고유번호) hoặc giờ cấp khác nhau giữa các trang.',
    act: 'Hãy chỉ dùng sổ của một căn nhà.',
  },
  emptyFile: {
    title: 'Tệp trống',
    body: () => 'Trong tệp không có gì.',
    act: 'Hãy kiểm tra đã tải xong chưa rồi chọn lại.',
  },
}

export const diffRefusals: Engine['diffRefusals'] = {
  differentHome: {
    title: 'Đây là sổ của căn nhà khác',
    body: 'Số (고유번호) hoặc địa chỉ khác nên không so sánh.',
    act: 'Hãy dùng sổ của cùng căn nhà.',
  },
  homeUnknown: {
    title: 'Không biết có phải cùng căn nhà không',
    body: 'Không đọc được số (고유번호) và địa chỉ.',
    act: 'Hãy dùng sổ có trang đầu.',
  },
  olderAfter: {
    title: 'Sổ này cũ hơn',
    body: 'Nó được lấy trước sổ đầu tiên nên không cho thấy thay đổi mới.',
    act: 'Hãy đổi thứ tự hai sổ hoặc dùng sổ mới lấy.',
  },
  partOnly: {
    title: 'Giấy này chỉ có một phần',
    body: 'Chỉ có một phần sổ nên không phân biệt được mục đã mất và mục bị bỏ qua.',
    act: 'Hãy lấy bản đầy đủ (전부증명서) tại 인터넷등기소 (iros.go.kr).',
  },
}

export const assumptions: Engine['assumptions'] = {
  'tax-unknown': 'Không biết được thuế chủ nhà còn nợ nên tính là không có. Nếu có, số tiền về lại sẽ ít hơn.',
  'seizure-amount-unknown': 'Số tiền kê biên (압류) không ghi; trường hợp xấu, tính là thuế lấy hết ở phía trước.',
  'new-owner-tax-behind':
    'Thuế quốc gia của chủ nhà đổi sau khi bạn khai báo địa chỉ: thường tính đứng sau tiền cọc, trường hợp xấu tính đứng trước.',
  'mortgage-at-maximum': 'Thế chấp (근저당) tính theo mức tối đa (채권최고액), không theo số nợ còn lại.',
  'raise-own-rank': 'Số tiền tăng thêm bằng đăng ký sau tính theo thứ tự của ngày đăng ký đó.',
  'raise-at-first-rank':
    'Mức tối đa được tăng bằng đăng ký kèm (부기) sau khi bạn khai báo địa chỉ vẫn tính theo thứ tự của đăng ký đầu. Phần tăng thêm có thể tranh luận là đứng sau tiền cọc của bạn.',
  'share-reaches-its-part': 'Quyền chỉ đặt trên một phần sở hữu tính là chỉ được trả từ phần giá nhà tương ứng.',
  'share-unknown-as-whole': 'Quyền không rõ phần bao nhiêu tính là đặt trên cả căn nhà.',
  'shares-apart':
    'Giá nhà chia theo phần sở hữu, và nợ trên cả căn do từng phần gánh theo giá trị (민법 368조). Phần đã bắt đầu đấu giá tính là bán trước.',
  'share-debtor-first':
    'Phần của chủ sở hữu mà sổ ghi là người mắc nợ (채무자) tính là trả trước, phần của người chỉ cho mượn làm bảo đảm chỉ trả chỗ còn thiếu (대법원 2008다41475).',
  'share-debtor-unknown':
    'Thế chấp (근저당) không ghi ai mắc nợ thì tính là từng phần cùng gánh. Trường hợp xấu, người mắc nợ tính là đồng sở hữu khiến bạn nhận lại ít nhất; trường hợp tốt, là người khiến bạn nhận lại nhiều nhất.',
  'shares-too-many':
    'Quá nhiều phần sở hữu nên không thử hết ai mắc nợ. Trường hợp xấu tính là mỗi phần trả toàn bộ nợ đó, nên thực tế có thể nhận lại nhiều hơn.',
  'lease-binds-every-share':
    'Tính là hợp đồng ràng buộc mọi đồng sở hữu. Nếu hơn nửa phần sở hữu không đồng ý (민법 265조), số tiền về lại có thể ít hơn.',
  'lease-of-minority':
    'Người ký giữ không quá nửa phần sở hữu; trường hợp xấu tính là đồng sở hữu khác không đồng ý, hợp đồng vô hiệu và không nhận lại đồng nào.',
  'partly-cancelled-in-full': 'Quyền xóa một phần không biết còn bao nhiêu nên tính là còn đủ.',
  'joint-full-at-worst':
    'Bảo đảm chung (공동담보): trường hợp xấu tính là căn này bán trước và trả hết nợ; thường thì các căn cùng giá chia đều.',
  'joint-others-first-at-best':
    'Bảo đảm chung (공동담보): trường hợp tốt tính là các căn khác bán trước, căn này chỉ trả phần còn lại.',
  'joint-by-told-value':
    'Bảo đảm chung (공동담보): trường hợp xấu tính là căn này bán trước và trả hết nợ; thường thì căn này và các căn khác chia theo giá trị, lấy giá bạn cho biết (민법 368조). Nếu trên các căn đó có quyền đứng trước khoản nợ này thì căn này trả nhiều hơn.',
  'joint-value-of-many':
    'Mỗi khoản nợ bảo đảm bằng các căn khác nhau nên giá bạn cho biết chỉ được dùng khi căn này phải trả nhiều hơn.',
  'joint-owner-owes':
    'Chủ căn nhà này là người mắc nợ. Nếu các căn khác là của người chỉ cho mượn làm bảo đảm thì căn này trả trước (대법원 2008다41475). Sổ này không ghi các căn đó của ai nên chỉ tính vào trường hợp xấu.',
  'joint-owner-secures':
    'Chủ căn nhà này chỉ cho mượn nhà làm bảo đảm. Nếu các căn khác là của người mắc nợ thì chúng trả trước (대법원 2008다41475). Sổ này không ghi các căn đó của ai nên chỉ tính vào trường hợp tốt.',
  'joint-count-unknown': 'Không biết bao nhiêu căn cùng bảo đảm nên tính là căn này trả toàn bộ nợ.',
  'amount-unreadable': 'Khoản nợ không ghi bằng won tính là lớn bằng giá nhà.',
  'provisional-as-entered':
    'Đăng ký giữ chỗ (가등기) ở phần 을구 được tính như quyền đã đăng ký, theo thứ tự của ngày giữ chỗ (부동산등기법 91조).',
  'provisional-may-secure':
    'Tên của đăng ký giữ chỗ (가등기) không cho biết nó có bảo đảm khoản nợ hay không, và không ghi số tiền. Trường hợp xấu và thường gặp tính là khoản nợ lấy hết giá nhà, trường hợp tốt tính là không có nợ (가등기담보법 13조).',
  'jeonse-as-base':
    'Tính rằng người giữ quyền jeonse (전세권) đăng ký trước yêu cầu được chia tiền, nên trường hợp thường gặp hợp đồng sau của bạn không có quyền đối kháng (대항력) (민사집행법 91조 4항). Trường hợp tốt tính là họ không yêu cầu.',
  'jeonse-on-part': 'Quyền jeonse (전세권) trên một phần tòa nhà không được tính là quyền làm mốc xóa.',
  'rank-day-unknown': 'Quyền không đọc được ngày tiếp nhận tính là đứng trước bạn.',
  'other-tenants-unknown': 'Không biết tiền cọc của các hộ khác nên tính theo nhiều trường hợp.',
  'other-tenants-at-worst':
    'Trường hợp xấu: mọi hộ khác vào trước bạn, mỗi hộ cọc số lớn hơn giữa tiền cọc của bạn và mức cọc nhỏ.',
  'other-tenants-as-a-rule': 'Trường hợp thường: mọi hộ khác vào trước bạn, mỗi hộ cọc bằng tiền cọc của bạn.',
  'other-tenants-at-best': 'Trường hợp tốt: không có hộ khác nào đứng trước bạn.',
  'other-tenants-spread':
    'Tổng tiền cọc của các hộ khác chia theo số hộ; trường hợp xấu chia theo cách bạn nhận ít hơn.',
  'lease-as-security-disputed':
    'Ý kiến khác nhau về việc ngày xác định (확정일자) của người thuê khác có tính là bảo đảm không; trường hợp xấu tính theo cách bạn nhận ít hơn.',
  'circle-disputed':
    'Luật không quy định cách chia khi thứ hạng các chủ nợ xoay vòng (순환). Chúng tôi tính theo án lệ Tòa án Tối cao (안분 후 흡수, 91다44407, 94마417); phần còn tranh cãi được thể hiện bằng khoảng từ trường hợp xấu đến tốt.',
  'prior-tenant-first': 'Người thuê trước đã đăng ký quyền thuê (임차권) tính là được trả trước.',
  'bid-less-what-stays':
    'Tính là nhà bán rẻ đi bằng số tiền chủ mới phải trả cho người thuê khác. Nếu số đó lớn hơn giá nhà thì không ai mua.',
  'after-auction-opening': 'Vào ở sau khi đấu giá bắt đầu thì không được trả trước hết (최우선변제).',
  'possessory-lien-unseen':
    'Quyền lưu giữ (유치권) không có trong sổ nên tính là không có. Nếu có người khai quyền này trong vụ đấu giá, nhà có thể bán rẻ hơn chừng đó. Hãy xem bản mô tả và bản khảo sát của tòa (매각물건명세서, 현황조사보고서).',
  'their-auction-may-end':
    'Sau các khoản trả trước người nộp đơn thì không còn gì cho họ. Tòa có thể hủy cuộc đấu giá (Luật Thi hành án dân sự điều 102).',
  'applied-by-tenant':
    'Bạn nộp đơn đấu giá. Có bản án buộc trả tiền cọc thì nộp được mà không phải dọn đi (Luật Bảo vệ thuê nhà điều 3-2).',
  'applied-by-mortgage':
    'Chủ nợ thế chấp nộp đơn đấu giá. Bạn phải yêu cầu phần của mình trước hạn của tòa (배당요구 종기) mới được trả.',
  'applied-by-jeonse':
    'Người có quyền jeonse (전세권) nộp đơn đấu giá. Nếu quyền đó trên cả căn nhà thì nó và mọi quyền sau nó đều bị xóa (Luật Thi hành án dân sự điều 91).',
  'applied-by-tax-office':
    'Cơ quan thuế bán nhà (공매). Khi sổ không có kê biên, trường hợp xấu tính một khoản thuế đứng trước tất cả và lấy hết tiền bán.',
  'own-auction-may-end':
    'Tính theo giả định nhà được bán đấu giá. Nhưng thông thường, sau chi phí và các khoản đứng trước thì không còn gì cho bạn, nên tòa có thể hủy cuộc đấu giá do chính bạn yêu cầu (민사집행법 102조).',
  'land-register-unseen': 'Chưa xem sổ đất. Nếu có nợ chỉ trên đất, số tiền về lại sẽ ít hơn.',
  'land-separate-at-worst': 'Trên đất có quyền riêng; trường hợp xấu tính là nó lấy hết tiền đất.',
  'land-mortgage-first-at-worst':
    'Có thể thế chấp trên đất có trước tòa nhà; trường hợp xấu, phần trả trước hết (최우선변제) chỉ lấy từ tiền tòa nhà.',
  'move-in-assumed': 'Không biết ngày chuyển đến nên tính là khai báo địa chỉ vào ngày lấy sổ.',
  'fixed-date-same-day': 'Tính là khai báo địa chỉ (전입신고) và ngày xác định (확정일자) cùng một ngày.',
  'region-unknown': 'Không biết khu vực nên phần trả trước hết (최우선변제) tính theo mức thấp nhất.',
  'region-ambiguous': 'Khu vực đọc được hai cách nên tính theo mức thấp hơn.',
  'kind-unknown': 'Không biết loại nhà nên tính theo tỷ lệ đấu giá (낙찰가율) của villa (연립·다세대).',
  'price-told':
    'Giá nhà là giá nghe nói, chưa được giao dịch hay giá công bố (공시가격) xác nhận. Nếu giá thật thấp hơn thì tiền về lại cũng ít hơn.',
  'price-thin': 'Ít giao dịch nên khoảng giá nhà rộng hơn.',
  'title-at-risk': 'Có tranh chấp sở hữu hoặc ủy thác; trường hợp xấu tính là không nhận lại đồng nào.',
  'small-deposit-doubtful':
    'Nợ đứng trước gần bằng giá nhà nên tòa có thể không công nhận quyền được trả trước (최우선변제, Tòa án Tối cao 2013다62223). Trường hợp xấu tính là không được nhận, các trường hợp khác tính là được nhận.',
  'trust-consent-unknown':
    'Không biết công ty ủy thác có đồng ý không, nên trường hợp xấu và thường gặp đều tính là không nhận lại đồng nào. Không có sự đồng ý, hợp đồng thuê không ràng buộc công ty ủy thác (신탁법 31조).',
  'trust-consent-refused':
    'Bạn cho biết không có giấy đồng ý của công ty ủy thác, nên với hợp đồng này không đòi được gì từ giá bán nhà.',
  'trust-consent-told':
    'Tính theo lời bạn rằng công ty ủy thác đã đồng ý. Nhưng nếu sổ ủy thác (신탁원부) ghi người ủy thác (위탁자) hoàn cọc, thì không đòi được từ công ty ủy thác hay chủ mới (Tòa án Tối cao 2019다300095).',
  'opposable-resale': 'Có quyền đối kháng (대항력) thì tính cả cách đòi chủ mới hoặc tự mua căn nhà.',
}

export const lines: Engine['lines'] = {
  cost: 'Chi phí đấu giá',
  'small-deposit': 'Phần bạn được trả trước hết (최우선변제)',
  tax: 'Thuế còn nợ',
  mortgage: 'Thế chấp (근저당)',
  provisional: 'Đăng ký giữ chỗ (가등기)',
  jeonse: 'Quyền jeonse (전세권)',
  attachment: 'Kê biên tạm thời (가압류)',
  'other-tenants': 'Người thuê khác',
  tenant: 'Phần bạn được trả theo thứ tự',
  surplus: 'Còn dư',
  'assumed-by-buyer': 'Phần chủ mới nợ bạn',
}

export const guarantee: Engine['guarantee'] = {
  verdict: {
    eligible: 'Theo quy định đã kiểm tra, có thể được bảo lãnh hoàn cọc (전세보증금반환보증)',
    'not-eligible': 'Với điều kiện hiện nay, khó được bảo lãnh hoàn cọc (전세보증금반환보증)',
    unknown: 'Chưa biết có được bảo lãnh hoàn cọc (전세보증금반환보증) không',
  },
  reasons: {
    'kind-not-covered': (n) => `Loại nhà này không thuộc diện bảo lãnh (${text(n, 'kind')}).`,
    'kind-unknown': () => 'Không biết loại nhà.',
    'right-on-register': (n) => `Trong sổ có mục cản trở bảo lãnh (${text(n, 'right')}).`,
    trust: () => 'Nhà đang ủy thác (신탁). Phải ký trực tiếp với bên nhận ủy thác (수탁자) mới được xét.',
    'illegal-building': () => 'Là công trình vi phạm (위반건축물).',
    'building-unapproved': () => 'Công trình chưa được nghiệm thu (사용승인).',
    'non-residential-use': () => 'Công dụng không phải nhà ở.',
    'land-right-missing': () => 'Chưa đăng ký phần đất (대지권).',
    'owner-mismatch': () => 'Người ký không phải chủ nhà trong sổ.',
    'landlord-barred': () => 'Cơ quan bảo lãnh từ chối chủ nhà này (보증금지 대상).',
    'deposit-over-limit': (n) => `Tiền cọc vượt hạn mức ${money(n, 'limit')} là ${money(n, 'over')}.`,
    'senior-over-limit': (n) =>
      `Nợ đứng trước vượt hạn mức ${money(n, 'limit')} (${String(n['percent'] ?? '?')}% giá trị nhà, 주택가액) là ${money(n, 'over')}.`,
    'senior-borderline': () => 'Nằm ở ranh giới, tùy cách đọc quy định có thể được. Hãy hỏi cơ quan bảo lãnh.',
    'sum-over-value': (n) =>
      `Tiền cọc cộng nợ đứng trước vượt giá trị nhà (주택가액) ${money(n, 'value')} là ${money(n, 'over')}.`,
    'guarantor-price-unknown': () => 'Không biết giá nhà mà cơ quan bảo lãnh dùng.',
    'deposit-unknown': () => 'Không biết tiền cọc.',
    'rent-unknown': () => 'Không biết tiền thuê tháng nên chưa tính được tiền cọc quy đổi (환산보증금).',
    'region-unknown': () => 'Không biết khu vực.',
    'other-deposits-unknown': () => 'Không biết tiền cọc của các hộ khác.',
    'before-rules': (n) => `Chúng tôi chỉ biết quy định bảo lãnh từ ngày ${date(n, 'from')}. Giấy này có trước đó.`,
    'amount-unread': () => 'Có khoản nợ không biết số tiền.',
    'term-too-short': (n) => `Thời hạn thuê ngắn hơn ${count(n, 'months')} tháng.`,
    'window-closed': (n) => `Hạn đăng ký đã qua ngày ${date(n, 'by')}.`,
    'term-unknown': (n) =>
      `Nếu là hợp đồng 2 năm thì hạn đăng ký đã qua ngày ${date(n, 'by')}. Hãy xem ngày hết hợp đồng.`,
    'hf-borrowers-only': () => 'Chỉ dành cho người vay tiền cọc có bảo đảm của 한국주택금융공사 (HF).',
    'sgi-value-rule': () => 'Cách tính giá nhà không công khai. Hãy hỏi SGI서울보증.',
  },
  unchecked: {
    'landlord-barred': 'cơ quan bảo lãnh có từ chối chủ nhà không',
    'other-residents': 'có hộ khác khai báo ở căn này không',
    'moved-in-and-fixed': 'đã khai báo địa chỉ (전입신고) và có ngày xác định (확정일자) chưa',
    'co-owners-sign': 'nhà đồng sở hữu: những ai phải ký hợp đồng (luật cần hơn nửa phần sở hữu, 민법 265조)',
    'sealed-by-broker': 'hợp đồng có dấu của môi giới có chứng chỉ (공인중개사) không',
  },
  fee: {
    'term-two-years': 'Không biết ngày hết hạn nên tính là hợp đồng 2 năm.',
    'no-discount': 'Chưa tính giảm giá.',
    'market-for-kb': 'Dùng giá nhà ở trên thay cho giá thị trường của KB hoặc 부동산테크.',
    'few-trades': 'Ít giao dịch để so sánh nên có thể khác giá của cơ quan bảo lãnh.',
    'earlier-price-skipped': 'Không kiểm tra được giá mà cơ quan bảo lãnh xem trước nên dùng giá kế tiếp.',
    'estimate-only': 'Ước tính theo ví dụ đã công bố, không phải mức phí chính thức.',
  },
  discounts: {
    'low-income': 'hộ thu nhập thấp',
    'newly-wed': 'vợ chồng mới cưới',
    'many-children': 'gia đình nhiều con',
  },
  priceSteps: {
    'kb-or-rtech': 'giá thị trường của KB hoặc 부동산테크',
    official: 'giá tính theo giá công bố (공시가격)',
    'app-low': 'mức thấp của giá trong 안심전세앱',
    'sale-in-year': 'giá mua bán trong sổ trong vòng một năm',
    'first-sale': 'giá bán lần đầu (분양가)',
    'land-and-building': 'giá công bố của đất và tòa nhà (공시지가·시가표준액)',
    appraisal: 'giá thẩm định',
  },
}
