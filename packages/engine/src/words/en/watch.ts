import type { WatchWords } from '../ko/watch.ts'

export const watch: WatchWords = {
  alerts: {
    application: {
      title: 'A new application for registration was received',
      body: 'Once registered, it takes effect from its receipt. The sum is known only when registration is done.',
    },
    correction: {
      title: 'The registry asked for a correction of the application',
      body: 'If it is corrected, processing goes on; if not, it is turned down.',
    },
    registered: {
      title: 'The register changed',
      body: 'The application was registered. Here is what changed and what it does to your deposit.',
    },
    dismissed: {
      title: 'The application was turned down',
      body: 'Nothing came onto the register. It can be filed again, so the watch goes on.',
    },
    withdrawn: {
      title: 'The application was withdrawn',
      body: 'The applicant took it back. It can be filed again, so the watch goes on.',
    },
    same: {
      title: 'The application is done and this home is as it was',
      body: 'The register was read again, and no right on it changed.',
    },
    missed: {
      title: 'A change of the register was found late',
      body: 'Its application was not seen beforehand. Check now what changed.',
    },
    'since-report': {
      title: 'The register has changed since your report',
      body: 'The register in your report was compared with the one read today. Check now what changed.',
    },
    unconfirmed: {
      title: 'The result of an application is not known yet',
      body: 'The application is over, but the register could not be read to see what changed. You are told as soon as it is.',
    },
    unlisted: {
      title: 'The registry is processing an application for this home',
      body: 'Which one is not known yet: the list of applications does not show it, and no register is issued until it is done.',
    },
    stopped: {
      title: 'The watch stands still',
      body: 'No registry data arrives. Whether something changed meanwhile is not known.',
    },
    resumed: {
      title: 'Checking again',
      body: 'The applications and the register of the gap were read anew.',
    },
  },
  guard: {
    go: {
      title: 'Nothing had changed when it was checked',
      body: 'This holds only up to the times shown. It cannot prevent an application received later.',
    },
    hold: {
      title: 'Do not send the money now',
      body: 'There is a reason to stop. See it below and ask the landlord.',
    },
    unknown: {
      title: 'It cannot be said now',
      body: 'Something could not be checked. Decide after a new check.',
    },
  },
  looks: {
    extract: 'Register',
    cases: 'List of applications',
    source: 'Connection to the registry',
    judgement: 'What the changes do',
  },
  verdicts: { ok: 'Fine', stop: 'Stop', unknown: 'Not checked' },
  cases: {
    received: 'Received',
    'in-progress': 'Being processed',
    completed: 'Registered',
    dismissed: 'Not registered',
    unknown: 'A state not seen before',
  },
  home: {
    idle: 'No application',
    application: 'An application is waiting',
    pending: 'Checking on the register what a finished application did',
    'confirmed-changed': 'The register changed',
    'confirmed-same': 'The register is as it was',
    dismissed: 'The application was not registered',
  },
  overlays: { 'unknown-source': 'Waiting for an answer', stale: 'The watch stands still' },
  slots: {
    'balance-day': 'Balance day: checked every 30 minutes',
    'before-move-in': 'Before moving in: checked five times a day',
    'open-case': 'An application is open: checked five times a day',
    daily: 'Checked once a day',
  },
  whatIf: {
    sizes: { small: 'If it is a small sum', usual: 'If it is a usual sum', large: 'If it is a large sum' },
    facts: {
      'owner-changes': 'The owner changes. Another person may have to return the deposit.',
      'trust-begins': 'The home passes to a trust company. Its consent is needed.',
      'auction-begins': 'An auction or public sale begins. A last day to claim a share will be set.',
      'seizure-begins': 'The home is seized for unpaid tax or the like. The register does not show the sum.',
      'title-challenged': 'The ownership is disputed. The owner may change.',
      'restriction-begins': 'Disposing of the home becomes restricted.',
      'right-changes': 'An existing entry changes.',
      'right-ends': 'An existing entry is cancelled.',
      'insolvency-begins': 'Rehabilitation or bankruptcy of the owner begins.',
      'price-unknown': 'The price of the home is not known, so no sums can be shown.',
      'kind-unknown': 'This kind of entry was not seen before, so its effect cannot be computed.',
    },
  },
}
