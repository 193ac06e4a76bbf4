import { defineText, formatCount } from '@waybill/ui';

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'day' : 'days'}`;
const contents = (count: number) => `${formatCount(count)} ${count === 1 ? 'content' : 'contents'}`;

export const tabText = defineText('screens/settings/tabs/privacy/tab', {
  title: 'Privacy',
  contents: 'Contents',
  about:
    'What was pasted, uploaded or sent is looked through for data types when its event arrives. What was found stays, as masked lines; the content itself is forgotten, unless it is kept here.',
  whyKeep:
    'Kept contents are looked through again when a data type or an exception changes, and whoever has the permission can see them in a detection; every look is written down. They are stored encrypted and deleted when their time is over.',
  choice: 'After its data types were found, a content is',
  forgotten: 'Forgotten',
  forgottenHint: 'Later changes of data types act on new contents only.',
  kept: 'Kept for some days',
  keptHint: 'Applies to contents from now on. Those that are there already keep their date.',
  days: 'Days',
  daysHint: (most: number) => `1 to ${formatCount(most)}`,
  badgeForgotten: 'Not kept',
  badgeKept: (count: number) => `Kept for ${days(count)}`,
  keptNow: 'Kept now',
  keptNowValue: (count: number, size: string) => `${contents(count)}, ${size}`,
  noneKept: 'None',
  oldest: 'Oldest from',
  deletesAll: (count: number) =>
    `Saving deletes ${count === 1 ? 'the content that is kept' : `all ${contents(count)} that are kept`}. They do not come back.`,
  deletesOlder: (count: number) =>
    `Saving deletes the contents that are older than ${days(count)}. They do not come back.`,
  deleteQuestion: 'Delete kept contents?',
  deleteAndSave: 'Delete and save',
  save: 'Save changes',
  discard: 'Discard',
  nothingChanged: 'Nothing has been changed',
  allSaved: 'All changes are saved.',
  unsaved: 'There are unsaved changes.',
  savedForgotten: 'Contents are not kept any more',
  savedKept: (count: number) => `Contents are kept for ${days(count)}`,
  undo: 'Undo',
  undoneNote: 'What was deleted in the meantime does not come back.',
  conflict: 'Somebody changed the settings in the meantime',
  conflictNote: 'They have been loaded again. Repeat your change.',
  leaveQuestion: 'Leave without saving?',
  leaveEffect: 'Your changes to the settings are lost.',
  leave: 'Leave',
});
