import { askNotifications } from '../shell/notification-popup.tsx'
import { askUpdate } from '../shell/update-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { LinkList } from '../ui/buttons/link-list.tsx'
import { NoticeBox } from '../ui/states/notice-box.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { Part } from './part.tsx'
import { words } from './words.ts'

/** The shell's own popups, and the components of first pages. */
export function ShellParts() {
  return (
    <>
      <Part name="Update · Notification">
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => void askUpdate({ message: words.alertText, force: false })}>
            update
          </Button>
          <Button kind="secondary" onClick={() => void askUpdate({ message: words.alertText, force: true })}>
            forced
          </Button>
          <Button kind="secondary" onClick={() => void askNotifications()}>
            notifications
          </Button>
        </div>
      </Part>
      <Part name="NoticeBox · LinkList · CopyButton">
        <NoticeBox
          title={words.infoTitle}
          listTitle={words.details}
          items={[words.infoText, words.goodText]}
          mark={<SampleMark />}
        >
          {words.cautionText}
        </NoticeBox>
        <LinkList
          items={[
            { id: 'a', to: '?', title: words.cardTitle, note: words.cardText },
            { id: 'b', to: '?', title: words.details },
          ]}
        />
        <CopyButton
          text={words.infoText}
          words={{ copy: words.keep, copied: words.toast, copyFailed: words.errorTitle }}
        />
      </Part>
    </>
  )
}
