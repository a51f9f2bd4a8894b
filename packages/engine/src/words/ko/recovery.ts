import type { AssumptionId } from '../../recovery/assumptions.ts'
import type { RecoveryLine } from '../../assessment.ts'

export const assumptionWords: Readonly<Record<AssumptionId, string>> = {
  'tax-unknown': '임대인의 밀린 세금은 알 수 없어 없다고 보고 계산했어요. 있으면 돌려받을 돈이 줄어요.',
  'seizure-amount-unknown': '압류 금액이 적혀 있지 않아, 나쁜 경우에는 세금이 앞에서 모두 가져간다고 보았어요.',
  'new-owner-tax-behind': '전입한 뒤에 바뀐 집주인의 국세는 보통 내 보증금 뒤로 보고, 나쁜 경우에는 앞으로 보았어요.',
  'mortgage-at-maximum': '근저당은 남은 빚이 아니라 채권최고액으로 계산했어요.',
  'raise-own-rank': '나중에 따로 등기해 늘린 금액은 그 등기를 한 날의 순위로 계산했어요.',
  'raise-at-first-rank':
    '전입한 뒤에 부기로 늘린 채권최고액도 처음 등기한 날의 순위로 계산했어요. 늘린 만큼은 내 보증금보다 뒤라고 다툴 여지가 있어요.',
  'share-reaches-its-part': '지분에만 걸린 권리는 집값 가운데 그 지분의 몫까지만 받는다고 계산했어요.',
  'share-unknown-as-whole': '얼마의 지분인지 모르는 권리는 집 전체에 걸린 것으로 계산했어요.',
  'shares-apart':
    '집값을 지분대로 나누고, 집 전체에 걸린 빚은 지분마다 그 값만큼 나눠 맡는다고 계산했어요(민법 368조). 경매가 시작된 지분은 먼저 팔린다고 보았어요.',
  'share-debtor-first':
    '등기부에 채무자로 적힌 소유자의 지분이 먼저 갚고, 담보만 내준 소유자의 지분은 모자라는 만큼만 갚는다고 계산했어요(대법원 2008다41475).',
  'share-debtor-unknown':
    '누가 빚을 졌는지 적혀 있지 않은 근저당은 보통 지분마다 나눠 맡는다고 보았어요. 나쁜 경우에는 내가 가장 덜 받게 되는 소유자가, 좋은 경우에는 가장 많이 받게 되는 소유자가 빚을 진 것으로 보았어요.',
  'shares-too-many':
    '지분이 많아 누가 빚을 졌는지 모든 경우를 따지지는 않았어요. 나쁜 경우에는 지분마다 그 빚을 모두 갚는다고 보아, 실제로는 이보다 더 받을 수 있어요.',
  'lease-binds-every-share':
    '공동 소유자 모두에게 효력이 있는 계약으로 보고 계산했어요. 지분의 과반수가 동의하지 않은 계약이면(민법 265조) 이보다 적게 돌려받을 수 있어요.',
  'lease-of-minority':
    '계약하는 사람의 지분이 절반을 넘지 않아, 나쁜 경우에는 다른 공동 소유자가 동의하지 않은 무효인 계약이라 한 푼도 못 받는다고 보았어요.',
  'partly-cancelled-in-full': '일부만 말소된 권리는 남은 금액을 몰라 전부 남은 것으로 계산했어요.',
  'joint-full-at-worst':
    '공동담보는 나쁜 경우에 이 집이 먼저 팔려 전부 갚고, 보통은 값이 같은 집들이 똑같이 나눈다고 보았어요.',
  'joint-others-first-at-best': '공동담보는 좋은 경우에 다른 집이 먼저 팔려 갚고, 남는 빚만 이 집이 갚는다고 보았어요.',
  'joint-by-told-value':
    '공동담보는 나쁜 경우에 이 집이 먼저 팔려 전부 갚고, 보통은 이 집과 알려 준 다른 집들의 값에 비례해 나눈다고 보았어요(민법 368조). 다른 집에 이 빚보다 앞선 권리가 있으면 이 집이 더 갚아요.',
  'joint-value-unused': '빚마다 함께 묶인 집이 달라, 알려 준 다른 집들의 값은 계산에 쓰지 않았어요.',
  'joint-owner-owes':
    '이 집 주인이 빚을 진 사람이에요. 함께 묶인 집이 담보만 내준 사람의 것이면 이 집이 먼저 갚아요(대법원 2008다41475). 누구 것인지 이 등기부에 없어 나쁜 경우에만 넣었어요.',
  'joint-owner-secures':
    '이 집 주인은 담보만 내준 사람이에요. 함께 묶인 집이 빚진 사람의 것이면 그 집이 먼저 갚지만(대법원 2008다41475), 누구 것인지 이 등기부에 없어 좋은 경우에만 넣었어요.',
  'joint-count-unknown': '몇 집이 함께 묶였는지 몰라 빚 전부를 이 집이 갚는다고 보았어요.',
  'amount-unreadable': '원으로 적히지 않은 빚은 집값만큼 크다고 보았어요.',
  'rank-day-unknown': '접수일을 읽지 못한 권리는 나보다 앞선다고 보았어요.',
  'other-tenants-unknown': '다른 세대의 보증금을 몰라 여러 경우로 나누어 계산했어요.',
  'other-tenants-at-worst':
    '나쁜 경우: 다른 세대가 모두 나보다 먼저 들어와, 세대마다 내 보증금과 소액 한도 가운데 큰 돈을 맡겼다고 보았어요.',
  'other-tenants-as-a-rule':
    '보통의 경우: 다른 세대가 모두 나보다 먼저 들어와, 세대마다 내 보증금만큼 맡겼다고 보았어요.',
  'other-tenants-at-best': '좋은 경우: 나보다 앞선 다른 세대가 없다고 보았어요.',
  'other-tenants-spread':
    '다른 세대의 보증금 합계를 세대 수로 나누었고, 나쁜 경우에는 내가 덜 받게 되는 나눔으로 보았어요.',
  'lease-as-security-disputed':
    '다른 임차인의 확정일자를 담보로 볼지는 의견이 갈려, 나쁜 경우에는 내가 덜 받는 쪽으로 계산했어요.',
  'prior-tenant-first': '임차권을 등기한 앞선 임차인이 먼저 받는다고 보았어요.',
  'bid-less-what-stays':
    '새 주인이 다른 임차인에게 물어줄 돈만큼 싸게 팔린다고 보았어요. 그 돈이 집값보다 크면 사는 사람이 없어요.',
  'after-auction-opening': '경매가 시작된 뒤에 들어오면 최우선변제를 받지 못해요.',
  'own-auction-may-end':
    '집이 경매로 팔린다고 보고 계산했어요. 다만 보통의 경우에는 비용과 앞선 돈을 빼면 내 몫이 남지 않아서, 내가 경매를 신청하면 법원이 취소할 수 있어요(민사집행법 102조).',
  'land-register-unseen': '땅 등기부는 보지 못했어요. 땅에만 걸린 빚이 있으면 돌려받을 돈이 줄어요.',
  'land-separate-at-worst': '땅에 따로 걸린 권리가 있어, 나쁜 경우에는 땅값을 그 권리가 모두 가져간다고 보았어요.',
  'land-mortgage-first-at-worst':
    '건물보다 먼저 땅에 잡힌 근저당일 수 있어, 나쁜 경우에는 최우선변제를 건물값에서만 받는다고 보았어요.',
  'move-in-assumed': '이사 날을 몰라 등기부를 본 날에 전입한다고 보았어요.',
  'fixed-date-same-day': '전입신고와 확정일자를 같은 날 마친다고 보았어요.',
  'region-unknown': '지역을 몰라 최우선변제는 가장 낮은 기준으로 계산했어요.',
  'region-ambiguous': '지역 기준이 둘로 읽혀 더 낮은 쪽으로 계산했어요.',
  'kind-unknown': '집의 종류를 몰라 연립·다세대의 낙찰가율로 계산했어요.',
  'price-thin': '거래가 적어 집값의 범위를 넓게 잡았어요.',
  'title-at-risk': '소유권 다툼이나 신탁이 있어, 나쁜 경우에는 한 푼도 못 받는다고 보았어요.',
  'opposable-resale': '대항력이 있으면 새 주인에게 받거나 내가 집을 사는 방법까지 넣어 계산했어요.',
}

export const lineWords: Readonly<Record<RecoveryLine['who'], string>> = {
  cost: '경매비용',
  'small-deposit': '최우선변제로 받는 돈',
  tax: '밀린 세금',
  mortgage: '근저당',
  jeonse: '전세권',
  attachment: '가압류',
  'other-tenants': '다른 임차인',
  tenant: '내 순위로 받는 돈',
  surplus: '남는 돈',
  'assumed-by-buyer': '새 주인에게 받을 돈',
}
