const refund = 'người thuê được hủy hợp đồng và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'

/** For a right that must be removed before anything is signed or paid. */
export const goneBefore = (what: string): string =>
  `Chủ nhà xác nhận đã xóa ${what} trước khi ký hợp đồng này. Nếu chưa xóa, ${refund}`
/** For a right that may be cancelled together with the balance. */
export const goneByBalance = (what: string): string =>
  `Trước khi nhận tiền trả nốt, chủ nhà xóa ${what}. Nếu không xóa, ${refund}`
export const repaid = `Cùng lúc nhận tiền trả nốt, chủ nhà trả hết các khoản nợ đứng trước và nộp đơn xóa, và đến hết ngày sau khi người thuê khai báo địa chỉ không thế chấp mới. Nếu vi phạm, ${refund}`
export const ownerSigns =
  'Hợp đồng này do chính chủ sở hữu trong sổ ký, hoặc do người đại diện đã đưa giấy ủy quyền (위임장) và giấy chứng nhận con dấu (인감증명서) ký. Tiền cọc chỉ trả vào tài khoản đứng tên chủ sở hữu.'
export const noSideMoney =
  'Chủ nhà và môi giới xác nhận không trả hay hứa khoản tiền nào ngoài hợp đồng (hỗ trợ lãi, phí chuyển nhà). Nếu có, tiền cọc giảm đúng số đó.'
export const approved =
  'Chủ nhà xác nhận tòa nhà đã được nghiệm thu và đưa bản sao giấy nghiệm thu (사용승인서). Nếu chưa thì hợp đồng này vô hiệu và chủ nhà trả lại ngay toàn bộ số tiền đã nhận.'
export const pendingSettled = `Nếu đơn đăng ký đang chờ vào ngày ký làm phát sinh thế chấp, hạn chế hoặc đổi chủ sở hữu, ${refund}`
export const restTold = `Chủ nhà cho biết số nợ còn lại của quyền đã xóa một phần bằng giấy của ngân hàng. Nếu sai, ${refund}`
