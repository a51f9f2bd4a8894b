import { applicationWindow } from '@jipsalpim/engine/law/hug.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { lookUps } from '@jipsalpim/engine/law/look-ups.ts'
import { renewalNotice } from '@jipsalpim/engine/law/renewal.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

const papers = [
  ['full-register', '含注销事项的登记簿（등기부, 말소사항 포함）', '网上登记所（인터넷등기소）'],
  ['building-ledger', '建筑物台账（건축물대장）', '政府门户（정부24）'],
  ['other-deposits', '其他各户的押金（확정일자 부여현황）', '居民中心（주민센터）'],
  ['resident-households', '迁入的住户（전입세대확인서）', '居民中心（주민센터）'],
  ['tax-arrears', '房东欠的税（미납세금）', '税务署（세무서）、居民中心（주민센터）'],
  ['landlord-record', '房东的保证事故（임대인 정보조회）', '应用 안심전세앱'],
  ['trust-ledger', '信托房屋的信托原簿（신탁원부）', '登记所（등기소）'],
] as const

export const article: ArticleText = {
  title: '合同的顺序',
  lead: '从看房那天到搬家第二天，每天要做的事。',
  sections: [
    {
      title: '按您的日子看',
      blocks: [
        { kind: 'text', text: ['填写日子，就算出不能错过的日子。填写的内容只在本设备上使用。'] },
        { kind: 'show' },
      ],
    },
    {
      title: '签约之前',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '在两个地方看行情',
              text: '一起看国土交通部实际成交价（국토교통부 실거래가）和 부동산테크，算出押金占房价多少。',
            },
            {
              title: '取一天之内的登记簿',
              text: '표제부、갑구、을구 全部看，并且要含注销事项的（말소사항 포함）。有拍卖（경매개시결정）、信托（신탁）、查封（압류）、假登记（가등기）就停下。',
            },
            {
              title: '在建筑物台账（건축물대장）上看用途',
              text: '近邻生活设施（근린생활시설）或违规建筑（위반건축물）的话，贷款和返还保证（반환보증）可能被拒。',
            },
            {
              title: '多户房（다가구）要问其他各户的押金',
              text: '拿到 확정일자부여현황 和 전입세대확인서，才知道您前面有多少钱。',
            },
            {
              title: '先问保证和贷款',
              text: '拿这个地址和这笔押金问保证机构和银行行不行，再签约。',
            },
          ],
        },
        {
          kind: 'table',
          caption: '查什么，在哪里查',
          columns: [
            { key: 'what', label: '要查的' },
            { key: 'who', label: '在哪里' },
            { key: 'cost', label: '费用', numeric: true },
            { key: 'days', label: '时间', numeric: true },
            { key: 'consent', label: '房东同意' },
          ],
          rows: (on) => {
            const table = lawValue(lookUps, on)
            return papers.map(([id, what, who]) => ({
              id,
              what,
              who,
              cost: table[id].costWon === null ? '不明' : won(table[id].costWon),
              days: describeTakes(table[id].takesDays),
              consent: table[id].consent === 'landlord' ? '需要' : '不需要',
            }))
          },
        },
      ],
    },
    {
      title: '签约那天',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '确认是房主',
              text: '身份证上的名字要和登记簿的房主相同。是代理人的话，看委托书（위임장）和印章证明（인감증명），并和房主直接通话。',
            },
            { title: '付到房主名下的账户', text: '信托的房子，确认是不是信托公司指定的账户。' },
            {
              title: '拿到房东要出示的',
              text: '房东要出示确定日期信息和纳税证明（납세증명서），或同意您查看。',
            },
            {
              title: '拿到中介的书面说明',
              text: '看确认说明书（확인·설명서）上有没有登记簿的权利、与其他房子共同的抵押、查看欠税的权利。',
            },
            { title: '写特约（특약）', text: '首先是付尾款次日之前不设新担保的约定。' },
          ],
        },
      ],
    },
    {
      title: '付尾款（잔금）那天',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '付之前再看登记簿', text: '和签约那天有一行不同，就先不付，去问。' },
            { title: '拿钥匙，拍下房子的状态', text: '照片能减少搬走时的争执。' },
            {
              title: '当天申报地址并办确定日期',
              text: '两样都能在网上办。外国人办滞留地变更申报（체류지 변경신고）。대항력 从次日 0 点生效。',
            },
          ],
        },
      ],
    },
    {
      title: '搬家之后',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '第二天看登记簿', when: '搬家第二天', text: '确认同一天没有进来抵押权。' },
            {
              title: '申报租约（전월세 신고）',
              when: (on) => `签约后 ${lawValue(leaseReport, on).days} 天内`,
              text: '一起交合同的话，也得到确定日期。',
            },
            {
              title: '申请押金返还保证（반환보증）',
              when: (on) => `租期过 ${lawValue(applicationWindow, on)}% 之前`,
              text: '晚了不能申请。',
            },
            {
              title: '告知搬走还是续住',
              when: (on) =>
                `到期前 ${lawValue(renewalNotice, on).opens} 个月到 ${lawValue(renewalNotice, on).closes} 个月`,
              text: '短信也行，要留下送达的日子。',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: '拿回押金之前不要迁走地址',
          text: '要先搬走的话，等租赁权登记（임차권등기）出现在登记簿上再搬。',
        },
      ],
    },
  ],
  act: '分析这套房',
}

const describeTakes = (days: number | null): string => (days === null ? '不明' : days === 0 ? '马上' : `${days} 天`)
