import type { Numbers } from '../../values/numbers.ts'
import type { DiffRefusalName } from '../../diff/change.ts'
import type { RefusalName } from '../../register/model.ts'
import { count, has, text } from './text.ts'

export type RefusalWords = { title: string; body: (n: Numbers) => string; act: string }

export const refusalWords: Readonly<Record<RefusalName, RefusalWords>> = {
  unreadable: {
    title: '글자를 읽을 수 없는 파일이에요',
    body: () => '사진을 찍은 파일이거나 손상된 파일이에요.',
    act: '인터넷등기소에서 내려받은 PDF를 그대로 올려 주세요.',
  },
  passwordProtected: {
    title: '비밀번호가 걸린 파일이에요',
    body: () => '비밀번호를 모르면 열 수 없어요.',
    act: '비밀번호를 푼 파일을 올려 주세요.',
  },
  tooManyPages: {
    title: '쪽수가 너무 많아요',
    body: (n) =>
      has(n, 'pages') ? `${count(n, 'pages')}쪽이에요. 200쪽까지 읽을 수 있어요.` : '200쪽까지 읽을 수 있어요.',
    act: '집 하나의 등기부만 올려 주세요.',
  },
  tooLarge: {
    title: '파일이 너무 커요',
    body: () => '등기부는 보통 몇 메가바이트를 넘지 않아요.',
    act: '인터넷등기소에서 내려받은 PDF를 그대로 올려 주세요.',
  },
  hasScripts: {
    title: '프로그램이 들어 있는 파일이에요',
    body: () => '등기부에는 프로그램이 들어 있지 않아 열지 않았어요.',
    act: '인터넷등기소에서 내려받은 PDF를 그대로 올려 주세요.',
  },
  otherVendor: {
    title: '아직 읽지 못하는 형식이에요',
    body: (n) =>
      has(n, 'vendor')
        ? `${text(n, 'vendor')}에서 받은 자료는 아직 읽지 못해요.`
        : '이 곳에서 받은 자료는 아직 읽지 못해요.',
    act: '등기부 PDF를 올려 주세요.',
  },
  notARegister: {
    title: '등기부가 아닌 것 같아요',
    body: () => '부동산 등기부에 있어야 할 갑구와 고유번호를 찾지 못했어요.',
    act: '인터넷등기소에서 뗀 부동산 등기부를 올려 주세요.',
  },
  corporateRegister: {
    title: '회사의 등기부예요',
    body: () => '제목은 같지만 법인 등기부라 집의 권리가 나오지 않아요.',
    act: '집 주소로 뗀 부동산 등기부를 올려 주세요.',
  },
  pagesMissing: {
    title: '빠진 쪽이 있어요',
    body: (n) => `모두 ${count(n, 'declared')}쪽인데 ${count(n, 'read')}쪽만 있어요.`,
    act: '전체 쪽이 담긴 파일을 올려 주세요.',
  },
  mixedDocuments: {
    title: '서로 다른 등기부가 섞여 있어요',
    body: () => '쪽마다 고유번호나 발급 시각이 달라요.',
    act: '집 하나의 등기부만 담아 다시 올려 주세요.',
  },
  emptyFile: {
    title: '빈 파일이에요',
    body: () => '파일에 내용이 없어요.',
    act: '내려받기가 끝났는지 확인하고 다시 올려 주세요.',
  },
}

/** Why two registers cannot be compared. */
export const diffRefusalWords: Readonly<Record<DiffRefusalName, { title: string; body: string; act: string }>> = {
  differentHome: {
    title: '다른 집의 등기부예요',
    body: '고유번호나 주소가 달라 비교하지 않았어요.',
    act: '같은 집의 등기부를 넣어 주세요.',
  },
  homeUnknown: {
    title: '같은 집인지 알 수 없어요',
    body: '고유번호와 주소를 읽지 못했어요.',
    act: '첫 쪽이 들어 있는 등기부를 넣어 주세요.',
  },
  olderAfter: {
    title: '더 오래된 등기부예요',
    body: '먼저 넣은 등기부보다 앞서 뗀 것이라 새로 바뀐 것을 알 수 없어요.',
    act: '두 등기부의 순서를 바꾸거나 새로 뗀 등기부를 넣어 주세요.',
  },
  partOnly: {
    title: '일부만 담은 증명서예요',
    body: '등기부의 일부만 담겨 있어 없어진 것과 빠진 것을 가를 수 없어요.',
    act: '인터넷등기소에서 "전부증명서"를 떼어 넣어 주세요.',
  },
}
