import type { FraudTypeId } from '../../risk/fraud-types.ts'

/** The name of each kind of fraud, and how it works, in one sentence. */
export const fraudTypeWords: Readonly<Record<FraudTypeId, { title: string; how: string }>> = {
  underwater: { title: '깡통전세', how: '빚과 보증금을 더하면 집값과 비슷하거나 더 커요.' },
  'gap-buying': { title: '무자본 갭투기·동시진행', how: '세입자의 보증금으로 집을 사고, 계약과 동시에 팔아넘겨요.' },
  'straw-landlord': { title: '바지 임대인', how: '계약한 뒤에 집을 돈 없는 사람의 이름으로 넘겨요.' },
  trust: { title: '신탁 사기', how: '신탁회사에 맡긴 집을 동의 없이 세놓아요.' },
  impersonation: {
    title: '이중계약·사칭·무권대리',
    how: '주인이 아닌 사람이 주인인 척하거나, 한 방을 여러 번 세놓아요.',
  },
  'mortgage-on-moving-day': { title: '이사하는 날의 근저당', how: '대항력이 생기기 전의 하루를 노려 담보를 잡아요.' },
  'hidden-deposits': { title: '다가구 선순위 보증금 속이기', how: '먼저 들어온 세대의 보증금을 줄여 말해요.' },
  'joint-collateral': { title: '공동담보', how: '여러 집을 빚 하나로 묶어, 한 집이 모두 떠안게 해요.' },
  'no-dwelling': { title: '불법건축물·근생', how: '상가나 쪼갠 방을 집처럼 세놓아요.' },
  'no-land-right': { title: '미등기·대지권 미등기', how: '땅의 몫이 없거나 땅에 빚이 따로 있어요.' },
  'inflated-price': { title: '시세 부풀리기', how: '거래가 없는 새집의 값을 부풀리고 뒷돈을 줘요.' },
  'move-out-request': { title: '전입 빼기', how: '대출을 핑계로 주소를 옮기게 해서 순위를 잃게 해요.' },
  'hidden-taxes': { title: '세금 체납', how: '등기부에 아직 나오지 않은 세금이 먼저 나가요.' },
  'false-guarantee': { title: '허위 보증서', how: '가짜이거나 취소된 보증서를 보여 줘요.' },
  'provisional-rights': { title: '가등기·가처분', how: '나중에 나타난 주인이 이겨서 임대차가 사라져요.' },
  sublease: { title: '전대·직거래', how: '권한 없는 사람이 중개 없이 다시 세놓아요.' },
}
