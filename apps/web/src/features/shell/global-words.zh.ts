import type { Translated } from '../../lang/translated.ts'
import type { korean } from './global-words.ts'

export const words = {
  title: '选择语言',
  lead: '为不方便阅读韩文的人准备。您的选择保存在本设备上。',
  choose: '语言',
  whatTitle: '这是什么',
  what: [
    '在韩国租房要把一大笔押金（전세，全租）交给房东。我们阅读这套房的公开登记簿，告诉您如果房子被拍卖，押金能拿回多少。',
    '您可以放入登记簿的 PDF。只在本设备上读取，立刻判断，不需要登录。',
    '不知道的，我们就说不知道，并告诉您该问谁。',
  ],
  check: '检查手里的登记簿',
  order: '分析这套房',
  limits: '全部内容都有中文。登记簿本身是韩文，使用条款和隐私政策以韩文文本为准。',
  stepsTitle: '签约时一定要做的事',
  steps: [
    { title: '调取登记簿（등기부）', text: '签约当天看一次，付尾款之前再看一次。' },
    { title: '只汇到房主名下的账户', text: '身份证、账户和登记簿上的名字必须相同。' },
    {
      title: '搬家当天申报地址',
      text: '外国人的滞留地变更申报（체류지 변경신고）代替 전입신고（출입국관리법 88조의2）。当天也要办确定日期（확정일자）。',
    },
    { title: '拿回押金之前不要迁走地址', text: '一迁走就失去顺位。' },
  ],
  termsTitle: '会遇到的词',
} satisfies Translated<typeof korean>
