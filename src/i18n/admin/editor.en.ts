import type { AdminMessages } from './message-types.ts';

export const editorEn: AdminMessages['editor'] = {
  save: 'Save',
  saveNew: 'Save and publish',
  saveHidden: 'Save as hidden',
  saving: 'Saving…',
  waitingForUploads: 'Waiting for pictures to upload before saving',
  held: {
    failed: (n) =>
      n === 1
        ? 'Not saved, because 1 picture wasn’t uploaded:'
        : `Not saved, because ${n} pictures weren’t uploaded:`,
    waiting: (n) =>
      n === 1
        ? 'Saving waits for a picture that will upload when you’re back online:'
        : `Saving waits for ${n} pictures that will upload when you’re back online:`,
    others: (n) => `and ${n} more`,
    saveWithout: (n) => (n === 1 ? 'Save without it' : 'Save without them'),
  },
  saveWhenOnline: 'Save when I’m back online',
  tryAgain: 'Try saving again',
  cancel: 'Cancel',
  close: 'Close',
  history: 'History',
  sections: 'Sections of the form',
  sectionWithErrors: (title: string) => `${title}: needs fixing`,
  noChanges: 'No changes',
  changes: (n: number) => (n === 1 ? '1 unsaved change' : `${n} unsaved changes`),
  toFix: (n: number) => (n === 1 ? '1 field to fix before saving' : `${n} fields to fix before saving`),
  saved: 'Saved, and live in the shop',
  savedHidden: 'Saved as hidden',
  keptAsDraft: (missing: string) => `Kept as a draft. Still missing before it can be in the shop: ${missing}`,
  keptHere: 'Kept as a draft on this device. Your other devices get it once you’re back online.',
  savedWith: (fields: string) => `Saved, together with changes made elsewhere: ${fields}`,
  seeIt: 'See it on the site',
  serverSilent: 'The server didn’t respond.',
  notSaved: 'Not saved:',
  stillKept: 'What you wrote is saved on this device.',
  stillHere: 'What you wrote is still here.',
  offline: 'No connection.',
  offlineText: 'You can keep writing: everything is saved on this device.',
  offlineQueued:
    'You can keep writing: everything is saved on this device and will be sent when you’re back online.',

  pane: 'Editor view',
  edit: 'Edit',
  preview: 'How it looks',

  draft: {
    kept: (time: string) => `Draft saved · ${time}`,
    keptHere: (time: string) => `Draft saved on this device · ${time}`,
    keptShort: 'Draft saved',
    refused: 'This device can’t save drafts',
    allSaved: 'Everything is saved',
    restored: (when: string) => `Continuing from the draft ${when}`,
    lacksPictures: 'Pictures that were still uploading when the page closed did not arrive. Add them again.',
    discard: 'Discard the draft',
    found: (when: string) => `There is an unsaved draft ${when}`,
    foundElsewhere: (when: string) => `Another device has a newer draft, ${when}`,
    foundChanges: (fields: string) => `Changed in it: ${fields}.`,
    sameVersion: 'No changes have been saved since.',
    otherVersion: 'Other changes have been saved since. When you save, you’ll see any conflicts.',
    take: 'Continue from the draft',
    takeOther: 'Switch to the newer draft',
    keepMine: 'Keep what’s written here',
    leaveIt: 'Start from what’s on the site',
    startAnew: 'Start over',
    today: (time: string) => `from today at ${time}`,
    yesterday: (time: string) => `from yesterday at ${time}`,
    onDay: (day: string, time: string) => `from ${day} at ${time}`,
  },

  zero: {
    warning: 'The shop will show it at a price of 0.',
    title: 'The price is 0',
    text: 'The shop will show it like that, and people can get it without paying.',
    save: 'Save at 0',
    back: 'Back to the price',
  },

  leave: {
    title: 'Leave without saving?',
    changed: (name: string, fields: string) => `“${name}” has unsaved changes: ${fields}.`,
    changedUnnamed: (fields: string) => `There are unsaved changes here: ${fields}.`,
    uploads: (n) => (n === 1 ? '1 picture isn’t uploaded yet.' : `${n} pictures aren’t uploaded yet.`),
    dropped: 'Leaving without saving also deletes the draft, on every device.',
    saveAndLeave: 'Save and leave',
    keepDraft: 'Keep as a draft and leave',
    keepEditing: 'Keep editing',
    leave: 'Leave without saving',
  },

  conflict: {
    byName: (name: string) => `${name} saved this in the meantime`,
    byYou: 'You saved this somewhere else in the meantime',
    bySomebody: 'This was saved somewhere else in the meantime',
    text: (time: string) =>
      `It was saved at ${time}, after you opened it here. Nothing was overwritten. Choose what to keep:`,
    mine: 'Yours, now',
    theirs: (name: string) => `${name}’s`,
    theirsOther: 'From elsewhere',
    field: 'Field',
    taken: (fields: string) => `No conflict, kept: ${fields}`,
    save: 'Save my choices',
    choosesLeft: (n: number) => (n === 1 ? '1 field left to choose' : `${n} fields left to choose`),
    back: 'Back to editing',
    giveUp: 'Discard my changes',
  },

  gone: {
    title: 'This was deleted in the meantime',
    text: 'It was deleted somewhere else. What you wrote is still here.',
    saveAsNew: 'Save as new',
    back: 'Back to editing',
    giveUp: 'Close without saving',
  },

  previewPane: {
    label: 'How it looks on the site',
    he: 'In Hebrew',
    en: 'In English',
    fallsBack: (fields: string) =>
      `On the English site these will be in Hebrew, for lack of a translation: ${fields}.`,
    later: 'The card appears here once there is a name and a price.',
    before: 'Before saving',
    ready: 'Everything needed is here',
    optional: 'Optional, can wait',
    missing: (what: string) => `${what} · missing`,
    altsMissing: (n: number) =>
      n === 1 ? '1 picture description · missing' : `${n} picture descriptions · missing`,
  },
};
