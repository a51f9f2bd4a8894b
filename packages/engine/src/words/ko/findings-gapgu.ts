import type { FindingId } from '../../risk/finding-ids.ts'
import { count, date, type FindingWords, has, money, percent, subject, text, topic, who } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'seizure'
  | 'provisional-seizure'
  | 'provisional-disposition'
  | 'provisional-registration'
  | 'auction-opening'
  | 'public-sale'
  | 'trust'
  | 'insolvency'
  | 'notice-registration'
  | 'redemption'
  | 'owner-mismatch'
  | 'co-owned'
  | 'recent-owner-change'
  | 'prohibition'
  | 'residence-duty'
  | 'special-terms'
  | 'registered-rental'
  | 'past-seizure'
>

const clearFirst =
  '임대인은 잔금 지급 전까지 위 등기를 모두 말소한다. 말소되지 않으면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.'

export const gapguFindings: Readonly<Record<Ids, FindingWords>> = {
  seizure: {
    title: '압류가 걸려 있어요',
    body: (n) =>
      `${subject(who(n))} 이 집을 압류했어요. 압류는 ${count(n, 'count')}건이고, 밀린 금액은 등기부에 적혀 있지 않아요.`,
    why: '세금은 나보다 늦게 등기되어도 먼저 받아 갈 수 있어요. 금액을 모르니 받을 돈도 알 수 없어요.',
    act: '압류가 풀려 말소될 때까지 돈을 보내지 마세요.',
    clause: clearFirst,
    question: '압류는 왜 생겼고, 언제 풀리나요?',
    goodAnswer: '완납 증명서와 말소 접수증이 여기 있어요.',
    badAnswer: '계약금을 주시면 그 돈으로 바로 풀 거예요.',
  },
  'provisional-seizure': {
    title: '가압류가 걸려 있어요',
    body: (n) => `${subject(who(n))} ${money(n, 'won')}을 받으려고 이 집을 가압류했어요.`,
    why: '집주인이 빚을 못 갚고 있다는 뜻이에요. 경매로 가면 이 채권자와 나누어 받아요.',
    act: '가압류가 말소된 등기부를 다시 본 뒤에 계약하세요.',
    clause: clearFirst,
    question: '가압류의 까닭과 해결 계획을 서류로 볼 수 있나요?',
    goodAnswer: '해제 결정문과 말소 접수증을 보여 드릴게요.',
    badAnswer: '소송 중인데 곧 이겨요.',
  },
  'provisional-disposition': {
    title: '가처분이 걸려 있어요',
    body: (n) => `${subject(who(n))} 이 집의 처분을 막아 두었어요(가처분).`,
    why: '소유권 다툼이 끝나면 그 뒤에 맺은 임대차가 사라질 수 있어요.',
    act: '가처분이 말소될 때까지 계약하지 마세요.',
    clause: clearFirst,
    question: '어떤 소송인가요? 사건번호를 알려 주실 수 있나요?',
    goodAnswer: '소송이 끝났고 말소 신청을 마쳤어요. 접수증이 여기 있어요.',
    badAnswer: '집안 문제라 설명하기 어려워요.',
  },
  'provisional-registration': {
    title: '가등기가 있어요',
    body: (n) => `${subject(who(n))} ${date(n, 'since')}에 이 집을 미리 맡아 두었어요(가등기).`,
    why: '가등기가 본등기로 바뀌면 그 뒤에 들어온 임차인은 쫓겨날 수 있어요.',
    act: '가등기가 말소될 때까지 돈을 보내지 마세요.',
    clause: clearFirst,
    question: '가등기 권리자는 누구이고, 왜 있나요?',
    goodAnswer: '오늘 말소했어요. 접수증을 보여 드릴게요.',
    badAnswer: '형식일 뿐이에요.',
  },
  'auction-opening': {
    title: '경매가 시작된 집이에요',
    body: (n) => `${date(n, 'since')}에 ${who(n)}의 신청으로 경매가 시작됐어요.`,
    why: '경매가 시작된 뒤에 들어온 임차인은 새 주인에게 보증금을 달라고 할 수 없어요.',
    act: '계약하지 마세요. 이미 살고 있다면 배당요구 종기를 확인하세요.',
    clause: null,
    question: '경매 사건번호와 배당요구 종기가 언제인가요?',
    goodAnswer: '경매가 취하됐고 말소까지 끝났어요. 새 등기부를 보시죠.',
    badAnswer: '곧 취하될 거예요. 보증금으로 갚을 거거든요.',
  },
  'public-sale': {
    title: '공매가 공고된 집이에요',
    body: (n) => `밀린 세금 때문에 ${date(n, 'since')}에 공매가 공고됐어요.`,
    why: '공매는 세금을 받으려고 집을 파는 절차예요. 새로 들어온 임차인은 보호받기 어려워요.',
    act: '계약하지 마세요. 이미 살고 있다면 배분요구 종기를 확인하세요.',
    clause: null,
    question: '공매 관리번호와 배분요구 종기가 언제인가요?',
    goodAnswer: '세금을 다 냈고 공고가 말소됐어요.',
    badAnswer: '세금은 금방 정리돼요.',
  },
  trust: {
    title: '신탁회사가 주인인 집이에요',
    body: (n) =>
      `등기부의 주인은 ${text(n, 'trustee')}이에요(신탁). 신탁원부를 보아야 누가 세를 놓을 수 있는지 알 수 있어요.`,
    why: '수탁자의 동의 없이 맺은 임대차는 새 주인에게 통하지 않아요. 보증금을 모두 잃을 수 있어요.',
    act: '등기소에서 신탁원부를 떼어 보고, 수탁자와 우선수익자의 동의서를 받으세요.',
    clause:
      '임대인은 수탁자와 우선수익자의 임대차 동의서를 계약 전에 건넨다. 보증금은 동의서에 적힌 수탁자 명의 계좌로만 지급한다.',
    question: '수탁자와 우선수익자의 동의서가 있나요? 보증금은 누구 계좌로 보내나요?',
    goodAnswer: '동의서 원본이 있고, 보증금은 신탁회사 계좌로 받아요.',
    badAnswer: '위탁자가 실제 주인이라 동의가 필요 없어요.',
  },
  insolvency: {
    title: '집주인이 회생이나 파산 절차에 있어요',
    body: (n) => `${date(n, 'since')}에 회생·파산에 관한 등기가 ${count(n, 'count')}건 들어왔어요.`,
    why: '집주인은 법원의 허가 없이 재산을 마음대로 할 수 없어요.',
    act: '법원과 관리인의 허가 서류가 없으면 계약하지 마세요.',
    clause: null,
    question: '법원의 허가를 받은 계약인가요?',
    goodAnswer: '법원 허가서와 관리인 날인이 있어요.',
    badAnswer: '허가는 나중에 받으면 돼요.',
  },
  'notice-registration': {
    title: '소유권 소송을 알리는 등기가 있어요',
    body: (n) => `이 집의 소유권을 없애 달라는 소송이 있다는 예고등기가 ${count(n, 'count')}건 남아 있어요.`,
    why: '집주인이 소송에서 지면 그 사람과 맺은 임대차도 흔들려요.',
    act: '예고등기가 말소될 때까지 계약하지 마세요.',
    clause: clearFirst,
    question: '그 소송은 어떻게 끝났나요?',
    goodAnswer: '판결이 확정됐고 말소등기를 신청했어요.',
    badAnswer: '오래된 일이라 모르겠어요.',
  },
  redemption: {
    title: '되사 갈 수 있는 약속이 걸려 있어요',
    body: (n) => `${topic(who(n))} 기간 안에 이 집을 되사 갈 수 있어요(환매특약).`,
    why: '되사 가면 그 뒤에 맺은 임대차가 끝날 수 있어요.',
    act: '환매 기간이 끝났는지 확인하고 말소를 요청하세요.',
    clause: clearFirst,
    question: '환매 기간이 언제 끝나나요?',
    goodAnswer: '기간이 지났고 말소를 신청했어요.',
    badAnswer: '그런 건 의미 없어요.',
  },
  'owner-mismatch': {
    title: '계약하려는 사람이 등기부의 주인이 아니에요',
    body: (n) => `임대인이라고 한 사람은 ${text(n, 'landlord')}이고, 등기부의 주인은 ${text(n, 'owner')}이에요.`,
    why: '주인이 아닌 사람과 맺은 계약은 주인에게 통하지 않을 수 있어요.',
    act: '주인의 신분증과 위임장, 인감증명서를 확인하고 주인과 직접 통화하세요.',
    clause: '보증금은 등기부 소유자 본인 명의 계좌로만 지급한다.',
    question: '주인 본인과 통화하고 위임장과 인감증명서를 볼 수 있나요?',
    goodAnswer: '네. 주인과 바로 통화하고 서류 원본을 보여 드릴게요.',
    badAnswer: '가족이라 위임장은 없어도 돼요.',
  },
  'co-owned': {
    title: '주인이 여러 명이에요',
    body: (n) => `이 집은 ${text(n, 'owners')}까지 ${count(n, 'count')}명이 함께 가지고 있어요(공유).`,
    why: '지분의 절반을 넘는 주인들이 함께 계약해야 해요.',
    act: '과반 지분의 주인이 모두 서명하는지 확인하세요.',
    clause: '임대인은 과반수 지분을 가진 공유자 전원이며, 보증금 반환 의무를 함께 진다.',
    question: '지분 과반의 주인이 함께 계약하나요?',
    goodAnswer: '네. 모두 서명하고 인감증명서를 드려요.',
    badAnswer: '대표 한 분만 오시면 돼요.',
  },
  'recent-owner-change': {
    title: '주인이 얼마 전에 바뀌었어요',
    body: (n) =>
      has(n, 'percent')
        ? `${date(n, 'since')}에 ${money(n, 'paid')}에 팔렸고, 내 보증금은 그 값의 ${percent(n, 'percent')}예요.`
        : `${date(n, 'since')}에 주인이 바뀌었어요(${text(n, 'cause')}).`,
    why: '보증금으로 집값을 치르는 무자본 갭투기에서 자주 보이는 모습이에요.',
    act: '매매가와 보증금을 견주고, 임대인의 사고 이력을 안심전세앱에서 조회하세요.',
    clause: '임대인이 집을 팔거나 소유자가 바뀌면 바로 임차인에게 알리고, 임차인은 계약을 해지할 수 있다.',
    question: '이 집을 얼마에 샀고, 다른 집도 여러 채 가지고 있나요?',
    goodAnswer: '매매계약서를 보여 드릴게요. 조회에도 동의해요.',
    badAnswer: '그건 계약과 관계없어요.',
  },
  prohibition: {
    title: '처분을 막는 금지사항이 적혀 있어요',
    body: (n) => `금지사항등기가 ${count(n, 'count')}건 남아 있어요. 아직 분양자에게 넘어가지 않은 집일 수 있어요.`,
    why: '이 등기가 있는 동안에는 사업자가 마음대로 세를 놓거나 담보로 잡을 수 없어요.',
    act: '소유권이 넘어오고 금지사항이 말소되는 날을 확인하세요.',
    clause: clearFirst,
    question: '금지사항은 언제 말소되나요?',
    goodAnswer: '잔금 날 소유권 이전과 함께 말소돼요. 일정표를 드릴게요.',
    badAnswer: '새 집은 다 있는 거예요.',
  },
  'residence-duty': {
    title: '주인이 직접 살아야 하는 집일 수 있어요',
    body: (n) => `거주의무나 전매제한에 관한 등기가 ${count(n, 'count')}건 있어요.`,
    why: '거주의무 기간에 세를 놓으면 계약이 깨질 수 있어요.',
    act: '거주의무 기간과 유예 여부를 임대인에게 서류로 확인하세요.',
    clause: '거주의무나 전매제한으로 임대차가 유지되지 못하면 임대인은 보증금과 이사 비용을 바로 돌려준다.',
    question: '거주의무 기간이 끝났거나 유예됐나요?',
    goodAnswer: '유예 확인서를 보여 드릴게요.',
    badAnswer: '확인하는 사람이 없어요.',
  },
  'special-terms': {
    title: '등기부에 특별한 약속이 적혀 있어요',
    body: (n) => `소유권에 관한 특약 등기가 ${count(n, 'count')}건 있어요.`,
    why: '등기된 약속은 나중에 들어온 임차인에게도 통해요.',
    act: '등기부의 그 줄을 눌러 내용을 함께 읽어 보세요.',
    clause: null,
    question: '이 특약은 무슨 뜻이고, 임대차에 영향이 있나요?',
    goodAnswer: '내용을 설명하고 확인설명서에 적어 드릴게요.',
    badAnswer: '안 읽어도 되는 내용이에요.',
  },
  'registered-rental': {
    title: '등록된 민간임대주택이에요',
    body: () => '임대사업자로 등록된 집이라 임대료를 5% 넘게 올릴 수 없어요.',
    why: '임대사업자는 임대보증금 보증에 가입할 의무가 있어요.',
    act: '임대보증금 보증서와 보증 금액을 확인하세요.',
    clause: '임대인은 민간임대주택법에 따른 임대보증금 보증에 가입하고 보증서 사본을 건넨다.',
    question: '임대보증금 보증에 가입했나요? 보증서를 볼 수 있나요?',
    goodAnswer: '네. 보증서 사본을 계약서에 붙여 드릴게요.',
    badAnswer: '의무가 아니에요.',
  },
  'past-seizure': {
    title: '예전에 압류나 가압류가 있었어요',
    body: (n) => `지금은 말소된 압류·가압류·경매 등의 기록이 ${count(n, 'count')}건 있어요.`,
    why: '지금은 효력이 없어요. 다만 집주인의 돈 사정이 어려웠던 적이 있다는 뜻이에요.',
    act: '같은 집주인 때의 일인지 등기부 날짜로 확인하세요.',
    clause: null,
    question: '이 압류는 지금 집주인 때의 일인가요?',
    goodAnswer: '전 주인 때의 일이고, 지금 주인은 기록이 없어요.',
    badAnswer: '지워졌으니 볼 필요 없어요.',
  },
}
