/** Tiếng Việt: the terms documents, by code and version; other versions are shown in Korean. */
export const terms: Readonly<Record<string, string>> = {
  'age-1': `Jipsalpim (집살핌) dùng được từ 14 tuổi.
Chúng tôi không nhận dữ liệu cá nhân của người chưa đủ 14 tuổi (개인정보 보호법 제22조의2).
Nếu chưa đủ 14 tuổi, xin đừng đăng ký mà hãy nhờ người giám hộ kiểm tra giúp.
Nếu sau này biết là chưa đủ 14 tuổi, chúng tôi xóa ngay tài khoản và dữ liệu cá nhân.`,
  'service-2': `Điều 1 (Mục đích) Điều khoản này quy định điều kiện dùng dịch vụ của công ty vận hành Jipsalpim (“công ty”), quyền và nghĩa vụ của công ty và thành viên. Tên công ty, người đại diện, số đăng ký kinh doanh, số bán hàng qua mạng, địa chỉ và liên lạc ghi ở cuối màn hình.
Điều 2 (Dịch vụ) Công ty đọc sổ đăng ký và dữ liệu công khai, làm báo cáo nêu rủi ro của hợp đồng thuê. Công ty cung cấp báo cáo cho thành viên đã trả tiền, và cho mọi người khác phần kiểm tra đọc sổ đăng ký ngay trên máy của họ.
Điều 3 (Thông tin tham khảo) Báo cáo là thông tin tham khảo giúp quyết định, không phải thẩm định giá, tư vấn pháp luật, môi giới hay tư vấn tài chính. Ký hay không do thành viên quyết định. Điều không kiểm tra được vì thiếu dữ liệu thì báo cáo ghi là chưa kiểm tra được.
Điều 4 (Thời điểm) Báo cáo làm từ dữ liệu của thời điểm cấp, không có những thay đổi sau đó. Hãy xem lại sổ vào ngày ký và ngay trước khi trả nốt tiền.
Điều 5 (Tham gia) Người từ 14 tuổi vào bằng tài khoản Kakao hoặc Apple và đồng ý điều khoản bắt buộc là đã tham gia. Không được tham gia bằng tài khoản hay thông tin của người khác.
Điều 6 (Giá và thanh toán) Giá đã gồm VAT được hiện từ màn hình đầu tiên trước khi trả tiền. Công ty không nhận và không giữ số thẻ. Thanh toán trong cửa sổ của công ty thanh toán.
Điều 7 (Đổi địa chỉ) Địa chỉ của đơn đã trả tiền đổi được trong 5 phút sau khi trả, sau đó thì không.
Điều 8 (Rút lại và hoàn tiền) Trong 7 ngày từ khi trả tiền bạn rút lại được. Riêng báo cáo mà thành viên đồng ý làm ngay thì việc cung cấp bắt đầu khi mở sổ đăng ký, sau đó không rút lại được (전자상거래법 제17조 제2항). Điều này được báo riêng và xin đồng ý trước khi trả tiền. Nếu báo cáo khác với quảng cáo hay hợp đồng, bạn rút lại được trong 3 tháng từ khi nhận và trong 30 ngày từ khi biết (cùng điều, khoản 3).
Điều 9 (Báo cáo không làm được) Nếu nơi đăng ký không trả lời hoặc không tìm thấy sổ nên không làm được báo cáo, toàn bộ số tiền được hoàn mà không cần yêu cầu. Phiếu và vé đã dùng cũng được trả lại. Hoàn trong 3 ngày làm việc. Nếu chậm, cộng thêm lãi 15% một năm (전자상거래법 제18조, 시행령 제21조의3).
Điều 10 (Vé và phiếu) Thời hạn và điều kiện của vé và phiếu như màn hình đã ghi khi nhận. Vé chưa dùng được hoàn tiền trong thời hạn.
Điều 11 (Điều không được làm) Không thu thập thông tin người khác trái ý họ, không sửa báo cáo để cho người khác xem, không dùng chương trình tự động lấy dữ liệu. Nếu xác nhận có việc đó, công ty báo lý do và có thể ngừng việc sử dụng.
Điều 12 (Gián đoạn) Dịch vụ có thể dừng vì nơi đăng ký hay dữ liệu công khai bảo trì, trục trặc. Đơn đã trả tiền mà chậm thì chúng tôi báo; không làm được thì hoàn theo Điều 9.
Điều 13 (Trách nhiệm) Nếu thành viên bị thiệt hại do công ty cố ý hay sơ suất, công ty bồi thường. Nếu chính sổ đăng ký hay dữ liệu công khai sai thì nơi cấp dữ liệu chịu trách nhiệm; công ty ghi trong báo cáo đã đọc gì và khi nào. Điều này không bớt quyền mà luật cho thành viên.
Điều 14 (Xóa tài khoản) Thành viên có thể xóa tài khoản ở trang Của tôi bất cứ lúc nào. Trong 3 ngày sau khi yêu cầu, đăng nhập lại là hủy được; sau đó dữ liệu cá nhân bị xóa. Chỉ những ghi chép luật định được lưu riêng.
Điều 15 (Thay đổi điều khoản) Thay đổi được báo trước 7 ngày, bất lợi cho thành viên thì trước 30 ngày, và lần vào sau xin đồng ý lại. Không đồng ý thì có thể xóa tài khoản.
Điều 16 (Tranh chấp) Áp dụng luật Hàn Quốc, vụ kiện do tòa án theo Luật tố tụng dân sự. Có thể xin hòa giải ở Cơ quan người tiêu dùng Hàn Quốc (한국소비자원, số 1372) và Ủy ban hòa giải giao dịch điện tử (전자거래분쟁조정위원회).
Phụ lục: Điều khoản này có hiệu lực từ ngày 1-11-2026.`,
  'privacy-2': `Thu thập: số thành viên, tên, email của Kakao hoặc Apple, số điện thoại, điều kiện hợp đồng (tiền cọc, tiền thuê, ngày ký, ngày chuyển đến), địa chỉ nhà, tên chủ nhà nếu bạn ghi, ghi chép thanh toán. Khi xác minh danh tính (본인확인): tên, ngày sinh, số điện thoại, thông tin liên kết (CI·DI).
Để làm gì: nhận biết thành viên, làm báo cáo, thanh toán và hoàn tiền, thông báo về báo cáo và đơn, ngăn việc dùng gian lận.
Bao lâu: đến khi xóa tài khoản. Ghi chép hợp đồng và thanh toán được lưu riêng 5 năm theo Luật thương mại điện tử (전자상거래법). Thời hạn từng mục có trong chính sách riêng tư.
Không nhận số đăng ký cư dân. Phần sau của số đó ghi trong sổ đăng ký không được lưu.
Bạn có thể không đồng ý. Khi đó không tham gia hay làm báo cáo được.`,
  'marketing-2': `Gửi gì: tin về tính năng mới, giảm giá, phiếu. Gửi qua KakaoTalk (알림톡) hoặc SMS, ở đầu tin ghi (광고), tức quảng cáo.
Dùng gì: số điện thoại.
Bao lâu: đến khi rút lại đồng ý hoặc xóa tài khoản. Cứ 2 năm chúng tôi nhắc là bạn đã đồng ý.
Từ 9 giờ tối đến 8 giờ sáng chỉ gửi cho người đã đồng ý riêng nhận tin ban đêm.
Không đồng ý vẫn dùng được toàn bộ dịch vụ. Có thể rút lại bất cứ lúc nào ở phần Đồng ý và thông báo trên trang Của tôi.`,
  'night-1': `Đây là sự đồng ý nhận tin cả trong khoảng 9 giờ tối đến 8 giờ sáng, dành cho người đã đồng ý nhận ưu đãi và tin (정보통신망법 제50조 제3항).
Nếu chưa đồng ý nhận ưu đãi và tin thì không có hiệu lực.
Không đồng ý vẫn dùng được toàn bộ dịch vụ, và có thể rút lại bất cứ lúc nào.`,
  'push-1': `Đây là sự đồng ý nhận thông báo về báo cáo, thanh toán, hoàn tiền và tài khoản qua cả thông báo của ứng dụng. Chỉ gửi đến máy dùng ứng dụng.
Nếu cũng đồng ý nhận ưu đãi và tin, tin đó cũng được gửi qua thông báo ứng dụng, ở đầu ghi (광고), tức quảng cáo. Từ 9 giờ tối đến 8 giờ sáng chỉ gửi cho người đã đồng ý riêng nhận tin ban đêm.
Thông báo ứng dụng đến máy qua một công ty ở Mỹ (개인정보 보호법 제28조의8).
Bên nhận: Google LLC (liên lạc https://support.google.com/policies/contact/general_privacy_form)
Nước, thời điểm và cách chuyển: Mỹ, mỗi lần gửi thông báo, bằng truyền tin mã hóa.
Chuyển gì: địa chỉ thông báo của máy, tiêu đề và nội dung ngắn của thông báo, đường dẫn màn hình mở ra. Không có tên, liên lạc, địa chỉ nhà, số tiền.
Để làm gì và bao lâu: đưa thông báo đến máy; đến khi đưa được, lâu nhất một ngày.
Không đồng ý hoặc rút lại thì chỉ không có thông báo ứng dụng. KakaoTalk và SMS vẫn đến, và dùng được toàn bộ dịch vụ.`,
  'web-push-1': `Đây là sự đồng ý nhận thông báo về báo cáo, thay đổi sổ đăng ký, thanh toán, hoàn tiền và tài khoản qua cả thông báo trên trình duyệt. Chỉ gửi đến trình duyệt mà bạn đã bật.
Nếu cũng đồng ý nhận ưu đãi và tin, tin đó cũng được gửi qua thông báo trình duyệt, ở đầu ghi (광고), tức quảng cáo. Từ 9 giờ tối đến 8 giờ sáng chỉ gửi cho người đã đồng ý riêng nhận tin ban đêm.
Thông báo trình duyệt đến máy qua công ty làm ra trình duyệt (개인정보 보호법 제28조의8).
Bên nhận: với Chrome là Google LLC (liên lạc https://support.google.com/policies/contact/general_privacy_form), Safari là Apple Inc. (liên lạc https://www.apple.com/legal/privacy/contact/), Firefox là Mozilla Corporation (liên lạc compliance@mozilla.com), Edge là Microsoft Corporation (liên lạc https://aka.ms/privacyresponse)
Nước, lúc và cách chuyển: Mỹ, mỗi lần gửi thông báo, qua kết nối mã hóa.
Nội dung chuyển: địa chỉ nhận thông báo của trình duyệt và thông báo đã mã hóa để chỉ trình duyệt đó mở được. Công ty không đọc được nội dung.
Mục đích và thời gian: đưa thông báo đến máy; cho đến khi đến nơi, lâu nhất một ngày.
Nếu không đồng ý hoặc rút lại, chỉ thông báo trình duyệt không đến. Tin nhắn trên điện thoại vẫn đến như trước, và bạn dùng được mọi dịch vụ.`,
  'usage-1': `Thu thập: tên và giờ của màn hình đã xem, đường vào (nguồn, phương tiện, tên chiến dịch), một số ngẫu nhiên để phân biệt máy này.
Để làm gì: tìm ra màn hình nào làm người dùng mắc lại và sửa.
Bao lâu: 90 ngày. Sau đó chỉ còn tổng số không biết được là ai.
Không đưa cho công ty khác. Không thu thập địa chỉ, số tiền và điều bạn nhập.
Không đồng ý thì chỉ đếm tổng số không biết được là ai. Không đồng ý vẫn dùng được toàn bộ dịch vụ.`,
}
