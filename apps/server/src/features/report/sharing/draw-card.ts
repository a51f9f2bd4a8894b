import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Grade } from '@jipsalpim/engine/assessment.ts'
import type { Card } from './card-words.ts'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 88
const RIGHT = 1128
const ink = {
  sheet: '#fbfaf7',
  text: '#17191d',
  quiet: '#464a52',
  brand: '#1f4480',
  caution: '#7f5200',
  tint: '#f9efd6',
}
/** The colours and shapes of grades, as the screen draws them in a 24 × 24 box. */
const marks: Record<Grade, { colour: string; fill?: string; line: string }> = {
  양호: {
    colour: '#15643c',
    fill: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z',
    line: 'm7.2 12.4 3.3 3.3 6.3-6.9',
  },
  주의: { colour: '#7f5200', fill: 'M12 2.2 22.8 21.3H1.2z', line: 'M12 9.4v5.2M12 17.9v.01' },
  위험: { colour: '#ab3b0b', fill: 'M12 .9 23.1 12 12 23.1.9 12z', line: 'M12 7v6M12 16.7v.01' },
  매우위험: { colour: '#860f3f', fill: 'M6.3 2.1h11.4L23.4 12l-5.7 9.9H6.3L.6 12z', line: 'm8.5 8.5 7 7m0-7-7 7' },
  판단보류: { colour: '#51565f', line: 'M8 12h8' },
}

let fonts: Promise<void> | undefined
/** Registered once per process; the first picture waits for it. */
async function loadFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const weight of ['Regular', 'SemiBold', 'Bold', 'ExtraBold'])
    GlobalFonts.registerFromPath(resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`), `Card ${weight}`)
}

/** 1200 × 630, as messengers show it; legible at a quarter of that. The same card gives the same bytes. */
export async function drawCard(card: Card): Promise<Buffer> {
  await (fonts ??= loadFonts())
  const canvas = createCanvas(WIDTH, HEIGHT)
  const c = canvas.getContext('2d')
  const { colour } = marks[card.grade]
  c.fillStyle = ink.sheet
  c.fillRect(0, 0, WIDTH, HEIGHT)
  c.fillStyle = colour
  c.fillRect(0, 0, 20, HEIGHT)
  drawHead(c, card)
  drawMark(c, card.grade)
  text(c, card.grade, { x: 308, y: 306, font: 'ExtraBold', size: 128, colour, spacing: -5 })
  text(c, card.sentence, {
    x: 308,
    y: 378,
    font: 'SemiBold',
    size: 44,
    colour: ink.text,
    spacing: -1.3,
    most: RIGHT - 308,
  })
  c.fillStyle = ink.text
  c.fillRect(LEFT, 446, RIGHT - LEFT, 4)
  text(c, card.label, { x: LEFT, y: 536, font: 'Regular', size: 36, colour: ink.quiet, spacing: -0.7 })
  text(c, card.money, {
    x: RIGHT,
    y: 540,
    font: 'Bold',
    size: 54,
    colour: ink.text,
    spacing: -1.9,
    align: 'right',
    most: 640,
  })
  if (card.age !== null) {
    c.fillStyle = ink.tint
    c.fillRect(20, 570, WIDTH - 20, 60)
    text(c, card.age, { x: LEFT, y: 612, font: 'SemiBold', size: 34, colour: ink.caution, spacing: -0.7 })
  }
  return canvas.toBuffer('image/png')
}

function drawHead(c: SKRSContext2D, card: Card): void {
  const at = (scale: number, draw: () => void) => {
    c.save()
    c.translate(LEFT, 66)
    c.scale(scale, scale)
    draw()
    c.restore()
  }
  at(1, () => {
    c.fillStyle = ink.brand
    c.fill(new Path2D('M5 20 24 5l19 15v23H5z'))
    c.fillStyle = '#ffffff'
    c.fill(new Path2D('M11.5 27.5C15 22.7 19.2 20.3 24 20.3s9 2.4 12.5 7.2c-3.5 4.8-7.7 7.2-12.5 7.2s-9-2.4-12.5-7.2z'))
    c.fillStyle = ink.brand
    c.beginPath()
    c.arc(24, 27.5, 4.4, 0, Math.PI * 2)
    c.fill()
  })
  const name = card.place === '' ? '집살핌' : `집살핌 · ${card.place}`
  const end = text(c, name, { x: LEFT + 62, y: 104, font: 'SemiBold', size: 36, colour: ink.text, spacing: -0.7 })
  c.strokeStyle = ink.brand
  c.lineWidth = 2
  c.strokeRect(end + 18, 70, 76, 44)
  text(c, '공유', {
    x: end + 56,
    y: 103,
    font: 'SemiBold',
    size: 30,
    colour: ink.brand,
    spacing: -0.6,
    align: 'center',
  })
  text(c, card.day, { x: RIGHT, y: 104, font: 'Regular', size: 36, colour: ink.quiet, spacing: -0.7, align: 'right' })
}

function drawMark(c: SKRSContext2D, grade: Grade): void {
  const { colour, fill, line } = marks[grade]
  c.save()
  c.translate(84, 200)
  c.scale(7.2, 7.2)
  c.fillStyle = colour
  c.lineWidth = 2
  c.lineCap = 'round'
  c.lineJoin = 'round'
  if (fill === undefined) {
    c.strokeStyle = colour
    c.lineCap = 'butt'
    c.setLineDash([4.04, 2.243])
    c.beginPath()
    c.arc(12, 12, 10, 0, Math.PI * 2)
    c.stroke()
    c.setLineDash([])
    c.lineCap = 'round'
  } else c.fill(new Path2D(fill))
  c.lineWidth = 2.4
  c.strokeStyle = fill === undefined ? colour : '#ffffff'
  c.stroke(new Path2D(line))
  c.restore()
}

type Look = {
  x: number
  y: number
  font: string
  size: number
  colour: string
  spacing: number
  align?: 'left' | 'right' | 'center'
  /** Wider text is drawn smaller. */
  most?: number
}
/** Returns where the text ends. */
function text(
  c: SKRSContext2D,
  said: string,
  { x, y, font, size, colour, spacing, align = 'left', most = Infinity }: Look,
): number {
  c.textAlign = align
  c.fillStyle = colour
  c.letterSpacing = `${spacing}px`
  c.font = `${size}px "Card ${font}"`
  const width = c.measureText(said).width
  if (width > most) c.font = `${Math.floor((size * most) / width)}px "Card ${font}"`
  c.fillText(said, x, y)
  return x + Math.min(width, most)
}
