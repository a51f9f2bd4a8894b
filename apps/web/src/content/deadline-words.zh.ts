import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-words.ts'

export const words = {
  'look-up-taxes': {
    title: '查看房东欠的税（미납세금 열람）',
    note: '在税务署和居民中心（주민센터），不需要房东同意。',
  },
  'report-lease': { title: '申报租约（전월세 신고）', note: '一起交合同的话，也得到确定日期。' },
  'move-in-report': { title: '申报地址（전입신고）', note: '请在搬入当天办。晚一天，顺位也晚一天。' },
  'fixed-date': { title: '确定日期（확정일자）', note: '签约后马上能办，最晚在搬入当天。' },
  opposable: { title: '对抗力（대항력）生效的日子', note: '从这天 0 点起，换了房主也能住。' },
  'apply-guarantee': { title: '申请返还保证（반환보증）', note: '在这天之前向保证机构或银行申请。' },
  'renewal-notice': { title: '告知搬走还是续住', note: '房东要在这段时间里收到。' },
  'lease-ends': { title: '合同到期日', note: '押金和钥匙同时交接。' },
  'register-tenancy': {
    title: '申请租赁权登记命令（임차권등기명령）',
    note: '没拿回押金的话，从这天起可以向法院申请。',
  },
  'claim-guarantee': { title: '请求返还保证（반환보증）', note: '到这天还没拿回的话，向保证机构请求。' },
  'demand-distribution': { title: '要求分配（배당요구）', note: '要在法院定的日子之前申请才能受偿。' },
} satisfies Translated<typeof korean>
