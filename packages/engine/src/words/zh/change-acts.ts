import type { Translation } from '../translation.ts'
import { formatDay } from './speech.ts'

export const changeActs: Translation['changes']['acts'] = {
  'do-not-sign': {
    title: '签名或汇款之前先停下',
    body: '新的登记没有解除、原因没有弄清之前，定金也不要汇。',
  },
  'hold-payment': {
    title: '不要汇尾款（잔금）',
    body: '让房东和中介看变动的登记，确认登记簿上已注销之后再汇。',
  },
  'demand-undoing': {
    title: '用短信或内容证明（내용증명）要求消除新的登记',
    body: '特约（특약）禁止新担保和买卖的话，可以要求解除合同、退回付的钱。留下要求的记录。',
  },
  'meet-new-owner': {
    title: '和新房主重新确认合同',
    body: '把新房主的身份证和登记簿对照，拿到承接合同的确认，只汇到那个人的账户。',
  },
  'get-trust-consent': {
    title: '拿到信托原簿（신탁원부）和同意书',
    body: '在登记所（등기소）调取信托原簿，拿到信托公司和 우선수익자 的同意书之前不要汇款。',
  },
  'wait-for-application': {
    title: '等申请处理完',
    body: '问房东申请了什么，处理后重新调取登记簿。',
  },
  'demand-distribution': {
    title: '向法院申请分配（배당요구）',
    body: '必须在法院通知上的期限（배당요구 종기）之前申请。在那之前不要搬走或迁走地址。',
  },
  'keep-address': {
    title: '保留地址，继续住着',
    body: '地址哪怕暂时迁走也会失去现在的顺位。加付押金也先缓一缓。',
  },
  'object-to-new-owner': {
    title: '确认新房主是谁，不愿意就尽快说',
    body: '新房主承接房东的义务。不愿意的话，及时提出异议，并咨询能否结束合同。',
  },
  'tell-guarantor': {
    title: '加入了返还保证（반환보증）的话，告诉保证机构',
    body: '房主换了或拍卖开始了，要告诉保证机构，并问需要什么文件。',
  },
  'prepare-return': {
    title: '准备拿回押金',
    body: '合同结束还没拿回的话，搬走之前申请租赁权登记（임차권등기）。',
  },
  'get-land-register': { title: '调取土地登记簿', body: '土地上的权利只在土地登记簿（토지 등기부）上。' },
  'check-ledger-again': {
    title: '重新调取建筑物台账（건축물대장）',
    body: '确认面积和用途与签约的房子相同。',
  },
  'compare-originals': {
    title: '把两份登记簿的原件并排看',
    body: '在原件上确认读法不同的行，需要的话重新调取“말소사항 포함”。',
  },
  'confirm-clearing': {
    title: '确认登记已注销，再往下走',
    body: '对照约定的注销是否写进登记簿，连受理号码（접수번호）也对上。',
  },
  'look-again-before-paying': {
    title: '付尾款（잔금）之前再看一次',
    body: '今天受理的登记可能还看不到。',
  },
  'look-after-move-in': {
    title: '申报地址的次日重新调取登记簿',
    body: '对抗力（대항력）从次日 0 点起生效，搬入当天受理的登记可能在前。',
  },
  'keep-watching': { title: '继续留意', body: '到拿回押金为止，看有没有新的登记。' },
}

export const actDue: Translation['changes']['due'] = {
  contract: (due) => `预定签约日 ${formatDay(due)}`,
  balance: (due) => `预定付尾款日 ${formatDay(due)}`,
  on: (due) => formatDay(due),
  by: (due) => `最晚${formatDay(due)}`,
}
