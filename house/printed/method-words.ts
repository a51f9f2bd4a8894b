/** What the method page says between its tables. Korean: its first reader is the tenant. */
export const say = {
  title: '판정하는 방법',
  intro: [
    '집살핌이 점수와 등급을 어떻게 정하는지 적은 글이에요. 표의 숫자와 보기는 모두 실제로 쓰는 코드가 인쇄했어요. 코드가 바뀌면 이 글도 바뀌어요.',
    '1부는 계약하려는 사람을 위해, 2부는 숫자를 따져 볼 사람을 위해 썼어요. 집살핌의 판정은 참고 정보예요. 감정평가나 법률 의견이 아니에요.',
  ].join('\n\n'),

  forTenants: '1부. 계약하려는 사람을 위해',
  grades: {
    title: '등급은 다섯 가지예요',
    head: ['등급', '점수', '무슨 뜻인가요', '그래서 무엇을 하나요'],
    acts: {
      양호: '확인 못 한 것을 마저 확인하고 계약하세요.',
      주의: '걸리는 것을 특약에 적거나 바로잡은 뒤에 계약하세요.',
      위험: '조건이 바뀌기 전에는 돈을 보내지 마세요.',
      매우위험: '계약하지 않는 편이 좋아요. 이미 살고 있다면 순위를 지키는 일부터 하세요.',
      판단보류: '빠진 사실 하나를 확인하면 등급이 나와요.',
    },
    none: '없음',
    note: '양호는 “사고가 나지 않는다”는 뜻이 아니에요. 확인한 범위에서 큰 위험을 찾지 못했다는 뜻이에요.',
  },
  how: {
    title: '점수는 이렇게 나와요',
    steps: [
      '100점에서 시작해요.',
      '위험 신호를 찾을 때마다 정해 둔 점수를 빼요. 점수표는 2부에 모두 있어요.',
      '아주 위험한 사실이 하나라도 있으면, 다른 것이 아무리 좋아도 점수와 등급이 더 올라갈 수 없어요(상한).',
      '꼭 필요한 사실을 모르면 점수를 내지 않아요(판단보류). 다만 이미 아는 것만으로 위험하면 위험하다고 말해요.',
    ],
    scale: (points: string) =>
      `점수는 사고가 날 가능성의 배수로 읽어요. 대략 ${points}점이 낮아질 때마다 사고가 날 가능성(승산)이 두 배가 돼요.`,
  },
  withheld: {
    title: '이것을 모르면 판단을 미뤄요',
    head: ['모르는 것', '어디서 알 수 있나요', '비용', '걸리는 시간', '동의'],
  },
  frauds: {
    title: '사기 유형마다 무엇을 보나요',
    text: '서류와 알려 준 답으로 보이는 것은 신호로 찾아요. 보이지 않는 것은 누가 아는지 적고, 아무도 모르는 것은 모른다고 적어요.',
    head: ['유형', '어떻게 속이나요', '찾는 신호', '따로 확인할 것', '아무도 미리 모르는 것'],
  },
  promises: {
    title: '지키는 약속',
    list: [
      '같은 자료, 같은 규칙, 같은 엔진이면 글자 하나까지 같은 보고서가 나와요.',
      '근저당이나 압류, 앞선 세입자가 하나 늘면 점수와 등급은 절대 좋아지지 않아요.',
      '보증금이 커지면 위험은 절대 작아지지 않아요.',
      '나쁜 사실을 새로 알게 되면 등급은 절대 좋아지지 않아요.',
      '모르는 것은 좋은 답을 안 것보다 높은 점수를 받지 않아요.',
      '한번 드린 보고서는 나중에 규칙이 바뀌어도 그대로 남아요.',
    ],
    note: '이 약속은 코드를 고칠 때마다 마구 지어낸 집 수천 개로 시험해요(`packages/engine/src/assess.property.test.ts`). 옛 보고서와 달라지는 곳은 까닭을 적어야 해요(`packages/engine/samples/golden`).',
  },
  examples: {
    title: '보기',
    note: '지어낸 집이에요. 집값은 3억 원, 다세대, 서울 강서구이고, 2026년 11월 21일에 판정했어요.',
    head: ['찾은 것', '무게', '뺀 점수'],
    start: '시작',
    sum: '뺀 뒤',
    cap: '상한',
    result: '결과',
    noScore: '점수 없음',
    why: (ids: string) => `판단을 미룬 까닭: ${ids}`,
    severity: { danger: '위험', caution: '주의', note: '참고' },
  },

  forActuaries: '2부. 숫자를 따져 볼 사람을 위해',
  model: {
    title: '식',
    text: (k: number, doubling: string) =>
      [
        '```text',
        '점수 = max(0, min(100 − Σ wᵢ, 상한ⱼ …))        wᵢ: 찾은 신호의 점수, 상한ⱼ: 걸린 상한의 점수',
        `wᵢ   = round(${k} × ln ORᵢ)                     통계가 있는 신호`,
        `odds(점수 s) ÷ odds(100) = exp((100 − s) ÷ ${k})   상한이 걸리지 않았을 때`,
        '```',
        '',
        `신호의 점수는 로그 승산비예요. 점수를 더하는 것은 승산비를 곱하는 것과 같고, 신호가 서로 독립이라고 보는 것이에요. 서로 얽힌 신호에서는 위험을 크게 보는 쪽으로 틀려요. 승산이 두 배가 되는 점수(PDO)는 ${k} × ln 2 = ${doubling}이에요.`,
      ].join('\n'),
    head: ['점수', '100점인 집에 견준 승산', '등급(상한이 없을 때)'],
  },
  odds: {
    title: '부채비율과 사고율',
    text: (points: string) =>
      `돈에 관한 점수의 바탕이에요. 부채비율은 (나보다 앞선 빚 + 보증금) ÷ 집값이에요. 연구가 발표한 승산비를 써요. 사고율만으로 바로 계산한 승산비(단순 승산비)는 그보다 훨씬 커요. 연구가 다른 조건을 함께 보았기 때문이라고 읽고, 점수는 발표한 값에서만 가져와요. ${points}`,
    head: ['부채비율', '사고율', '단순 승산비', '발표한 승산비', '점수', '되돌려 본 사고율'],
    check: '마지막 칸은 60% 미만의 승산에 발표한 승산비를 곱해 되돌려 본 사고율이에요. 90% 이상에서는 실제로 센 사고율보다 낮아요. 점수가 그 구간의 위험을 덜 본다는 뜻이라, 빚과 보증금이 집값 전부를 넘으면 상한을 따로 걸어요.',
    source: '출처',
    base: '전국의 석 달 보증사고율은 때에 따라 크게 달라요. 그래서 점수는 확률이 아니라 같은 때의 다른 집에 견준 배수예요. 확률이 필요하면 그때의 사고율에 배수를 곱하세요.',
    baseHead: ['때', '전국 보증사고율(3개월)', '출처'],
  },
  holdings: {
    title: '임대인이 세놓는 집의 수와 사고율',
    head: ['집의 수', '보증사고율', '한두 채에 견준 승산비', '점수'],
    tie: '출처는 3–10채와 10–50채로 나눠 열 채가 두 칸에 모두 들어가요. 열 채는 더 나쁜 칸으로 봐요.',
  },
  districts: {
    title: '사고가 잦았던 시·군·구',
    text: (times: number) =>
      `한국부동산원이 낸 석 달 통계에서 사고가 10건 이상인 곳만 써요. 그보다 적으면 비율이 우연에 휘둘려요. 전국 사고율의 ${times}배가 넘는 곳은 참고로 알려 드리지만 점수는 빼지 않아요. 지역의 사고는 그 집의 사고가 아니고, 부채비율이 이미 같은 것을 설명하기 때문이에요.`,
    head: ['시·군·구', '사고', '사고율', '알림'],
    told: '알림',
  },
  rules: {
    title: '더하는 규칙',
    list: (half: string) => [
      '보증금의 몫은 한 번만 빼요. 보증금만의 비율(전세가율)이 뺀 점수는 부채비율의 점수에서 덜어요.',
      '공동담보는 빚 전부를 이 집의 빚으로 세요. 한 집이 모두 갚게 될 수 있어서예요(민법 제368조).',
      `나쁜 경우에도 보증금 전부를 돌려받는 계산이면(최우선변제 안쪽 등) 돈의 점수는 절반만 빼고, 무게를 한 단계 낮춰요. ${half}`,
      '원으로 적히지 않은 빚은 0이 아니에요. 금액을 모르는 빚이 있으면 무게를 주의 아래로 낮추지 않아요.',
      '집값은 범위의 가운데 값을 쓰고, 돌려받을 돈은 낮은 값·가운데 값·높은 값으로 따로 계산해요.',
      '위험 신호는 등급을 위험까지, 주의 신호는 주의까지만 허락해요. 참고는 등급을 막지 않아요.',
    ],
    half: '압류처럼 금액을 모르는 권리가 있으면 그렇게 하지 않아요.',
  },
  table: {
    title: '모든 신호와 점수',
    text: '점수의 바탕이 통계인 것은 “통계”, 우리가 정한 것은 “가정”이에요. 가정은 승산이 그만큼 커진다고 본다는 주장으로 읽고 따져 주세요. 번호 17–19, 41–43, 51–53, 56, 61–63은 명세의 번호예요.',
    head: ['신호', '번호', '무게', '점수', '승산', '바탕', '상한', '기대는 규정'],
    measured: '통계',
    assumed: '가정',
    steps: '구간마다',
    told: (title: string) => title,
  },
  caps: {
    title: '상한',
    text: (percent: number, grade: string, score: number) =>
      `합계와 상관없이 등급과 점수를 막아요. 부채비율이나 전세가율이 ${percent}% 이상이고 보증금을 다 돌려받는 계산이 아니면 ${grade}, ${score}점이 상한이에요. 임차권등기가 둘 이상이면 매우위험, 35점이 상한이에요.`,
    head: ['신호', '등급 상한', '점수 상한'],
  },
  thresholds: {
    title: '문턱값',
    head: ['무엇', '값'],
  },
  limits: {
    title: '이 방법의 한계',
    list: [
      '사고율 연구는 수도권의 보증에 든 임대차만 보았어요. 보증에 들지 못한 집은 더 나쁠 수 있어요.',
      '통계가 없는 신호의 점수는 우리가 정했어요. 실제 사고로 맞춰 본 적이 아직 없어요.',
      '승산을 더하는 방식은 신호가 서로 독립이라고 봐요. 함께 나타나는 신호에서는 크게 보는 쪽으로 틀려요.',
      '점수는 확률이 아니에요. 사고의 크기도 아니에요. 잃을 돈은 “경매로 가면 돌려받을 돈”으로 따로 말해요.',
      '서류에 없는 것(유치권, 밀린 임금, 임대인의 마음)은 점수에 없어요. 보고서의 “누구도 미리 알 수 없는 것”에 적어요.',
    ],
  },
  versions: {
    title: '판',
    text: (pack: string, engine: string) => `규칙 묶음 \`${pack}\`, 판정 엔진 \`${engine}\`. 점수와 상한은 판마다 한 줄이에요. 새 판은 새 줄이고, 옛 줄은 고치지 않아요.`,
    head: ['표', '시작', '출처', '내용'],
    added: (n: number) => `신호 ${n}개를 더함`,
    first: (n: number) => `신호 ${n}개`,
  },
  english: {
    title: 'In English, in short',
    text: (k: number, pdo: string, cases: string) =>
      `The score starts at 100. Every finding takes points; where statistics exist the points are ${k} × ln(odds ratio), so scores add as log-odds and ${pdo} points double the odds of an unpaid deposit against a home at 100. The money weights rest on the odds ratios that a study published of ${cases} guaranteed leases by (senior debts + deposit) ÷ price; the weight of a landlord's holdings on the ministry's accident rates; all other weights are stated assumptions with the odds that they claim. Hard caps beat sums. An essential fact that is unknown withholds the grade unless what is known is already a danger. Monotonicity (one more mortgage, seizure or senior tenant never helps; a higher deposit never lowers the risk; an unknown never beats the good answer) and byte-for-byte determinism are property-tested. The score is no probability: it is relative to other homes at the same time, and the base rate moved from 8.3 % to about 1 % within two years.`,
  },
} as const
