import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  fields: {
    type: {
      label: '合同种类',
      options: {
        전세: { label: '全租（전세）', hint: '只交押金' },
        반전세: { label: '半全租（반전세）', hint: '大额押金加一些月租' },
        월세: { label: '月租（월세）', hint: '押金和月租' },
      },
    },
    period: {
      label: '现在的情况',
      options: {
        이사전: { label: '还没搬进去', hint: '准备签约，或等着付尾款' },
        거주중: { label: '正在住', hint: '合同进行中或快到期' },
      },
    },
    before: {
      label: '合同进度',
      options: {
        계약예정: { label: '还没签约' },
        계약완료: { label: '已签约并付了定金' },
        잔금예정: { label: '快要付尾款', hint: '7 天之内' },
      },
    },
    living: { label: '合同进度', options: { 거주: { label: '合同进行中' }, 만기예정: { label: '6 个月内到期' } } },
    date: { label: '签约日', unknownLabel: '还不知道' },
    moveIn: { label: '入住日', unknownLabel: '还不知道' },
    deposit: { label: '押金' },
    rent: { label: '月租' },
    home: { label: '地址', laterLabel: '还不知道地址' },
    unit: { label: '栋·层·号' },
    kind: {
      label: '房屋种类',
      options: {
        다세대: { label: '别墅楼（다세대·연립）' },
        오피스텔: { label: '商住两用楼（오피스텔）' },
        다가구: { label: '多户住宅（다가구）' },
        아파트: { label: '公寓小区（아파트）' },
        도시형: { label: '都市型生活住宅（도시형 생활주택）' },
        단독: { label: '独栋住宅（단독주택）' },
        모름: { label: '还没决定' },
      },
    },
    gu: { label: '地区', placeholder: '서울 강서구' },
    extension: {
      label: '之后的打算',
      options: {
        계약연장: { label: '想续约', hint: '还没有续' },
        이미연장: { label: '已经续了', hint: '重新签约，或没说话就延续了' },
        중도해지: { label: '想在到期前搬走' },
        만기이사: { label: '到期就搬走', hint: '还没决定也可以' },
      },
    },
    faq: {
      label: '还想知道的',
      options: {
        계약연장: { label: '怎样续约' },
        이미연장: { label: '已续的合同' },
        중도해지: { label: '怎样在到期前搬走' },
        선순위: { label: '房东答应先还的贷款', hint: '写下要还多少' },
        자금: { label: '自己的钱和贷款', hint: '告诉您要借多少' },
        집값: { label: '中介说的房价', hint: '和我们看到的价格并排显示' },
        지역: { label: '这个地区的全租诈骗', hint: '来自公共数据' },
        직접질문: { label: '自己写', hint: '和订单一起保存' },
      },
    },
    firstRepay: {
      label: '房东会先还贷款吗？',
      options: {
        Y: { label: '会，已经说好', hint: '用尾款还清并注销登记' },
        N: { label: '不会' },
        모름: { label: '还不知道' },
      },
    },
    firstRepayAmount: { label: '先还的金额', unknownLabel: '不知道金额' },
    cash: { label: '自己的钱', unknownLabel: '还不知道' },
    loan: {
      label: '贷款',
      options: { Y: { label: '要贷款' }, N: { label: '不贷款', hint: '全部自己付' }, 모름: { label: '还没决定' } },
    },
    realtorPrice: { label: '中介说的房价' },
    realtorReason: { label: '这样说的理由' },
    faqWrite: { label: '想知道的' },
  },
  questions: {
    type: '是哪种合同？',
    period: '现在是什么情况？',
    before: '合同到哪一步了？',
    living: '合同还剩多久？',
    extension: '打算怎样处理合同？',
    date: { planned: '准备哪天签约？', signed: '哪天签的约？', hint: '按那一天的法律判断。' },
    moveIn: {
      past: '哪天入住的？',
      coming: '哪天入住？',
      hint: '申报地址（전입신고）的第二天 0 点起有对抗力（대항력）。',
    },
    deposit: '押金多少？',
    rent: '押金和月租多少？',
    home: '是哪套房？',
    unit: { title: '几栋几号？', hint: '每一户都有自己的登记簿（등기부）。' },
    kind: '在找什么样的房？',
    area: { title: '在哪个地区？', hint: '请用韩文写到市、郡、区（시·군·구）。' },
    faq: '还有想知道的吗？',
    town: '这个地区怎么样？',
    firstRepay: '房东答应先还贷款了吗？',
    cash: { title: '押金里自己的钱有多少？', hint: '不借也能付的钱。' },
    loan: '要贷款吗？',
    realtorPrice: { title: '中介说房价是多少？', hint: '和我们看到的价格并排显示，不影响分数和判断。' },
    realtorReason: { title: '为什么是这个价？', hint: '照听到的写。没听到就空着。' },
    faqWrite: { title: '想知道什么？', hint: '和订单一起保存，并显示在报告里。不会有人回信。' },
    amount: '用这些内容做报告吗？',
  },
} satisfies Translated<typeof korean>
