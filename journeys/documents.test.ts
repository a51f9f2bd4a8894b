import { Buffer } from 'node:buffer'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { photographed, printedPaper, scanned } from '../apps/server/src/features/testing/document-scene.ts'
import { hostile } from '../packages/engine/samples/hostile-pdf.ts'
import { enterBackOffice } from './campaign.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf } from './order-by-call.ts'
import { NARAE } from './order-steps.ts'
import { logIn } from './person.ts'
import { button, choice, heading, openMore, openStory, type Device, type Story } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('documents')

let world: World
beforeAll(async () => {
  world = await startWorld({ fonts: true })
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

async function bought(persona: string, device: Device = 'phone', holds: Record<string, string> = {}) {
  const session = await logIn(world.url, persona)
  const order = await orderByCall(world.url, session.token, NARAE)
  const report = await reportOf(world.url, session.token, order)
  const s = await openStory(world.browser, world.url, {
    device,
    holds: { nz_session: JSON.stringify(session), ...holds },
  })
  return { s, report }
}
const pick = (s: Story, name: string, mimeType: string, bytes: Uint8Array) =>
  s.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
const pdf = 'application/pdf'
const paper =
  '= 주택임대차계약서\n\n임대인 김임대\n\n주민등록번호 800101-1234567\n\n전화 010-1234-5678\n\n보증금 180,000,000원'
const onPhoto = '주택임대차계약서\n임대인 김임대\n800101-1234567\n보증금 180,000,000원'

test('on a phone the register is opened, a paper with text is added and covered, and erased', async () => {
  const { s, report } = await bought('keeps-papers')
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  await openMore(s)
  await s.press(page.getByRole('link', { name: /^서류/ }))
  await heading(page, '보고서의 서류').waitFor()
  await page.getByText('아직 올린 서류가 없어요.').waitFor()
  await s.shot('documents-phone-empty', true)
  await s.press(page.getByRole('link', { name: /^등기부/ }))
  await page.getByRole('img', { name: '등기부 1쪽의 그림' }).waitFor()
  await s.shot('documents-phone-register', true)
  await page.goBack()

  await s.press(button(page, '서류 올리기'))
  await s.press(button(page, '올리기'))
  await page.getByText('보기에서 하나를 골라 주세요.').waitFor()
  await page.getByText('파일을 골라 주세요.').waitFor()
  await s.shot('documents-phone-nothing-chosen', true)
  await s.press(choice(page, '계약서'))
  await pick(s, '계약서.hwp', 'application/octet-stream', Buffer.from('HWP Document File'))
  await page.getByText('PDF, JPG, PNG가 아니에요. 셋 가운데 하나로 바꿔서 골라 주세요.').waitFor()
  await pick(s, '계약서.pdf', pdf, hostile.openScript())
  await page.getByText('계약서.pdf').waitFor()
  await s.press(button(page, '올리기'))
  await page.getByText('실행되는 내용이 든 파일이에요. 인쇄해서 PDF로 저장한 것을 골라 주세요.').waitFor()
  // the selection is kept
  await expect.poll(() => page.getByRole('radio', { name: '계약서' }).isChecked()).toBe(true)
  await s.shot('documents-phone-refused', true)
  await pick(s, '계약서.pdf', pdf, await printedPaper(paper))
  await page.getByText(/PDF의 글자에서 주민등록번호/).waitFor()
  await s.press(button(page, '올리기'))
  await page.getByText('서류를 올렸어요. 번호 2개를 가렸어요.').waitFor()
  await page.getByText('번호 확인 중').waitFor()
  await s.shot('documents-phone-list', true)
  await s.press(page.getByRole('link', { name: /^계약서/ }))
  await page.getByRole('img', { name: '계약서 1쪽의 그림' }).waitFor()
  await s.shot('documents-phone-covered', true)
  const saving = page.waitForEvent('download')
  await s.press(button(page, '파일로 받기'))
  expect((await saving).suggestedFilename()).toBe('집살핌-계약서.pdf')
  await page.goBack()
  await s.press(button(page, '계약서 지우기'))
  await s.press(page.getByRole('alertdialog').getByRole('button', { name: '지우기', exact: true }))
  await page.getByText('아직 올린 서류가 없어요.').waitFor()
  await s.end(['400 /report-document'])
})

test('on a desktop a photograph is covered by mouse and keyboard, and its number is sent to nobody', async () => {
  const { s, report } = await bought('covers-photos', 'desktop')
  const { page } = s
  await page.goto(`${s.url}/report/document/add?report=${report}&kind=tax-certificate`)
  await pick(s, 'photo.png', 'image/png', photographed(onPhoto))
  const photo = page.getByRole('img', { name: '고른 사진' })
  await photo.waitFor()
  await s.press(button(page, '올리기'))
  await page.getByText('막대 없이 올릴까요?').waitFor()
  await s.press(page.getByRole('alertdialog').getByRole('button', { name: '취소', exact: true }))
  // drags over the third line of the paper
  await photo.scrollIntoViewIfNeeded()
  const box = (await photo.boundingBox()) ?? expect.fail()
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.06, 0.215))
  await page.mouse.down()
  await page.mouse.move(...at(0.3, 0.24))
  await page.mouse.move(...at(0.5, 0.265))
  await page.mouse.up()
  await page.getByText('막대 1개를 그렸어요.').waitFor()
  await s.press(button(page, '막대 더하기'))
  const second = button(page, '막대 2')
  await second.focus()
  const before = (await second.boundingBox()) ?? expect.fail()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  const now = async () => (await second.boundingBox()) ?? expect.fail()
  await expect.poll(async () => (await now()).width).toBeGreaterThan(before.width)
  await expect.poll(async () => (await now()).y).toBeGreaterThan(before.y)
  await s.shot('documents-desktop-bars')
  await page.keyboard.press('Delete')
  await page.getByText('막대 1개를 그렸어요.').waitFor()
  const sending = page.waitForRequest((r) => r.url().includes('/report-document') && r.method() === 'POST')
  await s.press(button(page, '올리기'))
  const sent = (await sending).postDataBuffer() ?? expect.fail()
  expect(sent.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  await page.getByText('서류를 올렸어요.').waitFor()
  await s.press(page.getByRole('link', { name: /^납세증명서/ }))
  const page1 = page.getByRole('img', { name: '납세증명서 1쪽의 그림' })
  await page1.waitFor()
  // in the middle of the bar there is only black
  const shown = await loadImage(await page1.screenshot())
  const canvas = createCanvas(shown.width, shown.height)
  canvas.getContext('2d').drawImage(shown, 0, 0)
  const [x, y] = [shown.width * 0.28, shown.height * 0.24].map(Math.round) as [number, number] // of two
  const middle = [...canvas.getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3)
  for (const part of middle) expect(part).toBeLessThan(12)
  await s.shot('documents-desktop-page', true)

  const operator = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) },
  })
  await operator.page.goto(`${world.url}/operator/documents`)
  await operator.page.getByText('납세증명서').first().waitFor()
  await operator.shot('documents-desktop-back-office-list', true)
  await operator.press(operator.page.getByRole('link', { name: /^서류 \d+$/ }).first())
  await operator.page.getByRole('img', { name: '1쪽의 그림' }).waitFor()
  await operator.shot('documents-desktop-back-office', true)
  await operator.press(button(operator.page, '번호가 보여요'))
  await operator.press(
    operator.page.getByRole('alertdialog').getByRole('button', { name: '번호가 보여요', exact: true }),
  )
  await operator.page.getByText('확인을 남겼어요.').waitFor()
  await operator.page.getByText('기다리는 서류가 없어요.').waitFor()
  await operator.end()

  await page.goto(`${s.url}/report/document?report=${report}`)
  await page.getByText('번호가 보여서 파일을 지웠어요. 번호를 가리고 다시 올려 주세요.').waitFor()
  await s.shot('documents-desktop-needs-bars', true)
  await s.press(page.getByRole('link', { name: /^납세증명서/ }))
  await expect.poll(() => page.getByRole('radio', { name: '납세증명서' }).isChecked()).toBe(true)
  await s.end()
})

test('a scan is covered page by page on the device; its sending shows how far it is, and is stopped and repeated', async () => {
  const { s, report } = await bought('covers-scans')
  const { page } = s
  const file = scanned(onPhoto, '둘째 쪽\n010-1234-5678')
  await page.goto(`${s.url}/report/document/add?report=${report}&kind=lease`)
  await pick(s, '스캔.pdf', pdf, file)
  await page.getByText(/글자를 읽을 수 없는 PDF라 쪽을 그림으로 바꿨어요/).waitFor()
  await page.getByText('2쪽 가운데 1쪽').waitFor()
  await s.press(button(page, '막대 더하기'))
  await s.shot('documents-phone-scan', true)
  await s.press(button(page, '다음 쪽'))
  await page.getByText('2쪽 가운데 2쪽').waitFor()
  await page.getByText('아직 막대가 없어요.').waitFor()
  await s.press(button(page, '막대 더하기'))
  await s.press(button(page, '막대 더하기'))
  await s.press(button(page, '이전 쪽'))
  await page.getByText('막대 1개를 그렸어요.').waitFor()

  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 }
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow)
  const keys: (string | undefined)[] = []
  page.on('request', (r) => {
    if (r.url().includes('/report-document?') && r.method() === 'POST') keys.push(r.headers()['idempotency-key'])
  })
  await s.press(button(page, '올리기'))
  await page.getByText(/^([1-9]|[1-9]\d)% 보냈어요$/).waitFor()
  await s.shot('documents-phone-sending', true)
  await s.press(button(page, '그만 보내기'))
  await page.getByText('보내기를 멈췄어요. 고른 것과 막대는 그대로 있어요.').waitFor()
  await page.getByText('막대 1개를 그렸어요.').waitFor()
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1, offline: true })
  await s.press(button(page, '다시 올리기'))
  await page.getByText(/끝까지 보내지 못했어요/).waitFor()
  await s.shot('documents-phone-not-sent', true)
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  const sending = page.waitForRequest((r) => r.url().includes('/report-document?') && r.method() === 'POST')
  await s.press(button(page, '다시 올리기'))
  expect((await sending).url()).toContain('covered=yes')
  await page.getByText('서류를 올렸어요.').waitFor()
  // the same bytes with the same key: had the first one arrived, this would not add a second paper
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  await s.press(page.getByRole('link', { name: /^계약서/ }))
  await page.getByRole('img', { name: '계약서 1쪽의 그림' }).waitFor()
  await s.shot('documents-phone-scan-kept', true)
  await s.end()
})

test('the line that a risk rests on is lit on its page of the original: beside the report on a desktop, in the sheet on a phone', async () => {
  const { s, report } = await bought('sees-the-line', 'desktop')
  const { page } = s
  await page.goto(`${s.url}/report/view?report=${report}`)
  const pane = page.getByRole('region', { name: '등기부' })
  await s.press(pane.getByRole('button', { name: /등기부 원본 1쪽에서 보기/ }))
  await page.getByRole('img', { name: '등기부 1쪽의 그림' }).waitFor()
  const line = page.getByRole('img', { name: '이 줄이에요' })
  await line.waitFor()
  await line.scrollIntoViewIfNeeded()
  await s.shot('documents-desktop-line')
  await s.end()

  const phone = await bought('sees-the-line-too')
  await phone.s.page.goto(`${phone.s.url}/report/view?report=${phone.report}`)
  await phone.s.press(phone.s.page.getByRole('button', { name: '내 보증금보다 앞선 빚이 있어요' }).first())
  await phone.s.press(
    phone.s.page
      .getByRole('dialog')
      .getByRole('button', { name: /등기부 원본 1쪽에서 보기/ })
      .first(),
  )
  await phone.s.page.getByRole('dialog').getByRole('img', { name: '이 줄이에요' }).waitFor()
  await phone.s.shot('documents-phone-line')
  await phone.s.press(phone.s.page.getByRole('link', { name: '이 쪽을 크게 보기' }))
  await heading(phone.s.page, '등기부').waitFor()
  await expect.poll(() => phone.s.page.getByRole('dialog').count()).toBe(0)
  await phone.s.shot('documents-phone-large')
  await phone.s.end()
})

test.each(
  told([
    ['zh', 'phone', '上传文件'],
    ['vi', 'desktop', 'Tải giấy tờ lên'],
  ] as const),
)('the papers in %s', async (lang, device, add) => {
  const { s, report } = await bought(`papers-${lang}`, device, { nz_lang: lang })
  const { page } = s
  await page.goto(`${s.url}/report/document?report=${report}`)
  await button(page, add).waitFor()
  await s.shot(`documents-${device}-${lang}`, true)
  await s.press(button(page, add))
  await pick(s, 'photo.jpg', 'image/jpeg', photographed(onPhoto, 'image/jpeg'))
  await page.locator('canvas').waitFor()
  await s.shot(`documents-${device}-${lang}-add`, true)
  await s.end()
})
