/** The size of a JPEG or PNG as stated in its header, in pixels; null where there is none. Nothing is unpacked. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return bytes[0] === 0x89 ? { width: view.getUint32(16), height: view.getUint32(20) } : sizeOfJpeg(view)
  } catch {
    // the header is truncated
    return null
  }
}

function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}
/** SOF0 to SOF15; DHT, JPG and DAC lie between them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
