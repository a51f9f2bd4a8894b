import type { Translated } from '../../lang/translated.ts'
import type { korean } from './ask-words.ts'

export const words = {
  fields: {
    birth: { label: '出生日期', unknownLabel: '不想说明' },
    service: {
      label: '服兵役',
      options: {
        '0': { label: '不适用' },
        '18': { label: '服役不超过18个月' },
        '24': { label: '服役19至24个月' },
        '36': { label: '服役25个月以上' },
        unknown: { label: '不清楚' },
      },
    },
    ownsHome: {
      label: '住房或分售权',
      hint: '同户家人的住房、分售权（분양권）、入住权（입주권）都要算。兄弟姐妹不算。',
      options: { N: { label: '没有人有' }, Y: { label: '有' }, unknown: { label: '不清楚' } },
    },
    head: {
      label: '您是户主（세대주）吗？',
      options: {
        head: { label: '是' },
        prospective: { label: '这次搬家后会成为户主', hint: '准户主（예비세대주）' },
        neither: { label: '不是' },
        unknown: { label: '不清楚' },
      },
    },
    income: { label: '我的收入（去年，税前）', unknownLabel: '不清楚' },
    couple: {
      label: '配偶',
      options: {
        single: { label: '没有' },
        married: { label: '有' },
        planned: { label: '即将结婚', hint: '三个月内结婚则按夫妻计算' },
        unknown: { label: '不想说明' },
      },
    },
    spouseIncome: { label: '配偶的收入（去年）', unknownLabel: '不清楚' },
    held: {
      label: '正在使用的贷款',
      options: {
        none: { label: '没有' },
        some: { label: '有', hint: '传贳贷款、住房抵押贷款、住宅城市基金贷款' },
        unknown: { label: '不清楚' },
      },
    },
    heldBy: {
      label: '是谁的贷款？',
      options: {
        own: { label: '我或配偶的' },
        'adult-fund': { label: '同户其他成年人有基金贷款', hint: '如租房贷款（버팀목）、购房贷款（디딤돌）' },
        'adult-bank': { label: '其他成年人只有银行贷款' },
        unknown: { label: '不清楚' },
      },
    },
    repays: {
      label: '还款计划',
      options: { Y: { label: '新贷款发放当天全部还清' }, N: { label: '不是' }, unknown: { label: '不清楚' } },
    },
    assets: { label: '净资产', hint: '存款、汽车、押金相加，再减去债务。债务更多时请填0。', unknownLabel: '不清楚' },
    marriedOn: { label: '登记结婚的日子（或计划的日子）', unknownLabel: '还不知道' },
    children: {
      label: '未成年子女',
      options: {
        '0': { label: '没有' },
        '1': { label: '1个' },
        '2': { label: '2个' },
        '3': { label: '3个以上' },
        unknown: { label: '不想说明' },
      },
    },
    youngest: { label: '最小孩子的生日', unknownLabel: '不想说明' },
    alone: {
      label: '您一个人住吗？',
      options: {
        Y: { label: '一个人住', hint: '独居户主（단독세대주）' },
        N: { label: '和别人一起住' },
        unknown: { label: '不清楚' },
      },
    },
    region: {
      label: '房子在哪里',
      options: {
        seoul: { label: '首尔' },
        capital: { label: '京畿·仁川' },
        busan: { label: '釜山' },
        other: { label: '其他城市' },
        rural: { label: '其他邑·面（읍·면）' },
        unknown: { label: '还没决定' },
      },
    },
    deposit: { label: '押金', unknownLabel: '还不知道' },
    rent: { label: '月租', hint: '传贳请填0。', unknownLabel: '还不知道' },
    area: { label: '专用面积（전용면적）', unknownLabel: '还不知道' },
    startsOn: { label: '付尾款与迁入中较早的一天', unknownLabel: '还没决定' },
    smallFirm: {
      label: '您在中小企业工作吗？',
      options: { Y: { label: '是' }, N: { label: '不是' }, unknown: { label: '不清楚' } },
    },
    welfare: {
      label: '符合以下情况吗？',
      options: {
        none: { label: '都不符合' },
        basic: { label: '基础生活保障·次上位' },
        'single-parent': { label: '单亲家庭' },
        supported: { label: '残疾人·多文化家庭·赡养老人' },
        unknown: { label: '不想说明' },
      },
    },
    victim: {
      label: '遭受过押金损失吗？',
      options: {
        none: { label: '没有' },
        decided: { label: '已被认定为传贳诈骗受害人' },
        lost: { label: '损失了30%以上的押金' },
        unknown: { label: '不清楚' },
      },
    },
    credit: {
      label: '信用记录',
      options: {
        clean: { label: '没有问题' },
        arrears: { label: '有逾期或代偿' },
        recovery: { label: '正在信用恢复（신용회복）' },
        unknown: { label: '不想回答' },
      },
    },
    publicRental: {
      label: '您住在公共租赁房吗？',
      options: { N: { label: '不是' }, Y: { label: '是' }, unknown: { label: '不想回答' } },
    },
    shortJob: {
      label: '工作不满一年吗？',
      options: { N: { label: '超过一年' }, Y: { label: '不满一年' }, unknown: { label: '不想回答' } },
    },
    calledIn: {
      label: '基金贷款曾被提前收回（기한이익상실）',
      options: { none: { label: '没有' }, once: { label: '有过' }, unknown: { label: '不想回答' } },
    },
    calledInOn: { label: '那一天', unknownLabel: '不清楚' },
  },
  questions: {
    age: { title: '您的出生日期是？', hint: '按申请当天的周岁计算。只在这台设备上计算。' },
    house: '家里有人拥有住房吗？',
    income: {
      title: '去年的收入是多少？',
      hint: '税前一年的金额。只在这台设备上计算。',
      limits: '距收入上限',
      add: '有配偶时会加上其收入。',
      where: '在哪里看',
      whereSays: '在国税网站（홈택스）的收入证明（소득금액증명），或公司给的扣税证明（원천징수영수증）上。',
    },
    hold: '现在有住房贷款吗？',
    holdActive: '是谁的贷款？',
    holdRepay: '新贷款当天能还清吗？',
    property: { title: '夫妻的净资产是多少？', hint: '单身只算自己的。' },
    home: '房子在哪里，多少钱？',
    size: '房子多大，从什么时候开始？',
    people: '和谁一起住？',
    special: '有符合的情况吗？',
    difficult: { title: '银行一定会看的四件事', hint: '不想回答时，按未知计算。' },
  },
} satisfies Translated<typeof korean>
