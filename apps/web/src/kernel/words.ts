export const kernelWords = {
  offline: '인터넷 연결을 확인해 주세요. 입력한 내용은 그대로 있어요.',
  loginTitle: '로그인이 필요해요',
  loginText: '입력한 내용은 그대로 두고, 로그인한 뒤 여기로 돌아와요.',
  loginNo: '취소',
  loginYes: '3초 만에 로그인',
}
