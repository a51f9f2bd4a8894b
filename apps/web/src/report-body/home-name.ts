/** '서울특별시 강서구 화곡동 9047-1 나래하우스 제3층 제302호' as the home's own name, where it stands, and the unit alone. */
export function homeName(address: string): { name: string; place: string; short: string } {
  const [, lot = '', building = ''] =
    /^(.*?\S+[동리가읍면로길]\s+(?:산\s*)?\d+(?:-\d+)?)(?:\s+(.+))?$/.exec(address.trim()) ?? []
  if (lot === '') return { name: address, place: '', short: address }
  const spoken = building.replaceAll(/제(?=[\d가-힣A-Z]*\d+[호동층])/g, '').replace(/\d+층\s+(?=\S+호$)/, '')
  const unit = /\S+호$/.exec(spoken)?.[0]
  if (spoken === '') {
    const parts = lot.split(' ')
    const name = parts.slice(-2).join(' ')
    return { name, place: parts.slice(0, -2).join(' '), short: name }
  }
  return { name: spoken, place: lot, short: unit ?? spoken }
}
