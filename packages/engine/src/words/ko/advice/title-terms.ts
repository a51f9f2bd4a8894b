import { goneByBalance } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, step } from './advice-words.ts'
import { aboutRegister, balanceRecheck, giveNotice, toClear } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'redemption'
  | 'prohibition'
  | 'residence-duty'
  | 'special-terms'
  | 'registered-rental'
  | 'past-seizure'
  | 'past-dispute'
>

/** Entries that are terms of the title, and its history. */
export const titleTermsAdvice: Readonly<Record<Ids, AdviceWords>> = {
  redemption: {
    why: {
      prospective: '되사 가면 그 뒤에 맺은 임대차가 끝날 수 있어요.',
      living: '되사 갈 수 있는 기간이 남았는지 보세요. 기간이 지났다면 말소를 요청할 수 있어요.',
    },
    steps: toClear('환매특약', step('환매 기간이 끝났는지 확인하고 말소를 요청하세요.', '말소 접수증', 'contract')),
    clause: goneByBalance('환매특약'),
    question: '환매 기간이 언제 끝나나요?',
    goodAnswer: '기간이 지났고 말소를 신청했어요.',
    badAnswer: '그런 건 의미 없어요.',
    terms: ['환매특약', '말소'],
    noOpinion: 'law',
  },
  prohibition: {
    why: {
      prospective: '이 등기가 있는 동안에는 사업자가 마음대로 세를 놓거나 담보로 잡을 수 없어요.',
      living: '소유권이 아직 넘어오지 않은 집일 수 있어요. 누가 진짜 임대인인지 확인하세요.',
    },
    steps: toClear(
      '금지사항등기',
      step('소유권이 넘어오고 금지사항이 말소되는 날을 확인하세요.', '분양계약서와 등기 일정', 'contract'),
    ),
    clause: goneByBalance('금지사항등기'),
    question: '금지사항은 언제 말소되나요?',
    goodAnswer: '잔금 날 소유권 이전과 함께 말소돼요. 일정표를 드릴게요.',
    badAnswer: '새 집은 다 있는 거예요.',
    terms: ['금지사항등기'],
    noOpinion: 'law',
  },
  'residence-duty': {
    why: {
      prospective: '거주의무 기간에 세를 놓으면 계약이 깨질 수 있어요.',
      living: '주인이 들어와 살아야 하는 때가 오면 나가 달라고 할 수 있어요. 기간을 미리 알아 두세요.',
    },
    steps: aboutRegister(
      step('거주의무 기간과 유예 여부를 임대인에게 서류로 확인하세요.', '거주의무 유예 확인서', 'contract'),
      {
        living: step('거주의무 기간이 언제까지인지 임대인에게 글로 물어보세요.', '문자나 내용증명', 'now'),
        ending: giveNotice,
      },
    ),
    clause: '거주의무나 전매제한으로 임대차가 유지되지 못하면 임대인은 보증금과 이사 비용을 바로 돌려준다.',
    question: '거주의무 기간이 끝났거나 유예됐나요?',
    goodAnswer: '유예 확인서를 보여 드릴게요.',
    badAnswer: '확인하는 사람이 없어요.',
    terms: ['특약'],
    noOpinion: 'law',
  },
  'special-terms': {
    why: {
      prospective: '등기된 약속은 나중에 들어온 임차인에게도 통해요.',
      living: '나보다 먼저 등기된 약속은 나에게도 통해요. 내용을 한 번은 읽어 보세요.',
    },
    steps: aboutRegister(step('등기부의 그 줄을 눌러 내용을 함께 읽어 보세요.', '특약이 적힌 등기부', 'contract')),
    clause: null,
    question: '이 특약은 무슨 뜻이고, 임대차에 영향이 있나요?',
    goodAnswer: '내용을 설명하고 확인설명서에 적어 드릴게요.',
    badAnswer: '안 읽어도 되는 내용이에요.',
    terms: ['특약'],
    noOpinion: 'law',
  },
  'registered-rental': {
    why: {
      prospective: '임대사업자는 임대보증금 보증에 가입할 의무가 있어요.',
      living: '임대료를 크게 올릴 수 없고, 임대인이 보증에 가입해 있어야 해요.',
    },
    steps: aboutRegister(step('임대보증금 보증서와 보증 금액을 확인하세요.', '임대보증금 보증서', 'contract'), {
      'contract-day': step(
        '표준임대차계약서로 쓰고 보증서 사본을 받으세요.',
        '표준임대차계약서, 보증서 사본',
        'contract',
      ),
      'balance-day': balanceRecheck,
      living: step('보증서의 기간과 금액이 내 계약과 맞는지 보증기관에 물어보세요.', '보증서 번호', 'now'),
      ending: giveNotice,
    }),
    clause: '임대인은 민간임대주택법에 따른 임대보증금 보증에 가입하고 보증서 사본을 건넨다.',
    question: '임대보증금 보증에 가입했나요? 보증서를 볼 수 있나요?',
    goodAnswer: '네. 보증서 사본을 계약서에 붙여 드릴게요.',
    badAnswer: '의무가 아니에요.',
    terms: ['민간임대주택'],
    noOpinion: null,
  },
  'past-seizure': {
    why: {
      prospective: '지금은 효력이 없어요. 다만 집주인의 돈 사정이 어려웠던 적이 있다는 뜻이에요.',
      living: '지금은 효력이 없어요. 같은 주인이라면 다시 생기지 않는지 지켜보세요.',
    },
    steps: aboutRegister(
      step('같은 집주인 때의 일인지 등기부 날짜로 확인하세요.', '등기부(말소사항 포함)', 'contract'),
    ),
    clause: null,
    question: '이 압류는 지금 집주인 때의 일인가요?',
    goodAnswer: '전 주인 때의 일이고, 지금 주인은 기록이 없어요.',
    badAnswer: '지워졌으니 볼 필요 없어요.',
    terms: ['압류', '가압류', '말소'],
    noOpinion: null,
  },
  'past-dispute': {
    why: {
      prospective: '지금은 끝난 일이에요. 다만 같은 주인에게 되풀이되는 일이 많아 이유를 알아 두는 것이 좋아요.',
      living: '지금은 끝난 일이에요. 같은 주인이라면 새 등기가 들어오지 않는지 지켜보세요.',
    },
    steps: aboutRegister(step('언제, 누구 때의 일인지 등기부에서 확인하세요.', '등기부(말소사항 포함)', 'contract')),
    clause: null,
    question: '경매나 소송이 왜 있었고 어떻게 끝났나요?',
    goodAnswer: '전 주인의 빚 때문이었고, 경매로 산 지금 주인은 빚이 없어요.',
    badAnswer: '옛날 일이라 몰라요.',
    terms: ['경매개시결정', '가처분', '가등기'],
    noOpinion: null,
  },
}
