import type { UnknownWhy } from '../../values/known.ts'
import type { LookUpId, NobodyCanId } from '../../law/look-ups.ts'

/** `who`: the name of the place in the reader's language, if it differs from the look-up's own. */
export type CheckWords = { title: string; body: string; who?: string }

export const notCheckedWords: Readonly<Record<LookUpId, CheckWords>> = {
  price: { title: '집값', body: '비교할 거래와 공시가격을 찾지 못했어요.' },
  deposit: { title: '보증금', body: '보증금을 알려 주면 돌려받을 돈을 계산해요.' },
  'other-deposits': { title: '다른 세대의 보증금', body: '확정일자 부여현황에 세대별 보증금이 나와요.' },
  'resident-households': { title: '먼저 전입한 세대', body: '전입세대확인서로 누가 먼저 살고 있는지 알 수 있어요.' },
  'tax-arrears': { title: '임대인의 밀린 세금', body: '세금은 압류되기 전에는 등기부에 나오지 않아요.' },
  'landlord-record': {
    title: '임대인의 보증 사고 이력',
    body: '안심전세앱에서 최근 3년의 대위변제와 보증 제한 여부를 볼 수 있어요.',
  },
  'lender-registration': {
    title: '근저당을 잡은 회사가 대부업체인지',
    body: '은행인지 대부업체인지 이름만으로는 알 수 없는 회사예요. 등록대부업체 통합조회에서 이름을 찾아보세요.',
  },
  'landlord-identity': { title: '계약할 사람이 주인인지', body: '신분증의 이름을 등기부의 주인과 맞춰 보세요.' },
  'building-ledger': {
    title: '건축물대장의 용도와 위반 표시',
    body: '위반건축물이거나 주택이 아니면 보증이 거절돼요.',
  },
  'official-price': { title: '공시가격', body: '보증기관은 빌라의 값을 공시가격으로 계산해요.' },
  'trust-ledger': { title: '신탁원부', body: '누가 세를 놓을 수 있는지는 신탁원부에만 적혀 있어요.' },
  'land-register': { title: '토지 등기부', body: '땅에 걸린 빚은 토지 등기부에만 나와요.' },
  'full-register': { title: '지난 기록', body: '"말소사항 포함"으로 떼어야 예전 압류와 임차권등기가 나와요.' },
  owner: { title: '지금 주인', body: '지분이 맞아떨어지지 않아 주인을 정하지 못했어요.' },
  'joint-list': { title: '공동담보목록', body: '몇 집이 빚을 함께 지는지 목록에 나와요.' },
  'public-list': {
    title: '상습 채무불이행자 명단',
    body: '보증금을 거듭 안 돌려준 임대인의 이름을 나라가 공개해요. 이름으로 바로 찾을 수 있어요.',
  },
  'payee-account': { title: '돈 받을 계좌의 주인', body: '계좌의 예금주가 등기부의 주인과 같아야 해요.' },
  'agent-papers': {
    title: '대리인의 위임장과 인감증명서',
    body: '위임장의 도장이 인감증명서와 같은지 보고, 주인과 직접 통화하세요.',
  },
  'trust-consent': {
    title: '수탁자와 우선수익자의 동의서',
    body: '동의서를 받으면 신탁회사에 전화해 진짜인지 확인하세요.',
  },
  'broker-licence': { title: '중개사무소의 등록', body: '등록번호와 공제증서로 진짜 공인중개사인지 알 수 있어요.' },
  'unit-number': {
    title: '현관의 호수와 등기부의 호수',
    body: '방을 쪼개거나 호수를 바꿔 붙인 집이 있어요. 다르면 순위를 잃을 수 있어요.',
  },
  'guarantee-paper': {
    title: '임대보증금 보증서',
    body: '임대인이 보여 준 보증서가 진짜이고 아직 살아 있는지 확인하세요.',
  },
  households: { title: '함께 사는 세대 수', body: '몇 세대가 사는지 알아야 앞선 보증금을 가늠해요.' },
  'move-in-day': { title: '이사하는 날', body: '대항력이 생기는 날을 알아야 어느 빚이 앞서는지 정해요.' },
}

export const nobodyCanWords: Readonly<Record<NobodyCanId, CheckWords>> = {
  'possessory-lien': { title: '유치권', body: '공사비를 못 받은 사람이 집을 차지할 권리는 등기되지 않아요.' },
  'wage-claims': {
    title: '밀린 임금',
    body: '임대인이 회사를 하면 직원의 임금이 먼저 나가요. 어디에도 적혀 있지 않아요.',
  },
  'tax-not-yet-assessed': {
    title: '아직 고지되지 않은 세금',
    body: '신고되지 않은 세금은 세무서도 알려 줄 수 없어요.',
  },
  'later-debts': { title: '앞으로 생길 빚', body: '계약한 뒤에 생기는 빚은 미리 알 수 없어요. 그래서 계속 지켜봐요.' },
  'same-room-lease': {
    title: '같은 방을 두 번 세놓았는지',
    body: '확정일자를 받기 전의 계약은 어디에도 나오지 않아요. 먼저 전입한 사람이 있는지 계약하는 날 다시 보세요.',
  },
  'hidden-agreement': {
    title: '숨긴 약속',
    body: '매매가를 부풀리거나 웃돈을 주고받은 약속은 서류에 남지 않아요.',
  },
  'landlord-intent': { title: '임대인의 마음', body: '서류가 깨끗해도 돌려줄 뜻이 있는지는 알 수 없어요.' },
}

/** Searched for and not found. */
export const cleanWords: Readonly<Record<string, string>> = {
  'no-mortgage': '효력이 있는 근저당이 없어요',
  'no-seizure': '압류가 없어요',
  'no-provisional-seizure': '가압류가 없어요',
  'no-provisional-disposition': '가처분이 없어요',
  'no-provisional-registration': '가등기가 없어요',
  'no-auction': '경매나 공매가 없어요',
  'no-tenancy-registration': '임차권등기가 없어요',
  'no-jeonse-right': '다른 사람의 전세권이나 임차권 등기가 없어요',
  'no-superficies': '지상권과 지역권이 없어요',
  'no-insolvency': '회생이나 파산 등기가 없어요',
  'no-notice-registration': '예고등기가 없어요',
  'no-trust': '신탁등기가 없어요',
  'cancelled-mortgages': '말소된 근저당은 빼고 계산했어요',
  'land-right-present': '대지권이 등기되어 있어요',
  'no-violation': '건축물대장에 위반 표시가 없어요',
  'residential-use': '건축물대장의 용도가 주택이에요',
  'owner-matches': '계약할 사람과 등기부의 주인 이름이 같아요',
  'pages-complete': '빠진 쪽 없이 모두 읽었어요',
  'payee-matches': '돈 받을 계좌가 등기부의 주인 이름이에요',
  'owner-signs': '주인이 직접 계약해요',
  'broker-signs': '공인중개사가 함께 계약해요',
  'not-on-public-list': '상습 채무불이행자 명단에 임대인이 없어요',
  'no-guarantee-ban': '보증 가입이 금지된 임대인이 아니에요',
  'no-subrogation': '최근 3년 동안 대위변제가 없어요',
  'no-tax-arrears': '확인한 날에 밀린 세금이 없어요',
}

/** Why a fact is unknown. */
export const unknownWords: Readonly<Record<UnknownWhy, string>> = {
  'not-given': '아직 알려 주지 않았어요',
  'not-found': '찾아보았지만 나오지 않았어요',
  'source-down': '자료를 주는 곳이 답하지 않았어요',
  'not-in-register': '이 서류에는 적혀 있지 않아요',
  unread: '적혀 있지만 읽지 못했어요',
  ambiguous: '두 가지로 읽혀 정하지 않았어요',
  'out-of-range': '기준이나 자료가 미치지 않는 경우예요',
}
