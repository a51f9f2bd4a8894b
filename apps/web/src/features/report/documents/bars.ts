/** A bar over a picture, in shares of its width and height. */
export type Bar = { x: number; y: number; width: number; height: number }

const LEAST = 0.01
const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
/** Between two corners, inside the picture. */
export function barBetween(a: { x: number; y: number }, b: { x: number; y: number }): Bar {
  const [x0, x1] = [within(Math.min(a.x, b.x), 1), within(Math.max(a.x, b.x), 1)]
  const [y0, y1] = [within(Math.min(a.y, b.y), 1), within(Math.max(a.y, b.y), 1)]
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}
/** A tap draws nothing. */
export const isSeen = ({ width, height }: Bar): boolean => width >= LEAST && height >= LEAST / 2

export const moved = (bar: Bar, dx: number, dy: number): Bar => ({
  ...bar,
  x: within(bar.x + dx, 1 - bar.width),
  y: within(bar.y + dy, 1 - bar.height),
})
export const resized = (bar: Bar, dx: number, dy: number): Bar => ({
  ...bar,
  width: Math.max(LEAST, within(bar.width + dx, 1 - bar.x)),
  height: Math.max(LEAST, within(bar.height + dy, 1 - bar.y)),
})

/** In the middle, to be moved by the keyboard. */
export const newBar: Bar = { x: 0.3, y: 0.45, width: 0.4, height: 0.05 }
