import type { Translation } from '../translation.ts'
import { short, won } from './speech.ts'

type Engine = Translation['engine']

export const sentences: Engine['sentences'] = {
  because: (why, sentence) => `${why}. ${sentence}`,
  ceiling: (score, open) => `Còn việc chưa kiểm tra nên điểm không quá ${score}: ${open}.`,
  cap: (title, word) => `Vì “${title}” nên kết luận không thể tốt hơn ${word}.`,
  head: {
    asOf: (day) => `Ngày chuẩn ${day}`,
    past: (year, month) => `Sổ tháng ${month} năm ${year}`,
    undated: 'Sổ không rõ ngày lấy',
  },
  beyondMoney: {
    위험: 'Có nguy hiểm không hiện ra trong phép tính đấu giá.',
    매우위험: 'Có nguy hiểm nghiêm trọng không hiện ra trong phép tính đấu giá.',
  },
  money: {
    land: 'Đây là sổ đất nên chưa tính được số tiền về lại khi đấu giá.',
    landRight: 'Chưa xác nhận được phần đất (대지권) nên chưa tính được số tiền về lại khi đấu giá.',
    noDeposit: 'Không biết tiền cọc nên chưa tính được số tiền về lại khi đấu giá.',
    noPrice: 'Không biết giá nhà nên chưa tính được số tiền về lại khi đấu giá.',
    past: (year, month) => `Tính theo sổ tháng ${month} năm ${year}, chưa có các khoản nợ phát sinh sau đó.`,
    told: 'Tính theo giá nghe nói, chưa có gì xác nhận.',
    allBut: (deposit) =>
      `Chỉ tính phần chia khi đấu giá thì tiền cọc ${won(deposit)} về lại đủ. Những nguy hiểm đã tìm thấy không nằm trong phép tính này.`,
    all: (deposit) => `Tính ra, khi đấu giá sẽ nhận lại toàn bộ tiền cọc ${won(deposit)}.`,
    none: (deposit) => `Tính ra, khi đấu giá không nhận lại được đồng nào trong tiền cọc ${won(deposit)}.`,
    some: (deposit, low, high) =>
      `Tính ra, khi đấu giá nhận lại ${low === high ? won(low) : `${short(low)}~${short(high)}`} trong tiền cọc ${won(deposit)}.`,
  },
  lookUp: {
    costUnknown: 'không rõ chi phí',
    free: 'miễn phí',
    cost: won,
    timeUnknown: 'không rõ thời gian',
    atOnce: 'ngay',
    days: (n) => `tối đa ${n} ngày`,
    noConsent: 'không cần đồng ý',
    consent: 'cần chủ nhà đồng ý',
  },
  without: (answer, cancelled) => `${answer} (không tính ${cancelled} mục đã xóa)`,
  noHeadroom: 'Theo quy định bảo lãnh, không có mức tiền cọc nào được nhận.',
  headroom: (most) => `Theo quy định bảo lãnh, tiền cọc đến ${won(most)} thì được.`,
  borderline: 'Nằm ở ranh giới: đọc chặt thì không đạt, đọc rộng thì đạt',
  repay: {
    title: 'Nếu chủ nhà trả khoản vay trước',
    body: (before, after) =>
      after === 0
        ? `Nếu trả và xóa như đã hứa, thế chấp (근저당) đứng trước ${won(before)} sẽ không còn.`
        : `Nếu trả như đã hứa và xóa hoặc giảm, thế chấp (근저당) đứng trước giảm từ ${won(before)} xuống ${won(after)}.`,
    range: (low, high) => (low === high ? won(low) : `${short(low)}~${short(high)}`),
    money: (then, now) => `Khi đó số tiền về lại khi đấu giá là ${then}, còn nay là ${now}.`,
    moneyUnknown: 'Chưa tính được số tiền về lại thay đổi bao nhiêu.',
    ask: 'Chỉ lời hứa thì điểm không đổi. Hãy ghi điều kiện xóa vào điều khoản riêng (특약), và ngày trả nốt (잔금) xem biên lai trả nợ (상환영수증) và giấy tiếp nhận xóa (말소등기접수증).',
  },
}
